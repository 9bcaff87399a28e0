/** Who is told about a table: devices of those who sit, and the chat that the host has given. */
import { randomUUID } from 'node:crypto'
import type { Notices, Refusal, Subscription, Webhook } from '@heorot/shared'
import { addressLimit } from '../../notify/Notifier'
import type { NoticeTargets, TableNotice, TableNotifier } from '../../notify/notice'
import type { NotifyRecord } from '../../store/TableRecord'
import type { Session } from '../people/Attendance'
import { refusal } from '../record/seating'
import type { Table } from '../Table'

/** Where nobody can be told. */
const SILENT: TableNotifier = {
  mayCall: () => false,
  send: async () => ({ gone: [], webhook: null }),
}

/** Devices of one person that are told. */
const MOST_DEVICES = 5

export const hasSubscribers = ({ webhook, devices }: NotifyRecord): boolean =>
  webhook !== null || devices.length > 0

export class Subscribers {
  /** Whether the webhook took the last notice; null before the first. */
  #webhookWorks: boolean | null = null

  readonly #notifier: TableNotifier
  readonly #addresses: ReturnType<typeof addressLimit>

  constructor(private readonly table: Table) {
    this.#notifier = table.deps.notifier ?? SILENT
    this.#addresses = addressLimit(table.deps.now)
  }

  /** Where a notice for this person goes. A reminder is for devices alone. */
  targetsOf(owner: string | null, kind: TableNotice['kind']): NoticeTargets {
    const { devices, webhook } = this.table.record.notify
    return {
      subscriptions: devices.filter(device => device.owner === owner),
      webhook: kind === 'reminder' ? null : webhook,
    }
  }

  async send(notice: TableNotice, targets: NoticeTargets): Promise<void> {
    if (targets.subscriptions.length === 0 && !targets.webhook) return
    const { gone, webhook } = await this.#notifier.send(notice, targets)
    if (webhook !== null) this.#webhookWorks = webhook
    if (gone.length > 0) await this.table.enqueue(() => this.#forget(gone))
  }

  #forget(endpoints: readonly string[]): Promise<Refusal | null> {
    return this.#alter(notify => {
      notify.devices = notify.devices.filter(({ endpoint }) => !endpoints.includes(endpoint))
    })
  }

  // What people ask for; within the queue.

  async addDevice({ seat, owner }: Session, subscription: Subscription): Promise<Refusal | null> {
    if (seat === null) return refusal('not-seated')
    const refused = this.#refuseAddress(owner, subscription.endpoint)
    if (refused) return refused
    return this.#alter(notify => {
      const others = notify.devices.filter(device => device.endpoint !== subscription.endpoint)
      const own = others.filter(device => device.owner === owner).slice(1 - MOST_DEVICES)
      const rest = others.filter(device => device.owner !== owner)
      notify.devices = [...rest, ...own, { ...subscription, owner }]
    })
  }

  removeDevice({ owner }: Session, endpoint: string): Promise<Refusal | null> {
    return this.#alter(notify => {
      notify.devices = notify.devices.filter(device => device.owner !== owner || device.endpoint !== endpoint)
    })
  }

  #refuseAddress(owner: string, url: string): Refusal | null {
    if (!this.#notifier.mayCall(url)) return refusal('bad-address')
    return this.#addresses.allow(owner) ? null : refusal('too-often')
  }

  /** Says hello to a new webhook, which shows at once whether it works. */
  async setWebhook({ owner }: Session, webhook: Webhook | null): Promise<Refusal | null> {
    const bad = webhook && this.#refuseAddress(owner, webhook.url)
    if (bad) return bad
    const refused = await this.#alter(notify => {
      notify.webhook = webhook
    })
    this.#webhookWorks = null
    if (!refused && webhook) this.#sayHello(webhook)
    return refused
  }

  #sayHello(webhook: Webhook): void {
    const { code } = this.table.record
    const hello = { id: randomUUID(), kind: 'test', code, name: '', others: [], deadline: null } as const
    this.send(hello, { subscriptions: [], webhook }).catch(error =>
      this.table.deps.warn(error, 'trying a webhook failed'),
    )
  }

  /** What the host may know of it: not the address, which is a secret of its own. */
  get webhook(): Notices['webhook'] {
    const { webhook } = this.table.record.notify
    return webhook && { kind: webhook.kind, host: new URL(webhook.url).host, works: this.#webhookWorks }
  }

  isOn({ owner }: Session, endpoint: string): boolean {
    return this.table.record.notify.devices.some(
      device => device.owner === owner && device.endpoint === endpoint,
    )
  }

  #alter(change: (notify: NotifyRecord) => void): Promise<Refusal | null> {
    return this.table.change(draft => {
      change(draft.notify)
    })
  }
}
