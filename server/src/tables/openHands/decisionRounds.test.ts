/** Whatever is played and taken back, and however long anybody thinks: the round of decisions that is open stays unseen. */
import {
  type AnyGame,
  DecisionRounds,
  findGame,
  type GameTypes,
  gameIds,
  isRefusal,
  type Rng,
  rngFrom,
  type Seat,
  seedFromNumber,
  TAKE_BACK,
  type TakeBack,
} from '@heorot/shared'
import type { TableRecord } from '../../store/TableRecord'
import { DelayedPlay } from './DelayedPlay'
import { Play } from '../Play'

const LONG_AFTER = 1e12
/** In the last one, four at The Legend, the only seat that is still asked for a bid has used The Warrior's Rest. */
const SEEDS = [0, 1, 2, 3, 4, 5, 76]

const REST: GameTypes['Intent'] & { scratches: number } = { kind: 'rest', scratches: 1 }

interface Standing {
  readonly step: number
  readonly seat: Seat
  readonly asked: readonly Seat[]
}

/** A match whose decisions are all long enough ago: how far it is shown depends on them alone. */
class Evening {
  readonly play: Play
  readonly #delayed: DelayedPlay
  /** Decisions that were not taken back, with those who were asked before. */
  readonly #standing: Standing[] = []
  #rested: Seat | null = null

  constructor(
    readonly game: AnyGame,
    readonly seats: number,
    readonly rng: Rng,
  ) {
    const options = game.readOptions({}, seats)
    const rules = { version: game.rulesVersion, edition: game.edition }
    const seed = seedFromNumber(rng.below(2 ** 31))
    const table = { seats: new Array(seats).fill({}), options, seed, rules, match: 1, broadcast: 20 }
    this.play = new Play(game, table as unknown as TableRecord)
    this.#delayed = new DelayedPlay(game, table as unknown as TableRecord)
  }

  get shown(): number {
    while (this.#delayed.step(this.play, LONG_AFTER));
    return this.#delayed.revision
  }

  get #stage(): string {
    const { view } = this.play.publicNews() as { view: { step?: number; stage?: { kind: string } } }
    return `${view.step} ${view.stage?.kind}`
  }

  /** Now and then somebody takes back, or does what they were not asked for. */
  move(): void {
    const { takeBack } = this.play.publicNews()
    if (takeBack !== null && this.rng.below(4) === 0) this.#accept(takeBack, TAKE_BACK)
    else this.#decide(this.#nextSeat())
  }

  /** The Warrior's Rest answers no bid: who has used it is still asked, and thinks longest. */
  #nextSeat(): Seat {
    const { waitingFor } = this.play
    const idle = Array.from({ length: this.seats }, (_, seat) => seat).filter(
      seat => !waitingFor.includes(seat) && this.play.question(seat).prompt,
    )
    if (idle.length > 0 && this.rng.below(3) === 0) return this.rng.pick(idle)
    const others = waitingFor.filter(seat => seat !== this.#rested)
    return this.rng.pick(others.length > 0 ? others : waitingFor)
  }

  #decide(seat: Seat): void {
    const { waitingFor } = this.play
    const prompt = this.play.question(seat).prompt as { kind: string; rest?: number }
    const rests = waitingFor.length > 1 && waitingFor.includes(seat) && prompt.rest
    if (rests) this.#rested = seat
    this.#accept(seat, rests ? REST : this.game.suggest(prompt, this.rng))
  }

  #accept(seat: Seat, intent: GameTypes['Intent'] | TakeBack): void {
    const asked = this.play.waitingFor
    const row = this.play.read(seat, intent, `intent-${this.play.revision}`)
    if (isRefusal(row)) throw new Error(row.reason)
    this.play.accept({ ...row, at: 0 })
    if (intent === TAKE_BACK) this.#standing.pop()
    else this.#standing.push({ step: row.step, seat, asked })
    this.stages.push(this.#stage)
  }

  /** By revision. */
  readonly stages: string[] = ['']

  /** The revision before a seat's last answer that stands. */
  lastAnswer(seat: Seat): number {
    const answers = this.#standing.filter(one => one.seat === seat && one.asked.includes(seat))
    return (answers.at(-1)?.step ?? 1) - 1
  }
}

const evenings = gameIds.flatMap(id => {
  const game = findGame(id)!
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => i + game.seats.min)
  return counts.map(seats => [id, seats, game] as const)
})

it.each(evenings)('%s for %i shows no hand of the open round, and all when it is over', (_, seats, game) => {
  for (const seed of SEEDS) {
    const evening = new Evening(game, seats, rngFrom(seedFromNumber(seed)))
    let most = 0
    while (!evening.play.outcome) {
      evening.move()
      if (evening.play.outcome) break
      const { shown, stages } = evening
      for (let seat = 0; seat < seats; seat++) expect(shown).toBeLessThanOrEqual(evening.lastAnswer(seat))
      // Sealed bids are all asked for at once, and may be changed until the last of them.
      const stage = stages.at(-1)!
      if (stage.endsWith('majorAtOnce') && shown > 0) expect(stages[shown]).not.toBe(stage)
      most = Math.max(most, shown)
    }
    expect(most).toBeGreaterThan(evening.play.revision / 2)
    expect(evening.shown).toBe(evening.play.revision)
  }
})

describe('a round', () => {
  it('is passed when everybody has answered for good', () => {
    const rounds = new DecisionRounds(2, [0])
    expect(rounds.passed).toBe(-1)
    rounds.decide({ step: 1, seat: 0, asked: [1] }, true)
    expect(rounds.passed).toBe(-1)
    rounds.decide({ step: 2, seat: 1, asked: [0] }, false)
    expect(rounds.passed).toBe(-1)
    rounds.decide({ step: 3, seat: 0, asked: [1] }, false)
    expect(rounds.passed).toBe(0)
    rounds.takeBack()
    expect(rounds.passed).toBe(0)
    rounds.decide({ step: 5, seat: 0, asked: [1] }, true)
    expect(rounds.passed).toBe(1)
  })

  it('is open while one of those who were asked together has not answered, whatever the others add', () => {
    const rounds = new DecisionRounds(2, [0, 1])
    for (const [step, seat] of [0, 1, 1, 0].entries())
      rounds.decide({ step: step + 1, seat, asked: [0, 1] }, true)
    expect(rounds.passed).toBe(-1)
    rounds.decide({ step: 5, seat: 0, asked: [1] }, true)
    rounds.decide({ step: 6, seat: 0, asked: [1] }, true)
    rounds.decide({ step: 7, seat: 1, asked: [0] }, true)
    expect(rounds.passed).toBe(4)
  })

  it('is not passed by what somebody did unasked, even if they are asked next', () => {
    const rounds = new DecisionRounds(2, [0])
    rounds.decide({ step: 1, seat: 1, asked: [0, 1] }, true)
    rounds.decide({ step: 2, seat: 0, asked: [1] }, true)
    expect(rounds.passed).toBe(-1)
    rounds.decide({ step: 3, seat: 1, asked: [0] }, true)
    expect(rounds.passed).toBe(1)
  })

  it('is the last one when nobody is asked any more', () => {
    const rounds = new DecisionRounds(3, [2])
    rounds.decide({ step: 1, seat: 2, asked: [] }, true)
    expect(rounds.passed).toBe(Infinity)
  })
})
