/** Where tables survive. One file per backend; whoever writes goes through `GroupCommit`. */
import type { ChatLine, PublishedRecord, Report } from '@heorot/shared'
import type { OpenRecord } from '../tables/life'
import type { IntentRow, TableRecord } from '../tables/record'

export type Write =
  /** `wakeAt`: when somebody must look at the table even if nobody is connected. */
  | { readonly kind: 'table'; readonly record: TableRecord; readonly wakeAt: number | null }
  | { readonly kind: 'intent'; readonly code: string; readonly match: number; readonly row: IntentRow }
  | { readonly kind: 'undo'; readonly code: string; readonly match: number; readonly step: number }
  | { readonly kind: 'chat'; readonly code: string; readonly line: ChatLine }
  | { readonly kind: 'record'; readonly record: OpenRecord | PublishedRecord }
  | { readonly kind: 'report'; readonly report: Report }
  /** The table is not to wake by itself any more. */
  | { readonly kind: 'sleep'; readonly code: string }
  /** Gives the table's lease back: whoever is asked for it next may have it. */
  | { readonly kind: 'release'; readonly code: string }

/** The right to write to a table. Whoever holds it next has a higher fence, and this one is worth nothing then. */
export interface Lease {
  readonly code: string
  readonly fence: number
}

/** The process that holds a table. */
export interface Elsewhere {
  readonly node: string
  readonly name: string
  /** Where other processes reach it; empty when it has told none. */
  readonly address: string
}

/** Who may write to which table. */
export interface Leases {
  /** How long, in milliseconds, a process may be silent; null where no other process can be. */
  readonly lasts: number | null
  /** `suspect`: a process that was found dead; its leases are not waited for. */
  acquire(code: string, suspect?: string): Promise<Lease | Elsewhere>
  /** Says that this process lives. False when another one has taken its name. */
  renew(): Promise<boolean>
  /** Says that this process goes: whatever it still holds is free. */
  retire(): Promise<void>
}

/** Somebody else holds the table by now; nothing of the write has been stored. */
export class Fenced extends Error {
  constructor(readonly lost: readonly Lease[]) {
    super('the table has moved to another process')
  }
}

export interface Store {
  readonly leases: Leases
  /** Resolves once all of it is stored; whatever belongs to an existing table needs its lease. */
  commit(writes: readonly Write[], lease?: Lease): Promise<void>
  loadTable(code: string): Promise<TableRecord | null>
  loadIntents(code: string, match: number): Promise<IntentRow[]>
  loadChat(code: string): Promise<ChatLine[]>
  /** As it was kept last: with its seal or still without. */
  loadRecord(id: string): Promise<OpenRecord | PublishedRecord | null>
  loadReport(id: string): Promise<Report | null>
  /** Codes of tables whose `wakeAt` has come and that nobody holds; a hundred at most. */
  due(now: number): Promise<string[]>
  /** Throws when the store cannot be reached. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** What a backend does for `GroupCommit`: one transaction, or a `Fenced` that names every lease that is lost. */
export type WriteAll = (writes: readonly Write[], leases: readonly Lease[]) => void | Promise<void>
