/** Which table of a hall is on its big screen. */
import type { ScreenTable } from '@heorot/shared'

export interface Showing {
  readonly code: string
  /** Its match is over and everybody has seen the result, or it cannot be watched any more. */
  readonly isDone: boolean
}

/** A lively table stays until its result has been seen; a quiet one makes room for the table with the newest move. */
export function tableToShow(tables: readonly ScreenTable[], now: Showing | null): string | null {
  const newest = tables[0]?.code ?? null
  if (!now) return newest
  const current = tables.find(({ code }) => code === now.code)
  if (current) return current.quiet ? newest : now.code
  return now.isDone ? newest : now.code
}
