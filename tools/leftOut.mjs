/** Tests of what only some systems have; they are left out on the others. */

/** /proc, prlimit, mkfifo, and what `tools/need.mjs` installs: Redis, Postgres and nginx. */
const NEEDS_LINUX = [
  'e2e/cluster',
  ...['faults', 'stopping', 'trouble', 'unread'].map(name => `server/test/${name}`),
]
/** Owner-only files, links, deleting files that are open, signals that a process may answer, `sh`. */
const NEEDS_UNIX = [
  ...['server/src/store/sqlite/dataFolder', 'server/src/store/sqlite/restore', 'tools/quietPipe'],
  ...['server/test/backup', 'server/test/crash', 'server/test/downtime', 'e2e/newGame'],
]

/** The names of test files, without their ending, that cannot run on this system. */
export function leftOut(platform = process.platform) {
  if (platform === 'linux') return []
  return platform === 'win32' ? [...NEEDS_LINUX, ...NEEDS_UNIX] : NEEDS_LINUX
}
