import { openPostgres } from './postgres/postgres'
import type { Owner, Store } from './Store'
import { openSqlite, type SqliteOptions } from './sqlite/sqlite'

/** Postgres when there is a `DATABASE_URL`, else a SQLite file, which has room for one process only. */
export const openStore = async (
  url: string | undefined,
  sqlite: SqliteOptions,
  me?: Owner,
): Promise<Store> => (url ? openPostgres(url, me) : openSqlite(sqlite))
