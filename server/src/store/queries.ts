/** What both databases are asked in the same words, and the tables that both have. */
import type { HallGame } from '@heorot/shared'
import { MOST_TABLES, type Sighting } from './HallStore'
import type { Store } from './Store'
import type { TableRecord } from './TableRecord'

/** Asks a database; `$1`, `$2` and so on stand for the values. */
export type Ask = <R extends object>(sql: string, values?: unknown[]) => Promise<R[]>

/** `keyed`: how the database is to keep tables whose key has several columns. */
export const schemaWith = (keyed = ''): string => `
  create table if not exists tables (code text primary key, wake_at double precision, json text not null);
  create index if not exists tables_wake_at on tables (wake_at) where wake_at is not null;
  create table if not exists chat (
    code text not null, n integer not null, json text not null, primary key (code, n)
  ) ${keyed};
  create table if not exists records (id text primary key, json text not null);
  create table if not exists reports (id text primary key, json text not null);
  create table if not exists play_time (id integer primary key check (id = 1), at double precision not null);
  create table if not exists settings (name text primary key, value text not null);
  create table if not exists halls (
    id text primary key, code text not null unique, version integer not null, json text not null
  );
  create table if not exists hall_tables (
    hall text not null, code text not null, is_open boolean not null, changed_at double precision not null,
    primary key (hall, code)
  ) ${keyed};
  create table if not exists hall_games (
    hall text not null, id text not null, at double precision not null, json text not null,
    primary key (hall, id)
  ) ${keyed};
  create index if not exists hall_games_at on hall_games (hall, at);
  create table if not exists hall_seen (
    hall text not null, person text not null, at double precision not null, played_at double precision,
    primary key (hall, person)
  ) ${keyed};
`

const HALL_TABLES = `
  select tables.json as json from hall_tables join tables using (code)
  where hall = $1 and is_open and changed_at > $2 order by changed_at desc limit ${MOST_TABLES}`

const CHANGE_HALL =
  'update halls set code = $1, version = $2, json = $3 where id = $4 and version = $5 returning id'

const SEE = `
  insert into hall_seen as known values ($1, $2, $3, $4) on conflict (hall, person) do update
  set at = case when excluded.at > known.at then excluded.at else known.at end,
    played_at = coalesce(excluded.played_at, known.played_at)`

const GAMES = 'select json from hall_games where hall = $1 order by at desc, id limit $2 offset $3'
const SEEN = 'select person, at, played_at as "playedAt" from hall_seen where hall = $1'

type Queries = Omit<
  Store,
  'isShared' | 'ownership' | 'take' | 'due' | 'commit' | 'loadIntents' | 'closeHall' | 'close'
>

export function queriesOver(ask: Ask): Queries {
  const all = async <T>(sql: string, ...values: unknown[]): Promise<T[]> =>
    (await ask<{ json: string }>(sql, values)).map(({ json }) => JSON.parse(json))
  const first = async <T>(sql: string, key: string): Promise<T | null> => (await all<T>(sql, key))[0] ?? null
  const setting = async (name: string) =>
    (await ask<{ value: string }>('select value from settings where name = $1', [name]))[0]?.value
  return {
    loadTable: code => first('select json from tables where code = $1', code),
    loadChat: code => all('select json from chat where code = $1 order by n', code),
    loadRecord: id => first('select json from records where id = $1', id),
    loadReport: id => first('select json from reports where id = $1', id),
    loadTime: async () => (await ask<{ at: number }>('select at from play_time'))[0]?.at ?? null,
    keepSetting: async (name, make) => {
      const known = await setting(name)
      if (known !== undefined) return known
      await ask('insert into settings (name, value) values ($1, $2) on conflict do nothing', [name, make()])
      return (await setting(name)) ?? ''
    },
    ping: async () => void (await ask('select code from tables limit 1')),
    loadHall: id => first('select json from halls where id = $1', id),
    findHall: code => first('select json from halls where code = $1', code),
    changeHall: async record => {
      const { id, code, version } = record
      const values = [code, version, JSON.stringify(record), id, version - 1]
      return (await ask(CHANGE_HALL, values)).length === 1
    },
    loadHallTables: (id, since) => all<TableRecord>(HALL_TABLES, id, since),
    countHallGames: async id => {
      const [row] = await ask<{ n: unknown }>('select count(*) as n from hall_games where hall = $1', [id])
      return Number(row?.n)
    },
    loadHallGames: (id, from = 0, most = Number.MAX_SAFE_INTEGER) => all<HallGame>(GAMES, id, most, from),
    noteSeen: async (id, { person, at, playedAt }) => void (await ask(SEE, [id, person, at, playedAt])),
    loadSeen: id => ask<Sighting>(SEEN, [id]),
  }
}
