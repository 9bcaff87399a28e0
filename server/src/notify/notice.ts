/** What is sent about a table, and to where. Nothing in it is secret to those at the table. */
import type { Subscription, Webhook } from '@heorot/shared'

export interface TableNotice {
  /** The same in every attempt, so that a receiver knows a repeated one. */
  readonly id: string
  readonly kind: 'turn' | 'reminder' | 'covered' | 'opened' | 'test'
  /** Of the table; null for a test of a hall's webhook. */
  readonly code: string | null
  /** Whose turn it is, or who has opened the table; empty for a test. */
  readonly name: string
  /** The others at the table. */
  readonly others: readonly string[]
  /** By the server's clock; null without one. */
  readonly deadline: number | null
}

export interface NoticeTargets {
  readonly subscriptions: readonly Subscription[]
  readonly webhook: Webhook | null
}

export interface NoticeOutcome {
  /** Endpoints of devices that have unsubscribed. */
  readonly gone: readonly string[]
  /** Whether the webhook took it; null if it was not called. */
  readonly webhook: boolean | null
}

/** What a table needs of the notifier. */
export interface TableNotifier {
  /** Whether an address that somebody gave us may be called at all. */
  mayCall(url: string): boolean
  /** Resolves when everything is sent or given up. */
  send(notice: TableNotice, targets: NoticeTargets): Promise<NoticeOutcome>
}

/** Tells the members of a table's hall, and the chat of the group. */
export interface HallNotifier {
  /** `member` is whose turn it is, if a member; `told` are those who hear of it by the table itself. */
  notify(hall: string, member: string | null, notice: TableNotice, told: NoticeTargets): Promise<void>
}
