/** Asks Postgres. A connection that breaks is a `ConnectionLost`; what Postgres itself refuses keeps its code. */
import pg from 'pg'
import { ConnectionLost } from '../trouble'

export type Rows = <R extends pg.QueryResultRow>(
  query: string | pg.QueryConfig,
  values?: unknown[],
) => Promise<R[]>

export function rowsFrom(pool: Pick<pg.Pool, 'query'>): Rows {
  return async <R extends pg.QueryResultRow>(query: string | pg.QueryConfig, values?: unknown[]) => {
    try {
      return (await pool.query<R>(query, values)).rows
    } catch (error) {
      if (error instanceof pg.DatabaseError) throw error
      throw new ConnectionLost(error)
    }
  }
}
