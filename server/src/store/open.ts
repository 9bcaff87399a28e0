import type { Owner, Store } from './Store'
import { openSqlite, type SqliteOptions } from './sqlite/sqlite'

/** Postgres when there is a `DATABASE_URL`, else a SQLite file, which has room for one process only. */
export async function openStore(url: string | undefined, sqlite: SqliteOptions, me?: Owner): Promise<Store> {
  if (!url) return openSqlite(sqlite)
  const { openPostgres } = await import('./postgres/postgres')
  return openPostgres(url, me)
}
