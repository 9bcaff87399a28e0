/** Who may write to a table, decided by one row of Postgres. No clock has a say in it. */
import type { Rows } from './rows'
import type { Due, Owner, Store } from '../Store'

/** Earlier versions held leases that ended by themselves; their fences stay valid. */
export const FENCES_SCHEMA = `
  create table if not exists fences (code text primary key, fence integer not null, owner text, address text);
  do $$ begin
    if to_regclass('leases') is not null then
      insert into fences (code, fence) select code, fence from leases on conflict do nothing;
      drop table leases, nodes;
    end if;
  end $$;
`

const OWNERSHIP = 'select fence, owner, address from fences where code = $1'

/** Compare and set, under the row's lock: a commit that holds the old fence is waited for. */
const TAKE = `
  insert into fences as held (code, fence, owner, address) values ($1, $2::int + 1, $3, $4)
  on conflict (code) do update set fence = excluded.fence, owner = excluded.owner, address = excluded.address
  where held.fence = $2
  returning fence`

/** Some of each owner, so that many tables of one owner hide none of another. */
const DUE = `
  select code, owner, address from (
    select code, owner, address, row_number() over (partition by owner) as n
    from tables left join fences using (code) where wake_at <= $1 and code <> all($2::text[])
  ) as due where n <= 100`

interface Row {
  readonly code: string
  readonly fence: number
  readonly owner: string | null
  readonly address: string | null
}

const ownerOf = ({ owner, address }: Row): Owner | null =>
  owner && address ? { name: owner, address } : null

/** `me`: how other processes reach this one. */
export function fencesIn(
  rows: Rows,
  me: Owner | null,
): Pick<Store, 'isShared' | 'ownership' | 'take' | 'due'> {
  return {
    isShared: true,
    ownership: async code => {
      const [row] = await rows<Row>(OWNERSHIP, [code])
      return row ? { fence: row.fence, owner: ownerOf(row) } : { fence: 0, owner: null }
    },
    take: async (code, seen) => {
      const [row] = await rows<Row>(TAKE, [code, seen, me?.name, me?.address])
      return row ? { code, fence: row.fence } : null
    },
    due: async (now, awake = new Set()) =>
      (await rows<Row>(DUE, [now, [...awake]])).map((row): Due => ({ code: row.code, owner: ownerOf(row) })),
  }
}
