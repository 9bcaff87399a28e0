/** What Linux knows of a process. */
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** The fields of /proc/PID/stat after the name, which stands in brackets and may hold blanks. */
function statOf(pid: number | string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** CPU seconds used so far, all threads together, to the nanosecond. */
export const cpuOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + nanosOf(pid, thread), 0) / 1e9

function nanosOf(pid: number, thread: string): number {
  return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
}

/** The same with its children, also those that have ended. */
export function cpuOfFamily(pid: number): number {
  const fields = statOf(pid)
  const gone = (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
  return childrenOf(pid).reduce((sum, child) => sum + cpuOfFamily(child), cpuOf(pid) + gone)
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number)

function parentOf(pid: string): number | null {
  try {
    return Number(statOf(pid)[1])
  } catch {
    // It has just ended.
    return null
  }
}

/** Resident memory in bytes. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
}
