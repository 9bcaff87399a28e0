/** Tells people who are not looking that it is their turn: once per decision, and once more when time runs short. */
import type { Refusal, Seat, Subscription, Webhook } from '@heorot/shared'
import type { TableNotice, NoticeTargets, TableNotifier } from '../notify/notice'
import type { Write } from '../store/Store'
import type { NotifyRecord, TableRecord } from '../store/TableRecord'
import type { Attendance, Session } from './Attendance'
import { deadlineOf, reminderOf } from './clock'
import type { TableDeps } from './outlet'
import type { Play } from './Play'
import { isOccupied, placeAt, refusal } from './seating'
import type { Alter } from './StoredRecord'
import { tableRow } from './wakeAt'

/** Where nobody can be told. */
const SILENT: TableNotifier = {
  mayCall: () => false,
  send: async () => ({ gone: [], webhook: null }),
}

interface NoticedTable {
  readonly record: TableRecord
  readonly play: Play | null
  readonly attendance: Attendance
  readonly standIns: { readonly seats: ReadonlySet<Seat> }
  enqueue<T>(work: () => Promise<T>): Promise<T>
  change(alter: Alter): Promise<Refusal | null>
  write(writes: readonly Write[]): Promise<void>
}

/** Devices of one person that are told. */
const MOST_DEVICES = 5

export class TurnNotices {
  /** Whether the webhook took the last notice; null before the first. */
  #webhookWorks: boolean | null = null

  readonly #notifier: TableNotifier

  constructor(
    private readonly table: NoticedTable,
    private readonly deps: Pick<TableDeps, 'notifier' | 'hallNotices' | 'playTime' | 'warn'>,
  ) {
    this.#notifier = deps.notifier ?? SILENT
  }

  /** After everything that may have changed whose turn it is. */
  consider(): void {
    const { play, record } = this.table
    if (!play || !this.#isRunning()) return
    const { told, reminded } = record.notify
    for (const seat of record.seats.keys())
      if (play.waitingFor.includes(seat)) this.#tell(seat, play)
      else {
        delete told[seat]
        delete reminded[seat]
      }
  }

  #isRunning(): boolean {
    const { phase, pause, notify } = this.table.record
    const isHeard = notify.webhook !== null || notify.devices.length > 0 || this.#hall !== null
    return phase === 'playing' && pause.since === null && isHeard
  }

  /** The hall whose members and chat may want to know. */
  get #hall(): string | null {
    return (this.deps.hallNotices && this.table.record.hall) ?? null
  }

  /** Somebody who has seen the question needs no notice of it. */
  #tell(seat: Seat, play: Play): void {
    const { record, attendance, standIns } = this.table
    const decision = decisionOf(play, record.match, seat)
    const { told } = record.notify
    if (told[seat] === decision || !isOccupied(placeAt(record, seat)) || standIns.seats.has(seat)) return
    told[seat] = decision
    if (!attendance.isSeen(seat)) this.#send('turn', seat)
  }

  /** Once a second. */
  watch(now: number): void {
    const { play, record, attendance } = this.table
    if (!play || !this.#isRunning()) return
    for (const seat of play.waitingFor) {
      const place = placeAt(record, seat)
      const at = isOccupied(place) ? reminderOf(place, record.clock, this.deps.playTime) : null
      const { told, reminded } = record.notify
      const decision = told[seat]
      if (at === null || now < at || decision === undefined || reminded[seat] === decision) continue
      if (attendance.isSeen(seat)) continue
      reminded[seat] = decision
      this.#send('reminder', seat)
    }
  }

  /** What was sent is stored first: a restart sends nothing twice. */
  #send(kind: 'turn' | 'reminder', seat: Seat): void {
    const { record } = this.table
    const { owner, member } = placeAt(record, seat)
    const hall = this.#hall
    const { devices, webhook } = record.notify
    const targets = {
      subscriptions: devices.filter(device => device.owner === owner),
      webhook: kind === 'turn' ? webhook : null,
    }
    if (targets.subscriptions.length === 0 && !targets.webhook && hall === null) return
    const notice = this.#noticeFor(kind, seat)
    void this.table
      .enqueue(() => this.table.write([tableRow(this.table.record)]))
      .then(() =>
        Promise.all([
          this.#deliver(notice, targets),
          hall && this.deps.hallNotices?.tell(hall, member ?? null, notice, targets),
        ]),
      )
      .catch(error => this.deps.warn(error, 'telling somebody that it is their turn failed'))
  }

  #noticeFor(kind: TableNotice['kind'], seat: Seat): TableNotice {
    const { record } = this.table
    const { playTime } = this.deps
    const deadline = deadlineOf(placeAt(record, seat), record.clock, playTime)
    const names = record.seats.map(({ name }) => name)
    return {
      ...{ kind, code: record.code, name: names[seat] ?? '' },
      others: names.filter((name, i) => i !== seat && name !== ''),
      deadline: deadline === null ? null : deadline + playTime.lag,
    }
  }

  async #deliver(notice: TableNotice, targets: NoticeTargets): Promise<void> {
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
    if (!this.#notifier.mayCall(subscription.endpoint)) return refusal('bad-address')
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

  /** Says hello to a new webhook, which shows at once whether it works. */
  async setWebhook(webhook: Webhook | null): Promise<Refusal | null> {
    if (webhook && !this.#notifier.mayCall(webhook.url)) return refusal('bad-address')
    const refused = await this.#alter(notify => {
      notify.webhook = webhook
    })
    this.#webhookWorks = null
    if (refused || !webhook) return refused
    const hello: TableNotice = {
      kind: 'test',
      code: this.table.record.code,
      name: '',
      others: [],
      deadline: null,
    }
    void this.#deliver(hello, { subscriptions: [], webhook }).catch(error =>
      this.deps.warn(error, 'trying a webhook failed'),
    )
    return null
  }

  /** What the host may know of it: not the address, which is a secret of its own. */
  get webhook(): {
    readonly kind: Webhook['kind']
    readonly host: string
    readonly works: boolean | null
  } | null {
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
      return null
    })
  }
}

/** The same until the seat has decided, whatever the others do. */
const decisionOf = (play: Play, match: number, seat: Seat): string =>
  `${match}.${play.rows.filter(row => row.seat === seat).length}`
