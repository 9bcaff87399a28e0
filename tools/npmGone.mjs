/** npm that is killed, or whose shell is, leaves what it runs behind without a signal. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

const LOOK_EVERY = 250
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Our parent and, where that is a shell that npm runs scripts in and Linux tells, npm behind it. */
function parents() {
  const { ppid } = process
  try {
    const [, npm] = /\((?:da|ba|a)?sh\) \S (\d+)/.exec(readFileSync(`/proc/${ppid}/stat`, 'latin1')) ?? []
    return `${ppid} ${npm}`
  } catch {
    return `${ppid}`
  }
}

/**
 * Calls `stop` when the npm that runs this script has gone, unless a signal has told the same. Started without npm, by a
 * service manager or with `nohup`, a script may lose its parent and run on.
 */
export function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_script?.includes(basename(process.argv[1]))) return
  const before = parents()
  const timer = setInterval(() => {
    if (parents() === before) return
    clearInterval(timer)
    stop()
  }, LOOK_EVERY).unref()
  for (const signal of SIGNALS) process.once(signal, () => clearInterval(timer))
}
