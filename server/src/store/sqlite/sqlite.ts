/** The default store: one SQLite file. WAL survives the process being killed at any moment. */
import Database from 'libsql'
import { lockFolder, prepareFolder } from './dataFolder'
import { errorCode } from '../../ops/errors'
import { GroupCommit } from '../GroupCommit'
import { JOURNAL_SCHEMA, Journal, StepTaken } from './Journal'
import { SoleFences } from './SoleFences'
import type { Store } from '../Store'
import { sqliteCommit } from './commit'
import { closeFile, openFile } from './file'
import { SQLITE_HALLS, sqliteHalls } from './halls'

const SCHEMA = `
  create table if not exists tables (code text primary key, wake_at real, json text not null);
  create index if not exists tables_wake_at on tables (wake_at) where wake_at is not null;
  create table if not exists chat (
    code text not null, n integer not null, json text not null, primary key (code, n)
  ) without rowid;
  create table if not exists records (id text primary key, json text not null);
  create table if not exists reports (id text primary key, json text not null);
  create table if not exists play_time (id integer primary key check (id = 1), at real not null);
  create table if not exists settings (name text primary key, value text not null);
  ${JOURNAL_SCHEMA}
  ${SQLITE_HALLS}
`

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
  const text = (sql: string) => {
    const statement = db.prepare(sql)
    return (...args: unknown[]): Record<string, unknown>[] =>
      statement.all(...args) as Record<string, unknown>[]
  }
  const table = text('select json from tables where code = ?')
  const chat = text('select json from chat where code = ? order by n')
  const record = text('select json from records where id = ?')
  const report = text('select json from reports where id = ?')
  const time = text('select at from play_time')
  const setting = text('select value from settings where name = ?')
  const putSetting = db.prepare('insert or ignore into settings (name, value) values (?, ?)')
  const due = text('select code from tables where wake_at <= ?')
  const first = (rows: Record<string, unknown>[]) => (rows[0] ? JSON.parse(String(rows[0].json)) : null)
  return {
    ...sqliteHalls(db),
    isShared: false,
    ownership: async code => ({ fence: fences.of(code), owner: null }),
    take: async (code, seen) => fences.take(code, seen),
    commit: (writes, fence) => commits.commit(writes, fence),
    loadTable: async code => first(table(code)),
    loadIntents: async (code, match) => journal.load(code, match),
    loadChat: async code => chat(code).map(row => JSON.parse(String(row.json))),
    loadRecord: async id => first(record(id)),
    loadReport: async id => first(report(id)),
    loadTime: async () => (time()[0]?.at as number | undefined) ?? null,
    due: async (now, awake) =>
      due(now)
        .map(row => ({ code: String(row.code), owner: null }))
        .filter(({ code }) => !awake?.has(code))
        .slice(0, 100),
    keepSetting: async (name, make) => {
      const [known] = setting(name)
      if (!known) putSetting.run(name, make())
      return String((known ?? setting(name)[0])?.value)
    },
    ping: async () => void table(''),
    close: async () => {
      await commits.drain()
      journal.fileIfPossible()
      close()
    },
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
