/** What keeps a store from working, in one sentence for the operator. */
import { errorCode } from '../ops/errors'

const FULL =
  'The disk is full: nothing is accepted until there is room again; whatever was accepted before is safe.'
const DISK =
  'The disk does not take what is written to it (full, over a quota, or failing): nothing is accepted until it does; whatever was accepted before is safe.'
const READ_ONLY =
  'The data folder or the database cannot be written to: nothing is accepted until it can; whatever was accepted before is safe.'
const DAMAGED =
  'The SQLite file is damaged: stop the server and restore a backup with "npm run restore -- FILE".'
const AWAY =
  'The database does not answer: nothing is accepted until it does; whatever was accepted before is safe.'
const LOCKED = 'Another process keeps the SQLite file locked: only one server may use a data folder.'

const FULL_DATABASE =
  'The database has no room left on its disk: nothing is accepted until there is; whatever was accepted before is safe.'

const causes = (sentence: string, ...codes: string[]) =>
  Object.fromEntries(codes.map(code => [code, sentence]))

/** By the codes of SQLite, of the system and of Postgres. */
const SENTENCES: Readonly<Record<string, string>> = {
  ...causes(FULL, 'SQLITE_FULL', 'ENOSPC', 'EDQUOT'),
  ...causes(DISK, 'SQLITE_IOERR'),
  ...causes(LOCKED, 'SQLITE_BUSY'),
  ...causes(READ_ONLY, 'SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_PERM', 'EROFS'),
  ...causes(DAMAGED, 'SQLITE_CORRUPT', 'SQLITE_NOTADB'),
  ...causes(AWAY, 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'),
  ...causes(AWAY, 'ENOTFOUND', 'EAI_AGAIN'),
  // Postgres: shutting down, crashed, starting up, no connection left.
  ...causes(AWAY, '57P01', '57P02', '57P03', '53300'),
  // A Postgres that only reads, such as one that follows another.
  ...causes(READ_ONLY, '25006'),
  ...causes(FULL_DATABASE, '53100'),
}

/** The connection to a database failed before it answered. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super(`the connection is lost: ${cause}`, { cause })
  }
}

/** The sentence for a fault of disk, network or database; null for anything else, such as a bug. */
export function troubleOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  return error instanceof ConnectionLost ? AWAY : (SENTENCES[errorCode(error)] ?? null)
}

const PATIENCE = 30_000
const PAUSE = 500

/** Retries while the store is away: a start does not fail because a database restarts at the same moment. */
export async function retryAtStart<T>(
  ask: () => Promise<T>,
  mayPass: (error: unknown) => boolean = error => troubleOf(error) !== null,
): Promise<T> {
  for (const end = performance.now() + PATIENCE; ; ) {
    try {
      return await ask()
    } catch (error) {
      if (!mayPass(error) || performance.now() > end) throw error
      await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
  }
}
