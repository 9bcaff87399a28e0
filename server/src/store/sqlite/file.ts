/** Opens and closes the SQLite file: checked before anything is written to it, whole when it is closed. */
import { existsSync, rmSync, statSync } from 'node:fs'
import { claimFile, fileIn, keepToOwner, SIDE_FILES, unusable } from './dataFolder'
import { errorCode, OperatorError } from '../../ops/errors'
import Database from 'libsql'

/** "HROT": says whose database it is. */
const APPLICATION = 0x48524f54
/** Raised when an older version could no longer work with the file. */
const VERSION = 1
const SIGNATURE = `pragma application_id = ${APPLICATION}; pragma user_version = ${VERSION}`

/** Opens the file in `data`, new if there is none; `schema` creates what is missing. */
export function openFile(data: string, schema: string): Database.Database {
  const file = fileIn(data)
  const isNew = isMissing(file)
  const db = new Database(file)
  try {
    claimFile(db, data)
    const flaw = isNew ? null : flawOf(db)
    if (flaw) throw new OperatorError(`"${file}" ${FLAWS[flaw]}`)
    transaction(db, () => db.exec(`${schema}; ${SIGNATURE}`))
    // Before there is a journal beside it, which gets the same permissions.
    keepToOwner(data)
    db.exec('pragma journal_mode = wal')
    return db
  } catch (error) {
    db.close()
    if (isNew) rmSync(file, { force: true })
    throw isReadOnly(error) ? unusable(data, error as Error) : error
  }
}

const RESTORE = 'restore a backup with "npm run restore -- FILE"'

const FLAWS: Record<Flaw, string> = {
  blank: `is a database without any tables: ${RESTORE}, or delete it to begin without tables.`,
  foreign: 'is not a database of Heorot: set HEOROT_DATA to another folder.',
  newer: `was written by a newer version of Heorot: upgrade, or ${RESTORE} of this version.`,
}

const isReadOnly = (error: unknown): boolean =>
  ['SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_PERM'].includes(errorCode(error))

/** Leaves one file: with nothing beside it that a copy could lack. */
export function closeFile(db: Database.Database): void {
  try {
    db.exec('pragma journal_mode = delete')
  } catch {
    // A backup is reading, or the disk is full: the journal beside the file is complete as well.
  }
  db.close()
}

/** Whether there is no database yet; throws rather than begin a new one where there was one. */
function isMissing(file: string): boolean {
  if (existsSync(file)) {
    if (statSync(file).size > 0) return false
    throw new OperatorError(`"${file}" is empty: ${RESTORE}, or delete it to begin without tables.`)
  }
  const left = SIDE_FILES.map(side => `${file}${side}`).find(existsSync)
  if (left === undefined) return true
  throw new OperatorError(
    `"${file}" is missing, but "${left}" is there: put the file back, ${RESTORE}, or delete "${left}" to begin without tables.`,
  )
}

/** Why a database cannot be used: without tables, of something else, of a newer version. */
export type Flaw = 'blank' | 'foreign' | 'newer'

export function flawOf(db: Database.Database, schema = 'main'): Flaw | null {
  const read = (sql: string) => Object.values(db.prepare(sql).get() as Record<string, unknown>)[0]
  if (read(`select count(*) from ${schema}.sqlite_master`) === 0) return 'blank'
  if (read(`pragma ${schema}.application_id`) !== APPLICATION && read(oldTables(schema)) === 0)
    return 'foreign'
  return Number(read(`pragma ${schema}.user_version`)) > VERSION ? 'newer' : null
}

/** Earlier versions did not sign the file. */
const oldTables = (schema: string): string => `
  select count(*) from ${schema}.sqlite_master as made, pragma_table_info(made.name, '${schema}') as has
  where made.name in ('tables', 'intents') and has.name = 'code'`

/** All of it or nothing. */
export function transaction(db: Database.Database, work: () => void): void {
  db.exec('begin immediate')
  try {
    work()
    db.exec('commit')
  } catch (error) {
    // A full disk has rolled back already; rolling back again would hide why.
    if (db.inTransaction) db.exec('rollback')
    throw error
  }
}
