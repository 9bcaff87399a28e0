/** Structured logs. Nothing that is logged may hold a token, a code, a name or what somebody said. */
import { setLogger } from '@colyseus/core/Logger'
import { CODE_LENGTH, CODE_LETTERS } from '@heorot/shared'
import { type Logger, pino } from 'pino'

export type { Logger }

export function createLog(level: string): Logger {
  const log = pino({ level, base: null, redact: ['token', '*.token', 'headers', '*.headers'] })
  // Colyseus reports every malformed frame as an error with a stack: anybody could fill the disk.
  const quiet = (...args: unknown[]) =>
    log.debug({ from: 'colyseus' }, withoutCodes(args.map(String).join(' ')))
  setLogger({ debug: quiet, error: quiet, info: quiet, trace: quiet, warn: quiet })
  return log
}

/** Whoever knows a code finds the table, so logs do not. */
export const withoutCodes = (text: string): string => text.replace(CODES, '********')

const CODES = new RegExp(`\\b[${CODE_LETTERS}]{${CODE_LENGTH}}\\b`, 'gi')
