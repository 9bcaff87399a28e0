/**
 * The law of hands: whatever people, hosts, clocks and restarts do, nobody is sent a second seat's secrets, and nobody
 * learns a hand that somebody else has held unless its owner gave it up or stayed away, and all who play agreed.
 */
import { findGame, gameIds, type RequestName, type Seat } from '@heorot/shared'
import fc, { type Arbitrary } from 'fast-check'
import { FakeTable, guestNamed } from '../../../test/support/fakeTable'
import { MemoryStore } from '../../../test/support/MemoryStore'
import { marked, secretsIn } from '../../../test/support/markedGame'
import type { TableRecord } from '../../store/TableRecord'

const SEATS = 3
const SEQUENCES = 5200
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NAMES = ['Hrothgar', 'Unferth', 'Wiglaf', 'Breca', 'Onela', 'Hygd']

interface Request {
  /** Null for the host. */
  readonly by: string | null
  readonly ask: RequestName
  readonly payload: { readonly do?: string; readonly seat?: Seat; readonly about?: string }
}
interface Arrival {
  readonly enter: string
  readonly sit: boolean | Seat | undefined
}
type Op =
  | Request
  | Arrival
  | { readonly leave: string }
  | { readonly later: number }
  | { readonly table: 'move' | 'end' | 'restart' }

const PEOPLE = new Map(NAMES.map(name => [name, guestNamed(name)]))
const OWNERS = new Map(NAMES.map(name => [guestNamed(name).owner, name]))
const hashOf = (name: string) => PEOPLE.get(name)!.owner
const idOf = (name: string) => PEOPLE.get(name)!.person
const nameOf = (owner: string | null | undefined): string | null => OWNERS.get(owner ?? '') ?? null

/** Watches one evening, and keeps its own books of who may know what. */
class Evening {
  /** The seats whose secrets each person was sent in this match. */
  readonly #seen = new Map<string, Set<Seat>>()
  /** Who has held each seat in this match, and still would but for what follows. */
  readonly #heldBy = new Map<Seat, string>()
  /** Seats that were given up. */
  readonly #left = new Set<Seat>()
  /** When each person was last connected. */
  readonly #gone = new Map<string, number>()
  /** Who has said yes to whom since that person asked. */
  readonly #agreed = new Map<string, Set<string>>()
  #match = 1
  readonly faults: string[] = []
  handedOver = 0

  constructor(
    readonly fake: FakeTable,
    private readonly days: boolean,
  ) {
    fake.onSent = (name, message) => this.#note(name, message)
  }

  get #record() {
    return this.fake.table.record
  }

  /** Once a match is over its record is public. */
  #note(name: string, message: unknown): void {
    if (this.#record.phase !== 'playing') return
    const seats = this.#seen.get(name) ?? new Set<Seat>()
    for (const seat of secretsIn(message)) if (!seats.has(seat)) this.#learn(name, seat, seats)
    this.#seen.set(name, seats)
  }

  #learn(name: string, seat: Seat, seats: Set<Seat>): void {
    seats.add(seat)
    if (this.#record.seats[seat]?.owner !== hashOf(name))
      this.faults.push(`${name} was sent the hand of seat ${seat}`)
    if (seats.size > 1) this.faults.push(`${name} has seen ${[...seats]}`)
  }

  async do(op: Op): Promise<void> {
    const before = this.#record
    await this.#run(op)
    if (this.#record.match !== this.#match || this.#record.phase === 'waiting') this.#startBooks()
    for (const [seat, { owner }] of this.#record.seats.entries()) {
      const name = nameOf(owner)
      const isNew = name !== null && owner !== before.seats[seat]?.owner
      const leaver = 'ask' in op && op.ask === 'stand' ? op.by : null
      if (isNew && before.phase === 'playing') this.#handOver(name, seat, before, leaver)
      if (name !== null && this.#record.phase === 'playing') this.#heldBy.set(seat, name)
    }
    for (const name of NAMES) if (this.fake.table.attendance.isHere(hashOf(name))) this.#gone.delete(name)
  }

  #startBooks(): void {
    this.#match = this.#record.match
    for (const book of [this.#seen, this.#heldBy, this.#left, this.#agreed]) book.clear()
  }

  /**
   * The rule once more in other words, so that a mistake in it is not repeated here. A `leaver` who has just stood up
   * is asked no more.
   */
  #handOver(name: string, seat: Seat, { seats, host }: TableRecord, leaver: string | null): void {
    this.handedOver++
    const others = seats.filter(
      ({ owner, bot }, i) => i !== seat && owner !== null && bot === null && owner !== hashOf(name),
    )
    const players = others.map(({ owner }) => nameOf(owner)!).filter(player => player !== leaver)
    const deciders = players.length > 0 ? players : [nameOf(host?.owner)!].filter(one => one !== name)
    const agreed = this.#agreed.get(name) ?? new Set()
    const missing = deciders.filter(one => !agreed.has(one))
    if (missing.length > 0) this.faults.push(`${name} got seat ${seat} without ${missing}`)
    const last = this.#heldBy.get(seat)
    if (last !== undefined && last !== name && players.length < 2)
      this.faults.push(`${name} got the hand of ${last} from ${players}`)
    if (last !== undefined && last !== name && !this.#left.has(seat) && !this.#wasAway(last))
      this.faults.push(`${name} got the seat of ${last}, who was not away`)
    this.#left.delete(seat)
    this.#agreed.delete(name)
  }

  #wasAway(name: string): boolean {
    const gone = this.#gone.get(name)
    const needed = this.days ? 2 * DAY : 5 * MINUTE
    return gone !== undefined && this.fake.now - gone >= needed
  }

  async #run(op: Op): Promise<void> {
    const { fake } = this
    if ('later' in op) await fake.pass(op.later)
    else if ('table' in op) await this.#happen(op.table)
    else if ('leave' in op) this.#leave(op.leave)
    else if ('enter' in op) await this.#enter(op)
    else await this.#ask(op)
  }

  async #happen(what: 'move' | 'end' | 'restart'): Promise<void> {
    if (what === 'move') await this.fake.step()
    if (what === 'end') while (await this.fake.step());
    if (what !== 'restart') return
    for (const name of NAMES) this.#leave(name)
    await this.fake.reopen()
  }

  #leave(name: string): void {
    if (this.fake.table.attendance.isHere(hashOf(name))) this.#gone.set(name, this.fake.now)
    this.fake.table.leave(name)
  }

  async #enter({ enter, sit }: Arrival): Promise<void> {
    this.#leave(enter)
    await this.fake.enter(enter, sit)
    await this.#ask({ by: enter, ask: 'sync', payload: {} })
  }

  async #ask({ by, ask, payload: { about, ...payload } }: Request): Promise<void> {
    const name = by ?? nameOf(this.#record.host?.owner)
    if (!name || !this.fake.table.attendance.get(name)) return
    const seat = this.#record.seats.findIndex(({ owner }) => owner === hashOf(name))
    const asked = this.#record.takeovers.find(one => one.person === (about && idOf(about)))
    const message = {
      ...payload,
      ...(about && { person: idOf(about), seat: asked?.seat ?? 0 }),
      ...(ask === 'stand' && { forGood: payload.seat === 0 }),
    }
    if (payload.do === 'accept' && about)
      this.#agreed.set(about, (this.#agreed.get(about) ?? new Set()).add(name))
    // The books say so before a newcomer can be sent anything.
    if (ask === 'stand' && payload.seat === 0 && seat >= 0) this.#left.add(seat)
    const answer = await this.fake.ask(name, ask, message)
    if ((ask === 'sit' || ask === 'withdraw') && 'ok' in answer) this.#agreed.delete(name)
    this.#note(name, answer)
  }
}

const someone = fc.constantFrom(...NAMES)
const someSeat = fc.nat(SEATS - 1)
const nothing = fc.constant({})

const asking = (ask: RequestName, payload: Arbitrary<Request['payload']> = nothing): Arbitrary<Op> =>
  fc.record({ by: someone, ask: fc.constant(ask), payload })

const hosting = (command: string, more: Arbitrary<object> = nothing): Arbitrary<Op> =>
  fc.record({
    by: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, someone),
    ask: fc.constant('host' as const),
    payload: more.map(rest => ({ do: command, ...rest })),
  })

const about = fc.record({ about: someone })
const atSeat = fc.record({ seat: someSeat })
const bot = fc.record({ seat: someSeat, strength: fc.constantFrom('thrall', null) })
const sit = fc.oneof(fc.constant(undefined), fc.boolean(), someSeat)

const everybodyAccepts = (asker: string): Op[] =>
  NAMES.map(by => ({ by, ask: 'host', payload: { do: 'accept', about: asker } }))

/** A request and its answers, which would seldom meet by chance. */
const takeover: Arbitrary<Op[]> = fc
  .record({ by: someone, seat: someSeat, interlude: fc.constantFrom('none', 'return') })
  .map(({ by, seat, interlude }) => {
    const answers = everybodyAccepts(by)
    const some: Op[] = interlude === 'none' ? [] : [{ enter: NAMES[seat]!, sit: undefined }]
    return [{ by, ask: 'sit', payload: { seat } }, ...answers.slice(0, 2), ...some, ...answers.slice(2)]
  })

/** Somebody goes for about as long as it takes, and others want the seat. */
const absence = (days: boolean): Arbitrary<Op[]> =>
  fc
    .record({ who: fc.nat(2), asker: someone, late: fc.constantFrom(-1000, 0, 1000) })
    .map(({ who, asker, late }) => [
      { leave: NAMES[who]! },
      ...(days
        ? [{ later: 3 * DAY }, { table: 'move' as const }, { later: DAY + late }]
        : [{ later: 5 * MINUTE + late }]),
      { by: asker, ask: 'sit', payload: { seat: who } },
      ...everybodyAccepts(asker),
    ])

const often = (weight: number, arbitrary: Arbitrary<Op>) => ({ weight, arbitrary })

const OPS: Arbitrary<Op> = fc.oneof(
  often(8, asking('sit', fc.oneof(atSeat, nothing))),
  often(4, asking('stand', atSeat)),
  often(1, asking('withdraw')),
  often(3, asking('sync')),
  often(1, asking('past', fc.constant({ match: 1, from: 0 } as Request['payload']))),
  often(8, hosting('accept', about)),
  often(1, hosting('decline', about)),
  often(1, hosting('remove', about)),
  often(1, hosting('handover', about)),
  often(2, hosting('free', atSeat)),
  often(3, hosting('bot', bot)),
  often(1, hosting('lock', fc.record({ locked: fc.boolean() }))),
  often(1, hosting('watch', fc.record({ watch: fc.constantFrom('everyone', 'nobody') }))),
  often(1, hosting('rematch')),
  often(2, hosting('start')),
  often(4, fc.record({ enter: someone, sit })),
  often(3, fc.record({ leave: someone })),
  often(3, fc.record({ table: fc.constant('move' as const) })),
  often(3, fc.record({ later: fc.constantFrom(2 * MINUTE, 5 * MINUTE, 30 * MINUTE, DAY) })),
  often(1, fc.record({ table: fc.constantFrom('restart' as const) })),
)

const orders = fc.record({
  sit: fc.boolean(),
  clock: fc.constantFrom('none', 'days'),
  bots: fc.array(fc.constantFrom('thrall', null, null), { minLength: SEATS, maxLength: SEATS }),
})

/** Everybody has come, and the match has begun. */
const OPENING: readonly Op[] = [
  ...NAMES.map((enter, i) => ({ enter, sit: i === 1 || i === 2 })),
  ...[0, 1, 2].map(seat => ({
    by: null,
    ask: 'host' as const,
    payload: { do: 'bot', seat, strength: 'thrall' },
  })),
  { by: null, ask: 'host', payload: { do: 'start' } },
]

it.each(gameIds)('hands of %s are learned by the rules alone', async id => {
  const game = marked(findGame(id)!)
  let handedOver = 0
  const run = async ({ clock, ...order }: { clock: string }, ops: readonly Op[]) => {
    const circumstances = { botPause: 1e8, adapt: () => game, store: new MemoryStore().asStore }
    const fake = new FakeTable({ game: id, seats: SEATS, clock, ...order }, undefined, circumstances)
    const evening = new Evening(fake, clock === 'days')
    try {
      for (const op of [...OPENING, ...ops]) await evening.do(op)
    } finally {
      fake.table.standIns.stop()
    }
    handedOver += evening.handedOver
    expect(evening.faults).toEqual([])
  }
  const some = fc.oneof(
    { weight: 8, arbitrary: OPS.map(op => [op]) },
    { weight: 1, arbitrary: takeover },
    { weight: 1, arbitrary: fc.boolean().chain(absence) },
  )
  const ops = fc.array(some, { minLength: 5, maxLength: 15 }).map(all => all.flat())
  await fc.assert(fc.asyncProperty(orders, ops, run), { numRuns: SEQUENCES })
  // Without any, nothing would be proved.
  expect(handedOver).toBeGreaterThan(200)
})
