/** Checks that a file is a complete database of Heorot before it is used. */
import Database from 'libsql'
import { errorCode } from '../ops/errorCode'
import { OperatorError } from '../ops/OperatorError'
import { type Flaw, flawOf } from './sqliteFile'

const FLAWS: Record<Flaw, string> = {
  blank: 'is not a backup of Heorot',
  foreign: 'is not a backup of Heorot',
  newer: 'was made by a newer version of Heorot: upgrade first',
}
const DAMAGED = 'is damaged or no SQLite file'

/** Reads all of `path`, makes it a single file, and returns how many tables it holds; `name`: as people know it. */
export function checkFile(path: string, name: string): number {
  const db = new Database(path)
  try {
    db.exec('pragma journal_mode = delete')
    const [{ integrity_check: verdict }] = db.prepare('pragma integrity_check').all() as [
      { integrity_check: string },
    ]
    if (verdict !== 'ok') throw new OperatorError(`"${name}" ${DAMAGED}: nothing was changed.`)
    const flaw = flawOf(db)
    if (flaw) throw new OperatorError(`"${name}" ${FLAWS[flaw]}: nothing was changed.`)
    return (db.prepare('select count(*) as n from tables').get() as { n: number }).n
  } catch (error) {
    if (!['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(errorCode(error))) throw error
    throw new OperatorError(`"${name}" ${DAMAGED}: nothing was changed.`)
  } finally {
    db.close()
  }
}
