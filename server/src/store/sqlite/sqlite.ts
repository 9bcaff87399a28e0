/** The default store: one SQLite file. WAL survives the process being killed at any moment. */
import Database from 'libsql'
import { lockFolder, prepareFolder } from './dataFolder'
import { errorCode } from '../../ops/errors'
import { GroupCommit } from '../GroupCommit'
import { JOURNAL_SCHEMA, Journal, StepTaken } from './Journal'
import { SoleFences } from './SoleFences'
import type { Store } from '../Store'
import { sqliteCommit } from './commit'
import { closeFile, openFile, transaction } from './file'
import { type Ask, queriesOver, schemaWith } from '../queries'

const SCHEMA = `${schemaWith('without rowid')}; ${JOURNAL_SCHEMA}`

const CLOSE = ['hall_tables', 'hall_games', 'hall_seen'].map(table => `delete from ${table} where hall = ?`)

export interface SqliteOptions {
  /** A folder, or ':memory:'. */
  readonly data: string
  /** 'normal' survives a killed process; 'full' also a power cut, for one disk sync per commit. */
  readonly sync: 'normal' | 'full'
}

export function openSqlite({ data, sync }: SqliteOptions): Store {
  const { db, close } = data === ':memory:' ? inMemory() : inFolder(data)
  db.exec(`pragma synchronous = ${sync}; pragma busy_timeout = 5000`)
  const fences = new SoleFences()
  const journal = new Journal(db)
  const commits = new GroupCommit(sqliteCommit(db, journal, fences), isOwnFault)
  const due = db.prepare('select code from tables where wake_at <= ?')
  const removeHall = db.prepare('delete from halls where id = ? and version = ?')
  const closings = CLOSE.map(sql => db.prepare(sql))
  return {
    ...queriesOver(askerOf(db)),
    isShared: false,
    ownership: async code => ({ fence: fences.of(code), owner: null }),
    take: async (code, seen) => fences.take(code, seen),
    commit: (writes, fence) => commits.commit(writes, fence),
    loadIntents: async (code, match) => journal.load(code, match),
    due: async (now, awake) =>
      (due.all(now) as { code: string }[])
        .filter(({ code }) => !awake?.has(code))
        .slice(0, 100)
        .map(({ code }) => ({ code, owner: null })),
    closeHall: async (id, version) => {
      let isClosed = false
      transaction(db, () => {
        isClosed = removeHall.run(id, version).changes === 1
        if (isClosed) for (const closing of closings) closing.run(id)
      })
      return isClosed
    },
    close: async () => {
      await commits.drain()
      journal.fileIfPossible()
      close()
    },
  }
}

/** Prepares each statement once; SQLite numbers its parameters by another sign. */
function askerOf(db: Database.Database): Ask {
  const prepared = new Map<string, Database.Statement>()
  return async <R extends object>(sql: string, values: unknown[] = []) => {
    const statement = prepared.get(sql) ?? db.prepare(sql.replaceAll('$', '?'))
    prepared.set(sql, statement)
    return statement.all(...values) as R[]
  }
}

const isOwnFault = (error: unknown): boolean =>
  error instanceof StepTaken || errorCode(error) === 'SQLITE_CONSTRAINT'

interface OpenDatabase {
  readonly db: Database.Database
  close(): void
}

function inMemory(): OpenDatabase {
  const db = new Database(':memory:')
  db.exec(SCHEMA)
  return { db, close: () => void db.close() }
}

function inFolder(data: string): OpenDatabase {
  prepareFolder(data)
  const unlock = lockFolder(data)
  try {
    const db = openFile(data, SCHEMA)
    const close = () => {
      closeFile(db)
      unlock()
    }
    return { db, close }
  } catch (error) {
    unlock()
    throw error
  }
}
