/** That it is somebody's turn: what is sent of it, and to where. Nothing in it is secret to those at the table. */
import type { Subscription, Webhook } from '@heorot/shared'

export interface TurnNotice {
  readonly kind: 'turn' | 'reminder' | 'test'
  readonly code: string
  /** Whose turn it is; empty for a test. */
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
  /** Whether the webhook took it; null if there was none to call. */
  readonly webhook: boolean | null
}

/** What a table needs of the notifier. */
export interface TableNotifier {
  /** Whether an address that somebody gave us may be called at all. */
  mayCall(url: string): boolean
  /** Resolves when everything is sent or given up. */
  send(notice: TurnNotice, targets: NoticeTargets): Promise<NoticeOutcome>
}
