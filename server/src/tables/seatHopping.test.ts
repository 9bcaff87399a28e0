/** Whatever people, hosts and restarts do: nobody is sent a second seat's secrets, or takes over without consent. */
import { gameIds, type RequestName, type Seat } from '@heorot/shared'
import fc, { type Arbitrary } from 'fast-check'
import { FakeTable, guestNamed } from '../../test/support/fakeTable'
import { marked, secretsIn } from '../../test/support/markedGame'
import type { TableRecord } from '../store/TableRecord'

jest.setTimeout(300_000)

const SEATS = 3
const NAMES = ['Hrothgar', 'Unferth', 'Wiglaf', 'Breca', 'Onela']

interface Request {
  /** Null for whoever hosts. */
  readonly by: string | null
  readonly ask: RequestName
  readonly payload: { readonly do?: string; readonly seat?: Seat; readonly about?: string }
}
interface Arrival {
  readonly enter: string
  readonly sit: boolean | Seat | undefined
}
type Op = Request | Arrival | { readonly leave: string } | { readonly table: keyof typeof HAPPENINGS }

const HAPPENINGS = {
  move: (fake: FakeTable) => fake.step(),
  end: async (fake: FakeTable) => {
    while (await fake.step());
  },
  restart: (fake: FakeTable) => fake.reopen(),
  later: (fake: FakeTable) => fake.pass(11 * 60_000),
}

const personOf = (name: string) => guestNamed(name).person
const nameOf = (person: string | null) => NAMES.find(name => personOf(name) === person) ?? null

class Evening {
  /** The seats whose secrets each person was sent, by match. */
  readonly seen = new Map<string, Set<Seat>>()
  takeovers = 0

  constructor(readonly fake: FakeTable) {
    fake.onSent = (name, message) => this.#note(name, message)
  }

  /** Once a match is over its record is public. */
  #note(name: string, message: unknown): void {
    const { phase, match } = this.fake.table.record
    if (phase !== 'playing') return
    const key = `${name} in match ${match}`
    const seen = this.seen.get(key) ?? new Set()
    for (const seat of secretsIn(message)) this.seen.set(key, seen.add(seat))
  }

  get nosy(): string[] {
    return [...this.seen].filter(([, seats]) => seats.size > 1).map(([key]) => key)
  }

  async do(op: Op): Promise<void> {
    const before = this.fake.table.record
    await this.#run(op)
    for (const seat of takenOver(before, this.fake.table.record)) {
      this.takeovers++
      const taker = this.fake.table.record.seats[seat]!.person
      if (!hasConsent(before, op, taker)) throw new Error(`seat ${seat} was taken over without consent`)
    }
  }

  async #run(op: Op): Promise<void> {
    const { table } = this.fake
    if ('table' in op) await HAPPENINGS[op.table](this.fake)
    else if ('leave' in op) table.leave(op.leave)
    else if ('enter' in op) await this.#enter(op)
    else await this.#ask(op)
  }

  async #enter({ enter, sit }: Arrival): Promise<void> {
    this.fake.table.leave(enter)
    await this.fake.enter(enter, sit)
    await this.#ask({ by: enter, ask: 'sync', payload: {} })
  }

  async #ask({ by, ask, payload: { about, ...payload } }: Request): Promise<void> {
    const name = by ?? nameOf(this.fake.table.record.host)
    if (!name || !this.fake.table.attendance.get(name)) return
    const answer = await this.fake.ask(name, ask, { ...payload, ...(about && { person: personOf(about) }) })
    this.#note(name, answer)
  }
}

/** Seats that went to somebody else in the middle of a match. */
const takenOver = (before: TableRecord, after: TableRecord): Seat[] =>
  after.seats.flatMap(({ owner }, i) =>
    before.phase === 'playing' && after.match === before.match && owner && owner !== before.seats[i]?.owner
      ? [i]
      : [],
  )

/** The rule once more in other words, so that a mistake in it is not repeated here. */
function hasConsent(before: TableRecord, op: Op, taker: string | null): boolean {
  const others = before.seats.filter(({ owner, person }) => owner !== null && person !== taker)
  if (taker === before.host && others.length === 0) return true
  if (!('ask' in op) || op.payload.do !== 'accept') return false
  const decider = op.by ? personOf(op.by) : before.host
  return taker === before.host ? others.some(({ person }) => person === decider) : decider === before.host
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

/** A request and its answer, which would seldom meet by chance. */
const takeover: Arbitrary<Op[]> = fc.record({ by: someone, seat: someSeat }).map(({ by, seat }) => [
  { by, ask: 'sit', payload: { seat } },
  { by: null, ask: 'host', payload: { do: 'accept', about: by } },
])

const often = (weight: number, arbitrary: Arbitrary<Op>) => ({ weight, arbitrary })

const OPS: Arbitrary<Op> = fc.oneof(
  often(8, asking('sit', fc.oneof(atSeat, nothing))),
  often(3, asking('stand')),
  often(1, asking('withdraw')),
  often(3, asking('sync')),
  often(2, asking('past', fc.constant({ match: 1, from: 0 } as Request['payload']))),
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
  often(1, fc.record({ leave: someone })),
  often(6, fc.record({ table: fc.constant('move' as const) })),
  often(1, fc.record({ table: fc.constantFrom('end', 'restart', 'later') })),
)

const orders = fc.record({
  sit: fc.boolean(),
  bots: fc.array(fc.constantFrom('thrall', null), { minLength: SEATS, maxLength: SEATS }),
})

/** Everybody has come, and the match has begun. */
const OPENING: readonly Op[] = [
  ...NAMES.map((enter, i) => ({ enter, sit: i === 1 })),
  ...[0, 1, 2].map(seat => ({
    by: null,
    ask: 'host' as const,
    payload: { do: 'bot', seat, strength: 'thrall' },
  })),
  { by: null, ask: 'host', payload: { do: 'start' } },
]

it.each(gameIds)('nobody is sent the secrets of two seats in a match of %s', async game => {
  let takeovers = 0
  const run = async (order: object, ops: readonly Op[]) => {
    const fake = new FakeTable({ game, seats: SEATS, ...order }, undefined, { botPause: 1e8, adapt: marked })
    const evening = new Evening(fake)
    try {
      for (const op of [...OPENING, ...ops]) await evening.do(op)
    } finally {
      fake.table.standIns.stop()
    }
    takeovers += evening.takeovers
    expect(evening.nosy).toEqual([])
  }
  const some = fc.oneof({ weight: 5, arbitrary: OPS.map(op => [op]) }, takeover)
  const ops = fc.array(some, { minLength: 20, maxLength: 60 }).map(all => all.flat())
  await fc.assert(fc.asyncProperty(orders, ops, run), { numRuns: 150 })
  // Without any, nothing would be proved.
  expect(takeovers).toBeGreaterThan(50)
})
