import { type Myself, openPostgres } from './postgres'
import type { Store } from './Store'
import { openSqlite, type SqliteOptions } from './sqlite'

/** Postgres when there is a `DATABASE_URL`, else a SQLite file, which has room for one process only. */
export const openStore = async (
  url: string | undefined,
  sqlite: SqliteOptions,
  myself?: Myself,
): Promise<Store> => (url ? openPostgres(url, myself) : openSqlite(sqlite))
