/** Checks that a file is a complete database of Heorot before it is used. */
import Database from 'libsql'
import { errorCode, OperatorError } from '../../ops/errors'
import { type Flaw, flawOf } from './file'

const FLAWS: Record<Flaw, string> = {
  blank: 'is not a backup of Heorot',
  foreign: 'is not a backup of Heorot',
  newer: 'was made by a newer version of Heorot: upgrade first',
}
const DAMAGED = 'is damaged or no SQLite file'

/** Reads all of `path`, makes it a single file, and returns how many tables it holds; `name`: as people know it. */
export function checkFile(path: string, name: string): number {
  // A statement keeps its database open until it is collected, and Windows renames no open file.
  const db = new Database(':memory:')
  try {
    db.exec(`attach ${quoted(path)} as file`)
    try {
      return checkAttached(db, name)
    } finally {
      db.exec('detach file')
    }
  } catch (error) {
    if (!['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(errorCode(error))) throw error
    throw new OperatorError(`"${name}" ${DAMAGED}: nothing was changed.`)
  } finally {
    db.close()
  }
}

function checkAttached(db: Database.Database, name: string): number {
  db.exec('pragma file.journal_mode = delete')
  const [{ integrity_check: verdict }] = db.prepare('pragma file.integrity_check').all() as [
    { integrity_check: string },
  ]
  if (verdict !== 'ok') throw new OperatorError(`"${name}" ${DAMAGED}: nothing was changed.`)
  const flaw = flawOf(db, 'file')
  if (flaw) throw new OperatorError(`"${name}" ${FLAWS[flaw]}: nothing was changed.`)
  return (db.prepare('select count(*) as n from file.tables').get() as { n: number }).n
}

/** A text in SQL. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
