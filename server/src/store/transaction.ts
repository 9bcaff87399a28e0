import type Database from 'libsql'

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
