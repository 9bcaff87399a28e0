/** libsql has no name for many of SQLite's detailed codes; the kind of error is in the last byte of all of them. */
const KINDS: Readonly<Record<number, string>> = {
  3: 'SQLITE_PERM',
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
}

/** The code of an error of SQLite (its kind), of the system or of Postgres; empty when it has none. */
export function errorCode(error: unknown): string {
  const { code, rawCode } = (error ?? {}) as { code?: unknown; rawCode?: unknown }
  const kind = typeof rawCode === 'number' ? KINDS[rawCode & 0xff] : undefined
  return kind ?? String(code ?? '')
}
