import { openPostgres } from './postgres'
import type { Store } from './Store'
import { openSqlite, type SqliteOptions } from './sqlite'

/** Postgres when there is a `DATABASE_URL`, else a SQLite file. */
export const openStore = async (url: string | undefined, sqlite: SqliteOptions): Promise<Store> =>
  url ? openPostgres(url) : openSqlite(sqlite)
