/** One table under faults: its people, match after match, and how long it ever stood still. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type CreateOrder, type Rng, rngFrom, seedFromNumber } from '@heorot/shared'
import { visitorOf } from '../../server/test/support/harness'
import { newTestToken, Visitor } from '../../server/test/support/Visitor'
import type { Finding, SeatLog } from './check'
import { foundTableHall, type TableHall } from './hall'
import type { FaultTarget } from './FaultTarget'
import { Player } from './Player'

const MOST_TRIES = 100
const BETWEEN_TRIES = 300

export interface TableOrder {
  readonly game: string
  readonly people: number
  readonly bots: number
  readonly clock: CreateOrder['clock']
  readonly thought: number
}

export class TableRun {
  accepted = 0
  longestStall = 0
  readonly #finished = new Set<number>()
  #lastAck = performance.now()
  #running: Promise<unknown> = Promise.resolve()

  private constructor(
    readonly game: string,
    readonly code: string,
    readonly hall: TableHall,
    private readonly members: readonly Player[],
  ) {}

  /** Sits everybody down, while all is well. */
  static async open(
    { url, position }: Pick<FaultTarget, 'url' | 'position'>,
    order: TableOrder,
    seed: number,
  ): Promise<TableRun> {
    const tokens = Array.from({ length: order.people }, newTestToken)
    const { game, people, bots, clock } = order
    const seats = people + bots
    const hall = await insist(() => foundTableHall(url, tokens))
    const { code } = await insist(() =>
      visitorOf(url).create({
        ...{ game, seats, clock, token: tokens[0]!, hall: { id: hall.id, token: tokens[0]! } },
        bots: Array.from({ length: seats }, (_, seat) => (seat < people ? null : 'thrall')),
      }),
    )
    for (const token of tokens)
      await insist(() =>
        hangUpAfter(Visitor.join(url, code, { token, sit: true, hall: { id: hall.id, token } })),
      )
    const rng = rngFrom(seedFromNumber(seed))
    const seated = tokens.map((token, i) => ({ token, isHost: i === 0 }))
    const watcher = { token: newTestToken(), isHost: false }
    const run: TableRun = new TableRun(
      order.game,
      code,
      hall,
      [...seated, watcher].map(
        who =>
          new Player({
            ...{ url, code, ...who, rng: ownRng(rng), thought: order.thought },
            position: () => position(code),
            onAck: () => run.#acknowledged(),
            onFinished: match => run.#finished.add(match),
          }),
      ),
    )
    return run
  }

  begin(): void {
    this.#lastAck = performance.now()
    this.#running = Promise.all(this.members.map(member => member.run()))
  }

  async end(): Promise<void> {
    this.#noteStall()
    for (const member of this.members) member.stop()
    await this.#running
  }

  get finished(): number {
    return this.#finished.size
  }

  /** The highest match anybody heard of. */
  get matches(): number {
    return Math.max(0, ...this.members.flatMap(member => [...member.heard.keys()]))
  }

  get contradictions(): string[] {
    return this.members.flatMap(({ seat, contradictions }) =>
      contradictions.map(sentence => `seat ${seat ?? 'of nobody'}: ${sentence}`),
    )
  }

  get stale(): readonly Finding[] {
    return this.members.flatMap(member => member.stale)
  }

  get arrivalsChecked(): number {
    return this.members.reduce((sum, member) => sum + member.arrivalsChecked, 0)
  }

  /** Since when each of them has been connected; null for those who are not. */
  get backSince(): readonly (number | null)[] {
    return this.members.map(member => member.backSince)
  }

  seatLogs(match: number): SeatLog[] {
    return this.members.flatMap(({ seat, heard }) => {
      const of = heard.get(match)
      return of ? [{ seat, acks: of.acks, shown: of.shown }] : []
    })
  }

  #acknowledged(): void {
    this.accepted++
    this.#noteStall()
  }

  #noteStall(): void {
    const now = performance.now()
    this.longestStall = Math.max(this.longestStall, now - this.#lastAck)
    this.#lastAck = now
  }
}

const ownRng = (rng: Rng): Rng => rngFrom(seedFromNumber(rng.below(2 ** 31)))

/** As people do: on a busy machine an answer may come too late, or the table move to another process. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (tries === MOST_TRIES) throw error
      await sleep(BETWEEN_TRIES)
    }
}

async function hangUpAfter(visiting: Promise<Visitor>): Promise<void> {
  await (await visiting).leave()
}
