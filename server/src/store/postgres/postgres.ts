/** The store for several processes, and for servers without a permanent disk. */
import pg from 'pg'
import { GroupCommit } from '../GroupCommit'
import { retryAtStart } from '../trouble'
import { commitOver } from './commit'
import { FENCES_SCHEMA, fencesIn } from './fences'
import { rowsFrom } from './rows'
import { queriesOver, schemaWith } from '../queries'
import type { Owner, Store } from '../Store'
import type { IntentRow } from '../TableRecord'
import { errorCode, OperatorError } from '../../ops/errors'

const SCHEMA = `
  ${schemaWith()}
  create table if not exists intents (
    code text not null, match integer not null, step integer not null,
    seat integer not null, id text, intent text not null,
    primary key (code, match, step)
  );
  alter table intents add column if not exists at double precision;
  drop index if exists intents_id; -- of earlier versions; a table knows its own ids
  ${FENCES_SCHEMA}
`

/** One statement, so all of it or nothing. */
const CLOSE_HALL = `
  with closed as (delete from halls where id = $1 and version = $2 returning id),
  without_tables as (delete from hall_tables using closed where hall = closed.id),
  without_games as (delete from hall_games using closed where hall = closed.id),
  without_seen as (delete from hall_seen using closed where hall = closed.id)
  select id from closed`

/** Two servers that start at once must not both create the tables. */
const SCHEMA_LOCK = 740_112

/** Longer than any statement takes, so that a dead network is noticed. */
const PATIENCE = {
  connectionTimeoutMillis: 3000,
  statement_timeout: 4000,
  query_timeout: 5000,
  keepAlive: true,
}

export async function openPostgres(url: string, me?: Owner): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 4, ...PATIENCE })
  // Without listeners, a connection that breaks, idle or lent, would end the process; the pool replaces it.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  await whenItAnswers(url, () => createTables(pool))
  const rows = rowsFrom(pool)
  const commits = new GroupCommit(commitOver(rows), isOneTablesFault)
  return {
    ...fencesIn(rows, me ?? null),
    ...queriesOver(rows),
    commit: (writes, fence) => commits.commit(writes, fence),
    loadIntents: async (code, match) => {
      const found = await rows<IntentRow & { intent: string }>(
        'select step, seat, id, intent, at from intents where code = $1 and match = $2 order by step',
        [code, match],
      )
      return found.map(row => ({ ...row, intent: JSON.parse(row.intent) }))
    },
    closeHall: async (id, version) => (await rows(CLOSE_HALL, [id, version])).length === 1,
    close: async () => {
      await commits.drain()
      await pool.end()
    },
  }
}

/** Values that break a constraint; no other error is caused by what was written. */
const isOneTablesFault = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith('23')

async function createTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
    await client.query(SCHEMA)
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Errors that waiting cannot fix: wrong password, unknown role or database, missing permission. */
const HOPELESS = ['28P01', '28000', '3D000', '42501']

async function whenItAnswers(url: string, work: () => Promise<void>): Promise<void> {
  try {
    await retryAtStart(work, error => !HOPELESS.includes(errorCode(error)))
  } catch (error) {
    const { message = '' } = error as { message?: string }
    throw new OperatorError(
      `Postgres at ${placeOf(url)} cannot be used (${message || errorCode(error)}): start it, or correct DATABASE_URL.`,
    )
  }
}

/** Without the password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'the address in DATABASE_URL'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
