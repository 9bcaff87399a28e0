/** Why the server cannot start, in one sentence that says what to do. */
import { join } from 'node:path'
import type { Config } from './config'
import { errorCode } from './errorCode'
import { OperatorError } from './OperatorError'

interface Failure extends Error {
  readonly port?: number
}

/** A sentence for what an operator can fix; anything else is a bug and needs its stack. */
export function startFailure(error: Failure, config: Config): string {
  if (error instanceof OperatorError) return error.message
  const sentence = sentences(error, config)[errorCode(error)]
  return sentence ?? error.stack ?? String(error)
}

function sentences(
  { port }: Failure,
  { HEOROT_HOST: host, HEOROT_DATA: data }: Config,
): Record<string, string> {
  const file = join(data, 'heorot.sqlite')
  const noSuchHost = `HEOROT_HOST must be an address of this machine, such as 0.0.0.0 or 127.0.0.1, not "${host}".`
  const damaged = `"${file}" is damaged or no SQLite file: restore a backup with "npm run restore -- FILE", or move it away to begin without tables.`
  const full = `The disk of "${data}" is full, over a quota or failing: make room and start again; nothing is lost.`
  return {
    EADDRINUSE: `Port ${port} is in use: stop what listens there, or set HEOROT_PORT to another.`,
    EACCES: `Port ${port} may not be opened by this user: set HEOROT_PORT to one above 1023.`,
    ...{ EADDRNOTAVAIL: noSuchHost, ENOTFOUND: noSuchHost, EAI_AGAIN: noSuchHost },
    ...{ SQLITE_NOTADB: damaged, SQLITE_CORRUPT: damaged },
    ...{ ENOSPC: full, SQLITE_FULL: full, SQLITE_IOERR: full },
  }
}
