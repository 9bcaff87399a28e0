import pg from 'pg'

/** Statements on a Postgres, past the store. */
export async function runSql(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
