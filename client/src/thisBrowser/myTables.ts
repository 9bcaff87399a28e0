/** The tables this browser holds a seat at: the token of each is the seat. */
import { sharedList } from '../app/storage'
import { newToken } from './random'

export interface MyTable {
  readonly code: string
  readonly token: string
  readonly game: string | null
  /** The id of its hall. */
  readonly hall?: string
  /** When it was last looked at. */
  readonly seen: number
}

const KEY = 'heorot.tables'
const KEPT = 30

const isMyTable = (raw: Partial<MyTable> | null): raw is MyTable =>
  typeof raw?.code === 'string' && typeof raw.token === 'string' && typeof raw.seen === 'number'

export const myTables = sharedList(KEY, isMyTable)

export const knownTable = (code: string): MyTable | null =>
  myTables.value.find(table => table.code === code) ?? null

/** Only peeks: an effect that remembers its table must not run again because of that. */
export function rememberTable(table: Omit<MyTable, 'seen'>): void {
  const known = myTables.peek()
  const others = known.filter(({ code }) => code !== table.code)
  const hall = table.hall ?? known.find(({ code }) => code === table.code)?.hall
  myTables.value = [{ ...table, ...(hall && { hall }), seen: Date.now() }, ...others].slice(0, KEPT)
}

/** Returns how to undo it: without its token a seat is lost. */
export function forgetTable(code: string): () => void {
  const table = knownTable(code)
  myTables.value = myTables.value.filter(other => other.code !== code)
  return () => {
    if (table && !knownTable(code))
      myTables.value = [table, ...myTables.value].sort((a, b) => b.seen - a.seen)
  }
}

/** This browser's secret for a table: the one it has, or a new one. */
export const tokenFor = (code: string): string => knownTable(code)?.token ?? newToken()
