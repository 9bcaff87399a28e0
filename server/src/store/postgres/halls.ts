/** Halls in Postgres. */
import type { HallGame } from '@heorot/shared'
import { type HallRecord, type HallStore, MOST_TABLES, type Sighting } from '../HallStore'
import type { Rows } from './queries'
import type { TableRecord } from '../TableRecord'

export const POSTGRES_HALLS = `
  create table if not exists halls (
    id text primary key, code text not null unique, version integer not null, json text not null
  );
  create table if not exists hall_tables (
    hall text not null, code text not null, is_open boolean not null, changed_at double precision not null,
    primary key (hall, code)
  );
  create table if not exists hall_games (
    hall text not null, id text not null, at double precision not null, json text not null,
    primary key (hall, id)
  );
  create index if not exists hall_games_at on hall_games (hall, at);
  create table if not exists hall_seen (
    hall text not null, person text not null, at double precision not null, played_at double precision,
    primary key (hall, person)
  );
`

/** One statement, so all of it or nothing. */
const CLOSE = `
  with closed as (delete from halls where id = $1 and version = $2 returning id),
  without_tables as (delete from hall_tables using closed where hall = closed.id),
  without_games as (delete from hall_games using closed where hall = closed.id),
  without_seen as (delete from hall_seen using closed where hall = closed.id)
  select id from closed`

const TABLES = `
  select tables.json from hall_tables join tables using (code)
  where hall = $1 and is_open and changed_at > $2 order by changed_at desc limit ${MOST_TABLES}`

const SEEN = `
  insert into hall_seen as known values ($1, $2, $3, $4) on conflict (hall, person) do update
  set at = greatest(known.at, excluded.at), played_at = coalesce(excluded.played_at, known.played_at)`

export function postgresHalls(rows: Rows): HallStore {
  const all = async <T>(sql: string, values: unknown[]) =>
    (await rows<{ json: string }>(sql, values)).map(({ json }) => JSON.parse(json) as T)
  return {
    loadHall: async id => (await all<HallRecord>('select json from halls where id = $1', [id]))[0] ?? null,
    findHall: async code =>
      (await all<HallRecord>('select json from halls where code = $1', [code]))[0] ?? null,
    changeHall: async record => {
      const { id, code, version } = record
      const changed = await rows(
        'update halls set code = $1, version = $2, json = $3 where id = $4 and version = $5 returning id',
        [code, version, JSON.stringify(record), id, version - 1],
      )
      return changed.length === 1
    },
    closeHall: async (id, version) => (await rows(CLOSE, [id, version])).length === 1,
    loadHallTables: (id, since) => all<TableRecord>(TABLES, [id, since]),
    countHallGames: async id => {
      const [row] = await rows<{ n: number }>('select count(*)::int as n from hall_games where hall = $1', [
        id,
      ])
      return row?.n ?? 0
    },
    loadHallGames: (id, from = 0, most) =>
      all<HallGame>('select json from hall_games where hall = $1 order by at desc, id limit $2 offset $3', [
        id,
        most ?? null,
        from,
      ]),
    noteSeen: async (id, { person, at, playedAt }) => void (await rows(SEEN, [id, person, at, playedAt])),
    loadSeen: id =>
      rows<Sighting & object>('select person, at, played_at as "playedAt" from hall_seen where hall = $1', [
        id,
      ]),
  }
}
