/** Tells members on their devices that it is their turn, and the chat of the group about the tables of its hall. */
import { randomUUID } from 'node:crypto'
import type { CreateOrder, HallChange, Refusal } from '@heorot/shared'
import { addressLimit } from '../notify/Notifier'
import type { HallNotifier, NoticeTargets, TableNotice, TableNotifier } from '../notify/notice'
import type { Warn } from '../ops/warn'
import type { HallRecord, HallStore } from '../store/HallStore'
import { refusal } from '../tables/record/seating'
import { memberNamed, notifyOf } from './hall'
import type { Asking, Halls } from './Halls'

export interface HallNoticesDeps {
  readonly halls: Halls
  readonly store: Pick<HallStore, 'loadHall'>
  readonly notifier: TableNotifier
  readonly now: () => number
  readonly warn: Warn
}

const NOBODY: NoticeTargets = { subscriptions: [], webhook: null }

export class HallNotices implements HallNotifier {
  readonly #addresses: ReturnType<typeof addressLimit>

  constructor(private readonly deps: HallNoticesDeps) {
    this.#addresses = addressLimit(deps.now)
  }

  async notify(hall: string, member: string | null, notice: TableNotice, told: NoticeTargets): Promise<void> {
    const found = await this.deps.store.loadHall(hall)
    if (found) await this.#deliver(hall, notice, targetsIn(found, member, notice, told))
  }

  /** A change that may name an address to call; a new webhook says hello, which shows at once whether it works. */
  async change(asking: Asking, change: HallChange): Promise<Refusal | null> {
    const address = addressIn(change)
    if (address !== undefined) {
      if (!this.deps.notifier.mayCall(address)) return refusal('bad-address')
      if (!this.#addresses.allow(asking.device)) return refusal('too-often')
    }
    const refused = await this.deps.halls.change(asking, change)
    if (!refused && change.do === 'webhook' && change.webhook)
      this.#inBackground(
        this.#deliver(asking.hall.id, noticeOf('test', null), { ...NOBODY, webhook: change.webhook }),
      )
    return refused
  }

  /** Somebody may join a new table. */
  opened(hall: string, code: string, order: CreateOrder): void {
    if (freeSeats(order) > 0)
      this.#inBackground(this.notify(hall, null, noticeOf('opened', code, order.name), NOBODY))
  }

  async #deliver(hall: string, notice: TableNotice, targets: NoticeTargets): Promise<void> {
    const { subscriptions, webhook } = targets
    if (subscriptions.length === 0 && !webhook) return
    const { halls, notifier, now } = this.deps
    const { gone, webhook: works } = await notifier.send(notice, targets)
    const outcome = webhook && works !== null ? { url: webhook.url, works, at: now() } : undefined
    await halls.noteNotified(hall, gone, outcome)
  }

  #inBackground(work: Promise<void>): void {
    work.catch(error => this.deps.warn(error, 'telling a hall something failed'))
  }
}

const noticeOf = (kind: TableNotice['kind'], code: string | null, name = ''): TableNotice => ({
  ...{ id: randomUUID(), kind, code, name, others: [], deadline: null },
})

function addressIn(change: HallChange): string | undefined {
  if (change.do === 'webhook') return change.webhook?.url
  return change.do === 'notify' ? change.on?.endpoint : undefined
}

const freeSeats = ({ seats, bots, sit }: CreateOrder): number =>
  seats - bots.slice(0, seats).filter(bot => bot !== null).length - (sit ? 1 : 0)

/** Whoever hears of it by the table itself is not told twice. A reminder is for devices alone. */
function targetsIn(
  hall: HallRecord,
  person: string | null,
  { kind }: TableNotice,
  told: NoticeTargets,
): NoticeTargets {
  const { devices, webhook } = notifyOf(hall)
  const own = (person !== null && memberNamed(hall, person)?.devices) || []
  const known = told.subscriptions.map(({ endpoint }) => endpoint)
  return {
    subscriptions: devices.filter(
      ({ device, endpoint }) => own.includes(device) && !known.includes(endpoint),
    ),
    webhook: kind === 'reminder' || webhook?.url === told.webhook?.url ? null : webhook,
  }
}
