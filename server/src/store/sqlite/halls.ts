/** Halls in SQLite. */
import type { HallGame } from '@heorot/shared'
import type Database from 'libsql'
import { type HallRecord, type HallStore, MOST_TABLES, type Sighting } from '../HallStore'
import type { TableRecord } from '../TableRecord'
import { transaction } from './file'

export const SQLITE_HALLS = `
  create table if not exists halls (
    id text primary key, code text not null unique, version integer not null, json text not null
  );
  create table if not exists hall_tables (
    hall text not null, code text not null, is_open integer not null, changed_at real not null,
    primary key (hall, code)
  ) without rowid;
  create table if not exists hall_games (
    hall text not null, id text not null, at real not null, json text not null, primary key (hall, id)
  ) without rowid;
  create index if not exists hall_games_at on hall_games (hall, at);
  create table if not exists hall_seen (
    hall text not null, person text not null, at real not null, played_at real,
    primary key (hall, person)
  ) without rowid;
`

const CLOSE = ['hall_tables', 'hall_games', 'hall_seen'].map(table => `delete from ${table} where hall = ?`)

const TABLES = `
  select tables.json as json from hall_tables join tables using (code)
  where hall = ? and is_open and changed_at > ? order by changed_at desc limit ${MOST_TABLES}`

const SEEN = `
  insert into hall_seen values (?, ?, ?, ?) on conflict do update
  set at = max(at, excluded.at), played_at = coalesce(excluded.played_at, played_at)`

export function sqliteHalls(db: Database.Database): HallStore {
  const byId = db.prepare('select json from halls where id = ?')
  const byCode = db.prepare('select json from halls where code = ?')
  const change = db.prepare('update halls set code = ?, version = ?, json = ? where id = ? and version = ?')
  const remove = db.prepare('delete from halls where id = ? and version = ?')
  const closings = CLOSE.map(sql => db.prepare(sql))
  const tables = db.prepare(TABLES)
  const count = db.prepare('select count(*) as n from hall_games where hall = ?')
  const games = db.prepare('select json from hall_games where hall = ? order by at desc, id limit ? offset ?')
  const see = db.prepare(SEEN)
  const seen = db.prepare('select person, at, played_at as playedAt from hall_seen where hall = ?')
  const all = <T>(rows: unknown) => (rows as { json: string }[]).map(({ json }) => JSON.parse(json) as T)
  return {
    loadHall: async id => all<HallRecord>(byId.all(id))[0] ?? null,
    findHall: async code => all<HallRecord>(byCode.all(code))[0] ?? null,
    changeHall: async record => {
      const { id, code, version } = record
      return change.run(code, version, JSON.stringify(record), id, version - 1).changes === 1
    },
    closeHall: async (id, version) => {
      let isClosed = false
      transaction(db, () => {
        isClosed = remove.run(id, version).changes === 1
        if (isClosed) for (const closing of closings) closing.run(id)
      })
      return isClosed
    },
    loadHallTables: async (id, since) => all<TableRecord>(tables.all(id, since)),
    countHallGames: async id => (count.get(id) as { n: number }).n,
    loadHallGames: async (id, from = 0, most = -1) => all<HallGame>(games.all(id, most, from)),
    noteSeen: async (id, { person, at, playedAt }) => void see.run(id, person, at, playedAt),
    loadSeen: async id => seen.all(id) as Sighting[],
  }
}

/** What a commit writes to halls, within its transaction. */
export function sqliteHallWrites(db: Database.Database) {
  const found = db.prepare('insert or ignore into halls (id, code, version, json) values (?, ?, ?, ?)')
  const game = db.prepare('insert or replace into hall_games (hall, id, at, json) values (?, ?, ?, ?)')
  const table = db.prepare("insert or replace into hall_tables values (?, ?, ?, unixepoch('subsec') * 1000)")
  return {
    found: (record: HallRecord) => found.run(record.id, record.code, record.version, JSON.stringify(record)),
    game: (hall: string, finished: HallGame) =>
      game.run(hall, finished.id, finished.at, JSON.stringify(finished)),
    table: ({ hall, code, phase }: TableRecord) => {
      if (hall) table.run(hall, code, phase === 'finished' ? 0 : 1)
    },
  }
}
