/**
 * Leases in Postgres. A process says that it lives in one row, however many tables it holds; a lease is alive
 * while its process is. All time is the database's own, so that clocks of hosts may jump as they like.
 */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Elsewhere, Lease, Leases } from './Store'

/** This process, as others know it. */
export interface Myself {
  readonly name: string
  readonly address: string
}

const LASTS = 6000

const ENTER = `
  insert into nodes (name, id, address, until)
  values ($1, $2, $3, clock_timestamp() + $4 * interval '1 millisecond')
  on conflict (name) do update set id = excluded.id, address = excluded.address, until = excluded.until`

const RENEW = `
  update nodes set until = clock_timestamp() + $3 * interval '1 millisecond' where name = $1 and id = $2`

const HOLDER = `
  select id as node, name, address from leases join nodes on nodes.id = leases.node
  where code = $1 and until > clock_timestamp()`

/** If it was a mistake, the process says so with its next renewal; what it lost meanwhile is fenced. */
const DISTRUST = 'update nodes set until = clock_timestamp() where id = $1'

/** Raises the fence under the row's lock: whoever is just writing with the old one is waited for. */
const TAKE = `
  insert into leases as held (code, node, fence) values ($1, $2, 1)
  on conflict (code) do update set node = excluded.node, fence = held.fence + 1
  where held.node is null or held.node = $2
    or not exists (select 1 from nodes where id = held.node and until > clock_timestamp())
  returning fence`

/** Enters this process under its name; one that had the name before holds nothing from now on. */
export async function joinLeases(
  pool: pg.Pool,
  myself: Myself = { name: 'main', address: '' },
): Promise<Leases> {
  const { name, address } = myself
  const id = randomUUID()
  await pool.query(ENTER, [name, id, address, LASTS])
  const acquire = async (code: string, suspect?: string): Promise<Lease | Elsewhere> => {
    if (suspect) await pool.query(DISTRUST, [suspect])
    const [holder] = (await pool.query<Elsewhere>(HOLDER, [code])).rows
    if (holder && holder.node !== id) return holder
    const [taken] = (await pool.query<{ fence: number }>(TAKE, [code, id])).rows
    // Somebody else was faster: the next look shows who.
    return taken ? { code, fence: taken.fence } : acquire(code)
  }
  return {
    lasts: LASTS,
    acquire,
    renew: async () => (await pool.query(RENEW, [name, id, LASTS])).rowCount === 1,
    retire: async () => void (await pool.query('delete from nodes where name = $1 and id = $2', [name, id])),
  }
}
