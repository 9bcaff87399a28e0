/**
 * A whole group commit in one statement, and so in one round trip and one transaction: the fences are checked
 * under a lock, and every part writes only where all of them hold.
 */
import type { Rows } from './rows'
import { Fenced, type Write, type WriteAll } from '../Store'

type Kind = Write['kind']
type Of<K extends Kind> = Extract<Write, { kind: K }>

interface Part<K extends Kind> {
  /** The values of one write, in order, with the type of each column. */
  readonly columns: readonly string[]
  readonly values: (write: Of<K>) => readonly unknown[]
  /** Of several with the same key the last one counts. */
  readonly key?: (write: Of<K>) => string
  /** `given` are the columns; `allowed` is one row, or none when a fence is lost. */
  readonly sql: (given: string) => string
}

const PARTS: { readonly [K in Kind]: Part<K> } = {
  table: {
    columns: ['code text', 'wake_at float8', 'json text', 'hall text', 'is_open bool'],
    values: ({ record, wakeAt }) => [
      ...[record.code, wakeAt, JSON.stringify(record)],
      ...[record.hall ?? null, record.phase !== 'finished'],
    ],
    key: write => write.record.code,
    sql: given => `insert into tables (code, wake_at, json) select code, wake_at, json from ${given}, allowed
      on conflict (code) do update set wake_at = excluded.wake_at, json = excluded.json`,
  },
  intent: {
    columns: ['code text', 'match int', 'step int', 'seat int', 'id text', 'intent text', 'at float8'],
    values: ({ code, match, row }) => [
      ...[code, match, row.step, row.seat, row.id, JSON.stringify(row.intent), row.at],
    ],
    sql: given => `insert into intents (code, match, step, seat, id, intent, at)
      select given.* from ${given}, allowed`,
  },
  undo: {
    columns: ['code text', 'match int', 'step int'],
    values: ({ code, match, step }) => [code, match, step],
    sql: given => `delete from intents using ${given}, allowed
      where (intents.code, intents.match, intents.step) = (given.code, given.match, given.step)`,
  },
  chat: {
    columns: ['code text', 'n int', 'json text', 'displaced int'],
    values: ({ code, line, displaced }) => [code, line.n, JSON.stringify(line), displaced],
    sql: given => `insert into chat (code, n, json) select given.code, n, json from ${given}, allowed`,
  },
  record: {
    columns: ['id text', 'json text'],
    values: ({ record }) => [record.id, JSON.stringify(record)],
    key: write => write.record.id,
    sql: given => `insert into records (id, json) select given.* from ${given}, allowed
      on conflict (id) do update set json = excluded.json`,
  },
  report: {
    columns: ['id text', 'json text'],
    values: ({ report }) => [report.id, JSON.stringify(report)],
    sql: given => `insert into reports (id, json) select given.* from ${given}, allowed`,
  },
  time: {
    columns: ['at float8'],
    values: ({ at }) => [at],
    key: () => '',
    sql: given => `insert into play_time (id, at) select 1, given.at from ${given}, allowed
      on conflict (id) do update set at = greatest(play_time.at, excluded.at)`,
  },
  hall: {
    columns: ['id text', 'code text', 'version int', 'json text'],
    values: ({ record }) => [record.id, record.code, record.version, JSON.stringify(record)],
    sql: given => `insert into halls (id, code, version, json) select given.* from ${given}, allowed
      on conflict (id) do nothing`,
  },
  hallGame: {
    columns: ['hall text', 'id text', 'at float8', 'json text'],
    values: ({ hall, game }) => [hall, game.id, game.at, JSON.stringify(game)],
    key: ({ hall, game }) => `${hall} ${game.id}`,
    sql: given => `insert into hall_games (hall, id, at, json) select given.* from ${given}, allowed
      on conflict (hall, id) do update set at = excluded.at, json = excluded.json`,
  },
  wake: {
    columns: ['code text', 'wake_at float8'],
    values: ({ code, at }) => [code, at],
    sql: given => `update tables set wake_at = given.wake_at from ${given}, allowed
      where tables.code = given.code`,
  },
  release: {
    columns: ['code text'],
    values: ({ code }) => [code],
    sql: given => `update fences set owner = null, address = null from ${given}, allowed
      where fences.code = given.code`,
  },
}

const KINDS = Object.keys(PARTS) as Kind[]

/** The line that goes was stored before: a statement does not see what it has inserted itself. */
const trimChat = (chat: string) => `trim as (delete from chat using ${chat}, allowed
  where chat.code = given.code and chat.n = given.displaced)`

/** Which tables a hall has, and which of them are open. */
const listInHall = (tables: string) => `put_hall_table as (
  insert into hall_tables (hall, code, is_open, changed_at)
  select hall, code, is_open, extract(epoch from now()) * 1000 from ${tables}, allowed where hall is not null
  on conflict (hall, code) do update set is_open = excluded.is_open, changed_at = excluded.changed_at)`

const STATEMENT = composed()

function composed(): string {
  let parameters = 2
  const parts: string[] = []
  for (const kind of KINDS) {
    const { columns, sql } = PARTS[kind]
    const arrays = columns.map(column => `$${++parameters}::${column.split(' ')[1]}[]`)
    const names = columns.map(column => column.split(' ')[0])
    const given = `unnest(${arrays.join(', ')}) as given (${names.join(', ')})`
    parts.push(`put_${kind} as (${sql(given)})`)
    if (kind === 'chat') parts.push(trimChat(given))
    if (kind === 'table') parts.push(listInHall(given))
  }
  return `
    with asked as (select * from unnest($1::text[], $2::int[]) as asked (code, fence)),
    held as (select fences.code, fences.fence from fences join asked using (code, fence) for share of fences),
    allowed as (select 1 from (select count(*) as n from held) as counted where n = cardinality($1::text[])),
    ${parts.join(',\n    ')}
    select code, fence from held`
}

function argumentsFor(kind: Kind, writes: readonly Write[]): unknown[][] {
  const part = PARTS[kind] as unknown as Part<Kind>
  const { key } = part
  const own = writes.filter(write => write.kind === kind)
  const last = key ? [...new Map(own.map(write => [key(write), write])).values()] : own
  const rows = last.map(part.values)
  return part.columns.map((_, column) => rows.map(row => row[column]))
}

/** Nothing to write, nothing to lock. */
const CHECK = `
  select code, fence from fences join unnest($1::text[], $2::int[]) as asked (code, fence) using (code, fence)`

export const commitOver =
  (rows: Rows): WriteAll =>
  async (writes, fences) => {
    const asked = [...new Map(fences.map(fence => [`${fence.code} ${fence.fence}`, fence])).values()]
    const values = [asked.map(({ code }) => code), asked.map(({ fence }) => fence)]
    const found = await rows<{ code: string; fence: number }>(
      writes.length === 0
        ? { name: 'check', text: CHECK, values }
        : {
            name: 'commit',
            text: STATEMENT,
            values: [...values, ...KINDS.flatMap(kind => argumentsFor(kind, writes))],
          },
    )
    const held = new Set(found.map(row => `${row.code} ${row.fence}`))
    const lost = fences.filter(({ code, fence }) => !held.has(`${code} ${fence}`))
    if (lost.length > 0) throw new Fenced(lost)
  }
