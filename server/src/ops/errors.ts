/** What can go wrong outside this program, and what an operator is told of it. */
import { join } from 'node:path'
import type { Config } from './config'

/** Something the operator can fix. The message says what is wrong and what to do. */
export class OperatorError extends Error {}

/** libsql has no name for many of SQLite's detailed codes; the kind of error is in the last byte of all of them. */
const KINDS: Readonly<Record<number, string>> = {
  3: 'SQLITE_PERM',
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
}

/** The code of an error of SQLite (its kind), of the system or of Postgres; empty when it has none. */
export function errorCode(error: unknown): string {
  const { code, rawCode } = (error ?? {}) as { code?: unknown; rawCode?: unknown }
  const kind = typeof rawCode === 'number' ? KINDS[rawCode & 0xff] : undefined
  return kind ?? String(code ?? '')
}

interface Failure extends Error {
  readonly port?: number
}

/** Why the server cannot start: a sentence for what an operator can fix; anything else is a bug and needs its stack. */
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
