/** What asks a process to end: Ctrl+C, a service manager, a terminal that closes. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A terminal signals all of its processes, and some of those pass the signal on. */
const REPEATED_WITHIN = 2000

/** The first signal calls `begin`; one that comes much later, from somebody who will not wait, calls `end`. */
export function onStopSignal(
  begin: () => void,
  end: () => void,
  {
    source = process,
    now = () => performance.now(),
  }: { source?: NodeJS.EventEmitter; now?: () => number } = {},
): void {
  let begunAt: number | null = null
  const hear = () => {
    if (begunAt !== null) return now() - begunAt > REPEATED_WITHIN ? end() : undefined
    begunAt = now()
    begin()
  }
  for (const signal of SIGNALS) source.on(signal, hear)
}
