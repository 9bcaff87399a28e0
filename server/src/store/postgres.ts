/** The store for a server whose disk does not last, and for several processes. */
import { LIMITS } from '@heorot/shared'
import pg from 'pg'
import { GroupCommit } from './GroupCommit'
import type { Store, Write } from './Store'

const SCHEMA = `
  create table if not exists tables (code text primary key, wake_at double precision, json text not null);
  create index if not exists tables_wake_at on tables (wake_at) where wake_at is not null;
  create table if not exists intents (
    code text not null, match integer not null, step integer not null,
    seat integer not null, id text, intent text not null,
    primary key (code, match, step)
  );
  create unique index if not exists intents_id on intents (code, match, seat, id) where id is not null;
  create table if not exists chat (
    code text not null, n integer not null, json text not null, primary key (code, n)
  );
  create table if not exists records (id text primary key, json text not null);
  create table if not exists reports (id text primary key, json text not null);
`
/** Two servers that start at once must not both create the tables. */
const SCHEMA_LOCK = 740_112

export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  // Without a listener, an idle connection that breaks would end the process; the pool replaces it.
  pool.on('error', () => {})
  await createTables(pool)
  const commits = new GroupCommit(writes => inTransaction(pool, writes))
  const rows = async (sql: string, args: unknown[]) => (await pool.query(sql, args)).rows
  const first = async (sql: string, key: string) => {
    const [row] = await rows(sql, [key])
    return row ? JSON.parse(row.json) : null
  }
  return {
    commit: writes => commits.commit(writes),
    loadTable: code => first('select json from tables where code = $1', code),
    loadIntents: async (code, match) => {
      const found = await rows(
        'select step, seat, id, intent from intents where code = $1 and match = $2 order by step',
        [code, match],
      )
      return found.map(row => ({ ...row, intent: JSON.parse(row.intent) }))
    },
    loadChat: async code =>
      (await rows('select json from chat where code = $1 order by n', [code])).map(row =>
        JSON.parse(row.json),
      ),
    loadRecord: id => first('select json from records where id = $1', id),
    loadReport: id => first('select json from reports where id = $1', id),
    due: async now =>
      (await rows('select code from tables where wake_at <= $1 limit 100', [now])).map(row => row.code),
    ping: async () => void (await pool.query('select 1')),
    close: async () => {
      await commits.drain()
      await pool.end()
    },
  }
}

async function createTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [SCHEMA_LOCK])
    await client.query(SCHEMA)
    await client.query('select pg_advisory_unlock($1)', [SCHEMA_LOCK])
  } finally {
    client.release()
  }
}

async function inTransaction(pool: pg.Pool, writes: readonly Write[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const write of writes) for (const [sql, args] of statementsFor(write)) await client.query(sql, args)
    await client.query('commit')
    client.release()
  } catch (error) {
    await client.query('rollback').catch(() => {})
    client.release(true)
    throw error
  }
}

type Statement = [sql: string, args: unknown[]]

function statementsFor(write: Write): Statement[] {
  switch (write.kind) {
    case 'table':
      return [
        [
          `insert into tables (code, wake_at, json) values ($1, $2, $3)
           on conflict (code) do update set wake_at = excluded.wake_at, json = excluded.json`,
          [write.record.code, write.wakeAt, JSON.stringify(write.record)],
        ],
      ]
    case 'intent': {
      const { step, seat, id, intent } = write.row
      return [
        [
          'insert into intents (code, match, step, seat, id, intent) values ($1, $2, $3, $4, $5, $6)',
          [write.code, write.match, step, seat, id, JSON.stringify(intent)],
        ],
      ]
    }
    case 'undo':
      return [
        [
          'delete from intents where code = $1 and match = $2 and step = $3',
          [write.code, write.match, write.step],
        ],
      ]
    case 'chat':
      return [
        [
          'insert into chat (code, n, json) values ($1, $2, $3)',
          [write.code, write.line.n, JSON.stringify(write.line)],
        ],
        ['delete from chat where code = $1 and n <= $2', [write.code, write.line.n - LIMITS.chatBacklog]],
      ]
    case 'record':
      return [
        [
          'insert into records (id, json) values ($1, $2) on conflict (id) do update set json = excluded.json',
          [write.record.id, JSON.stringify(write.record)],
        ],
      ]
    case 'report':
      return [
        ['insert into reports (id, json) values ($1, $2)', [write.report.id, JSON.stringify(write.report)]],
      ]
  }
}
