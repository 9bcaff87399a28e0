/** One core for the server, another for the driver, where there are two. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface Cores {
  readonly server: number
  readonly driver: number
}

/** Two of the cores this process may use, or null. */
function pickCores(): Cores | null {
  const allowed = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? ''
  const cores = allowed.split(',').flatMap(range => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
  const [server, driver] = cores
  return server === undefined || driver === undefined ? null : { server, driver }
}

export const cores = pickCores()

/** Moves this process, threads included, to the driver's core. */
export function pinDriver(): void {
  if (cores) execFileSync('taskset', ['-a', '-c', '-p', String(cores.driver), String(process.pid)])
}

/** The command on the server's core. */
export const pinnedCommand = (command: readonly string[]): readonly string[] =>
  cores ? ['taskset', '-c', String(cores.server), ...command] : command
