import { setLogger } from '@colyseus/core/Logger'

/** Hands everything Colyseus logs to `write`: it reports each bad frame with a stack, and anybody could fill the disk. */
export function logTo(write: (text: string) => void): void {
  const quiet = (...args: unknown[]) => write(args.map(String).join(' '))
  setLogger({ debug: quiet, error: quiet, info: quiet, trace: quiet, warn: quiet })
}
