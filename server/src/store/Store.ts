/** Where tables survive. One file per backend; whoever writes goes through `GroupCommit`. */
import type { ChatLine, PublishedRecord, Report } from '@heorot/shared'
import type { IntentRow, TableRecord } from '../tables/record'

export type Write =
  /** `wakeAt`: when somebody must look at the table even if nobody is connected. */
  | { readonly kind: 'table'; readonly record: TableRecord; readonly wakeAt: number | null }
  | { readonly kind: 'intent'; readonly code: string; readonly match: number; readonly row: IntentRow }
  | { readonly kind: 'undo'; readonly code: string; readonly match: number; readonly step: number }
  | { readonly kind: 'chat'; readonly code: string; readonly line: ChatLine }
  | { readonly kind: 'record'; readonly record: PublishedRecord }
  | { readonly kind: 'report'; readonly report: Report }

export interface Store {
  /** Resolves once all of it is stored, or none. */
  commit(writes: readonly Write[]): Promise<void>
  loadTable(code: string): Promise<TableRecord | null>
  loadIntents(code: string, match: number): Promise<IntentRow[]>
  loadChat(code: string): Promise<ChatLine[]>
  loadRecord(id: string): Promise<PublishedRecord | null>
  loadReport(id: string): Promise<Report | null>
  /** Codes of tables whose `wakeAt` has come. */
  due(now: number): Promise<string[]>
  /** Throws when the store cannot be reached. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** What a backend does for `GroupCommit`: one transaction. */
export type WriteAll = (writes: readonly Write[]) => void | Promise<void>
