/** Where tables are stored. One file per backend; all writes go through `GroupCommit`. */
import type { ChatLine, HallGame, PublishedRecord, Report } from '@heorot/shared'
import type { HallRecord, HallStore } from './HallStore'
import type { IntentRow, OpenRecord, TableRecord } from './TableRecord'

export type Write =
  /** `wakeAt`: when somebody must look at the table even if nobody is connected. */
  | { readonly kind: 'table'; readonly record: TableRecord; readonly wakeAt: number | null }
  | { readonly kind: 'intent'; readonly code: string; readonly match: number; readonly row: IntentRow }
  | { readonly kind: 'undo'; readonly code: string; readonly match: number; readonly step: number }
  /** `displaced`: the number of the line that goes for it. */
  | {
      readonly kind: 'chat'
      readonly code: string
      readonly line: ChatLine
      readonly displaced: number | null
    }
  | { readonly kind: 'record'; readonly record: OpenRecord | PublishedRecord }
  | { readonly kind: 'report'; readonly report: Report }
  /** How far the players' clocks have come; a smaller number than the stored one changes nothing. */
  | { readonly kind: 'time'; readonly at: number }
  /** Only when somebody must look at the table; null: never. */
  | { readonly kind: 'wake'; readonly code: string; readonly at: number | null }
  /** A new hall. */
  | { readonly kind: 'hall'; readonly record: HallRecord }
  /** A finished match of a hall. Written again it replaces itself. */
  | { readonly kind: 'hallGame'; readonly hall: string; readonly game: HallGame }
  /** Nobody has the table open any more. */
  | { readonly kind: 'release'; readonly code: string }

/** The right to write to a table. Opening the table raises the fence, which invalidates all earlier ones. */
export interface Fence {
  readonly code: string
  readonly fence: number
}

/** A process, and where the others reach it. */
export interface Owner {
  readonly name: string
  readonly address: string
}

/** Who opened a table last. The owner is only a hint where to find it: nothing says that it is alive. */
export interface Ownership {
  /** 0 before the table is opened for the first time. */
  readonly fence: number
  readonly owner: Owner | null
}

/** A table that must wake, and who opened it last. */
export interface Due {
  readonly code: string
  readonly owner: Owner | null
}

/** Another process has opened the table; nothing of the write is stored. */
export class Fenced extends Error {
  constructor(readonly lost: readonly Fence[]) {
    super('the table has moved to another process')
  }
}

export interface Store extends HallStore {
  /** Whether another process may open a table that is open here. */
  readonly isShared: boolean
  ownership(code: string): Promise<Ownership>
  /** Opens the table for this process, unless somebody else has opened it since `seen`: then null. */
  take(code: string, seen: number): Promise<Fence | null>
  /**
   * Resolves once all of it is stored. What belongs to an existing table needs its fence: `Fenced` when that is
   * lost. Without writes it only checks the fence.
   */
  commit(writes: readonly Write[], fence?: Fence): Promise<void>
  loadTable(code: string): Promise<TableRecord | null>
  loadIntents(code: string, match: number): Promise<IntentRow[]>
  loadChat(code: string): Promise<ChatLine[]>
  /** As it was stored last, with or without its seal. */
  loadRecord(id: string): Promise<OpenRecord | PublishedRecord | null>
  loadReport(id: string): Promise<Report | null>
  /** The setting of this name. If there is none, stores what `make` returns; all processes get the same value. */
  keepSetting(name: string, make: () => string): Promise<string>
  /** The play time that a server stored last; null if none ever did. */
  loadTime(): Promise<number | null>
  /** Tables whose `wakeAt` has come and that are not `awake`; a hundred of each owner at most. */
  due(now: number, awake?: ReadonlySet<string>): Promise<readonly Due[]>
  /** Throws when the store cannot be reached. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** What a backend does for `GroupCommit`: one transaction, or a `Fenced` that names every fence that is lost. */
export type WriteAll = (writes: readonly Write[], fences: readonly Fence[]) => void | Promise<void>
