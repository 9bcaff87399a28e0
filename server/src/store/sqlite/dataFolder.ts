/** The data folder: owner-only, and used by one process at a time. */
import { chmodSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { errorCode, OperatorError } from '../../ops/errors'

export const fileIn = (data: string): string => join(data, 'heorot.sqlite')

/** What SQLite keeps beside a database while it is open, and leaves behind when its process is killed. */
export const SIDE_FILES = ['-wal', '-shm', '-journal'] as const

/** Makes the folder if there is none. */
export function prepareFolder(data: string): void {
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw unusable(data, error as Error)
  }
  keepToOwner(data)
}

/** Why the folder cannot be used, as a sentence. */
export const unusable = (data: string, { message }: Error): OperatorError =>
  new OperatorError(
    `The folder "${data}" cannot be used (${message}): set HEOROT_DATA to a folder that the server's user can write to; nothing was changed.`,
  )

/** The database holds seeds of running matches: nobody but its owner may read it. */
export function keepToOwner(data: string): void {
  // A folder with the sticky bit, such as /tmp, is shared on purpose.
  if ((statSync(data).mode & 0o1000) === 0) restrict(data)
  for (const side of ['', ...SIDE_FILES]) restrict(`${fileIn(data)}${side}`)
}

function restrict(path: string): void {
  try {
    chmodSync(path, statSync(path).mode & 0o700)
  } catch {
    // There is none, or somebody else owns it, which `exposure` reports.
  }
}

/** A sentence when others on this machine can read the database, else null. */
export function exposure(data: string): string | null {
  if (process.platform === 'win32' || !existsSync(fileIn(data))) return null
  const isOpen = (path: string) => (statSync(path).mode & 0o077) !== 0
  return isOpen(data) && isOpen(fileIn(data))
    ? `Others on this machine can read "${fileIn(data)}", which holds the seeds of running matches: give the folder to the user who runs the server.`
    : null
}

const LOCK_PATIENCE = 3000

/**
 * Keeps other processes out: two on one file would both believe that every table is theirs. A lock of the
 * operating system ends with its process however that ends, and does not hinder a backup.
 */
export function lockFolder(data: string): () => void {
  const path = join(data, 'heorot.lock')
  for (;;) {
    const lock = locked(path, data)
    // The previous holder may have removed the file in between: then this lock protects nothing.
    if (existsSync(path)) return () => unlock(lock, path)
    lock.close()
  }
}

function unlock(lock: Database.Database, path: string): void {
  remove(path)
  lock.close()
  // Windows deletes no open file, so neither this one before nor that of the next process now.
  if (process.platform === 'win32') remove(path)
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // A lock file that stays behind hinders nobody.
  }
}

function locked(path: string, data: string): Database.Database {
  try {
    const lock = new Database(path)
    lock.exec(`pragma busy_timeout = ${LOCK_PATIENCE}; pragma journal_mode = memory`)
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    if (errorCode(error) === 'SQLITE_BUSY') throw inUse(data)
    throw unusable(data, error as Error)
  }
}

const inUse = (data: string): OperatorError =>
  new OperatorError(
    `Another Heorot process uses the folder "${data}": stop it, set HEOROT_DATA to another folder, or use Postgres for several processes.`,
  )

/**
 * Throws when another process has the database open, also if somebody has deleted the lock file: only a
 * database that nobody else uses can leave WAL mode. What a killed process left behind is taken over by it.
 */
export function claimFile(db: Database.Database, data: string): void {
  const end = performance.now() + LOCK_PATIENCE
  for (;;) {
    try {
      db.exec('pragma journal_mode = delete')
      return
    } catch (error) {
      if (errorCode(error) !== 'SQLITE_BUSY') throw error
      if (performance.now() > end) throw inUse(data)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
    }
  }
}
