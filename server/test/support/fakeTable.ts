/** A table without sockets, on a clock that moves when told. */
import { createHash } from 'node:crypto'
import type { AnyGame, JoinOptions, Refusal, RequestName, Subscription } from '@heorot/shared'
import { createShape, findGame, isRefusal } from '@heorot/shared'
import { Halls } from '../../src/halls/Halls'
import type { HallNotifier, TableNotifier } from '../../src/notify/notice'
import type { PlayTime } from '../../src/ops/playTime'
import type { Store } from '../../src/store/Store'
import { openSqlite } from '../../src/store/sqlite/sqlite'
import type { TableRecord } from '../../src/store/TableRecord'
import type { DelayedNews, Outlet, StoredTable, TableNews } from '../../src/tables/tableDeps'
import { upToDate } from '../../src/store/upToDate'
import type { TableFacts } from '../../src/tables/facts'
import { newRecord } from '../../src/tables/record/newRecord'
import { guestOf } from '../../src/tables/people/Arrivals'
import { isExpected } from '../../src/tables/StoredRecord'
import { Table } from '../../src/tables/Table'
import { anythingLegal, type BotQuestion, type BotThinker } from '../../src/tables/bots/thinker'

const CODE = 'ABCDEFGH'
/** Everybody lives somewhere else. */
export const addressFor = (name: string) =>
  `10.${createHash('sha256').update(name).digest().subarray(0, 3).join('.')}`
const tokenOf = (name: string) => name.padEnd(22, '0')
export const guestNamed = (name: string, address = addressFor(name)) =>
  guestOf(CODE, { token: tokenOf(name), name, address })

/** A device that is told, named after its owner. */
export const subscriptionOf = (name: string): Subscription => ({
  ...{ endpoint: `https://push.example.org/${name}`, language: 'en' },
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
})

/** Sends nothing anywhere. */
export const SILENT: Outlet = {
  ...{ deliver: () => {}, deliverDelayed: () => {}, sendInfo: () => {}, sendChat: () => {} },
  ...{ close: () => {}, disconnectAll: () => {}, maySleep: () => {} },
}

/** Room for more than any test lets in. */
export const AMPLE = { spectators: 1000, perAddress: 1000 }

/** For a server that was never away. */
export const unpaused = (now: () => number): PlayTime => ({
  ...{ now, lag: 0, returnedAt: 0 },
  get stored() {
    return this.now()
  },
})

/** Only drafts of a record are altered: whatever alters the record of a table itself throws. */
function freeze(part: unknown): void {
  if (part === null || typeof part !== 'object' || Object.isFrozen(part)) return
  Object.freeze(part)
  Object.values(part).forEach(freeze)
}

interface Circumstances {
  readonly botPause?: number
  readonly notifier?: TableNotifier
  readonly hallNotices?: HallNotifier
  readonly store?: Store
  /** Changes the game before it is played. */
  readonly adapt?: (game: AnyGame) => AnyGame
}

export class FakeTable {
  now = 1_800_000_000_000
  readonly playTime: PlayTime = unpaused(() => this.now)
  readonly delivered: TableNews[] = []
  readonly delayed: DelayedNews[] = []
  readonly closed: [string, number][] = []
  readonly store: Store
  readonly game: AnyGame
  table: Table
  sleepy = false
  /** Called with everything a single session is sent besides answers. */
  onSent: (name: string, message: unknown) => void = () => {}
  readonly #outlet: Outlet = {
    ...SILENT,
    deliver: news => {
      freeze(this.table.record)
      this.delivered.push(news)
      for (const [session, mine] of news.slices) this.onSent(session.name, mine)
    },
    deliverDelayed: news => this.delayed.push(news),
    sendInfo: (session, info) => this.onSent(session.name, info),
    close: (session, code) => this.closed.push([session.name, code]),
    maySleep: may => {
      this.sleepy = may
    },
  }

  constructor(
    order: Record<string, unknown> = {},
    private readonly thinker: BotThinker = anythingLegal,
    private readonly circumstances: Circumstances = {},
  ) {
    this.store = circumstances.store ?? openSqlite({ data: ':memory:', sync: 'normal' })
    const read = createShape.parse({ game: 'movie', name: 'Hrothgar', seats: 2, ...order })
    this.game = (circumstances.adapt ?? (game => game))(findGame(read.game)!)
    const options = this.game.readOptions(read.options, read.seats)
    const record = newRecord(CODE, read, options, guestNamed('Hrothgar'), '00'.repeat(32), this.now)
    // The first fence that an empty store gives away.
    void this.store.take(CODE, 0)
    this.table = this.#open({ fence: { code: CODE, fence: 1 }, record, rows: [], chat: [] })
  }

  #open(stored: StoredTable): Table {
    const { thinker, circumstances } = this
    const { botPause = 0, notifier, hallNotices } = circumstances
    return new Table(stored, this.game, {
      ...{ store: this.store, thinker, outlet: this.#outlet, botPause, ...(notifier && { notifier }) },
      ...(hallNotices && { hallNotices }),
      groupHalls: new Halls(this.store, () => this.now),
      capacity: AMPLE,
      now: () => this.now,
      playTime: this.playTime,
      random: size => Buffer.alloc(size, 1),
      warn: error => {
        if (!isExpected(error)) throw error
      },
    })
  }

  /**
   * As after a restart of the server, which was away for so long: nobody is connected. `stored` changes what
   * earlier versions wrote.
   */
  async reopen(stored: (record: TableRecord) => TableRecord = record => record, away = 0): Promise<void> {
    await this.table.close()
    this.#standStill(away)
    await this.#load(stored)
  }

  /** Another process opens the table from the store; this one writes nothing any more. */
  crash(): Promise<void> {
    return this.#load(record => record)
  }

  async #load(stored: (record: TableRecord) => TableRecord): Promise<void> {
    const { record } = this.table
    const { fence: seen } = await this.store.ownership(record.code)
    const fence = (await this.store.take(record.code, seen))!
    const [kept, rows, chat] = await Promise.all([
      this.store.loadTable(record.code),
      this.store.loadIntents(record.code, record.match),
      this.store.loadChat(record.code),
    ])
    this.table = this.#open({ fence, record: upToDate(stored(kept!)), rows, chat })
    await this.table.open()
  }

  /** Somebody who is asked does something, whoever they are; whether anybody was. */
  step(): Promise<boolean> {
    return this.table.enqueue(async () => {
      const { play, record } = this.table
      const seat = record.phase === 'playing' ? play?.waitingFor[0] : undefined
      if (!play || seat === undefined) return false
      const { prompt } = play.question(seat)
      const row = play.read(seat, await anythingLegal.think({ game: this.game, prompt } as BotQuestion), null)
      if (!isRefusal(row)) await this.table.commit(row)
      return true
    })
  }

  enter(
    name: string,
    sit?: boolean | number,
    address = addressFor(name),
    more: Pick<JoinOptions, 'agree' | 'open'> = {},
  ): Promise<Refusal | null> {
    const admission = { name, token: tokenOf(name), address, ...(sit !== undefined && { sit }), ...more }
    return this.table.arrive(name, guestOf(CODE, admission), admission)
  }

  ask(name: string, request: RequestName, payload: unknown = {}) {
    return this.table.request(name, request, payload)
  }

  /** The server is paused for so long. */
  async pause(ms: number): Promise<void> {
    this.#standStill(ms)
    await this.pass(0)
  }

  #standStill(ms: number): void {
    const returnedAt = this.playTime.now()
    const lag = this.playTime.lag + ms
    this.now += ms
    Object.assign(this.playTime, { lag, returnedAt, now: () => this.now - lag })
  }

  /** Lets time pass and looks after the table. */
  async pass(ms: number): Promise<void> {
    this.now += ms
    await this.table.tick()
    await this.quiet()
  }

  /** Whatever is queued has happened. */
  quiet(): Promise<void> {
    return this.table.enqueue(async () => {})
  }

  /** What everybody knows of the table. */
  get facts(): TableFacts {
    const last = this.delivered.findLastIndex(news => news.table)
    const { table } = this.delivered[last]!
    const seats = this.delivered.slice(last + 1).findLast(news => news.seats)?.seats
    return { ...table!, seats: table!.seats.map((seat, i) => ({ ...seat, ...seats?.[i] })) }
  }
}

/** Hrothgar, who hosts, and Unferth in a match: `asked` decides first, `idle` waits. */
export async function startedForTwo(...table: ConstructorParameters<typeof FakeTable>) {
  const fake = new FakeTable(...table)
  await fake.enter('Hrothgar')
  await fake.enter('Unferth', true)
  await fake.ask('Hrothgar', 'host', { do: 'start' })
  const seat = fake.table.play!.waitingFor[0]!
  const names = ['Hrothgar', 'Unferth']
  return { fake, seat, asked: names[seat]!, idle: names[1 - seat]! }
}
