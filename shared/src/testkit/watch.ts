/** Plays whole seeded games by `suggest` and watches the laws on the way. */
import type { AnyGame, EventWordings, MatchRecord, MatchStart, RecordedIntent, Rng, Seat } from '../kernel'
import { begin, canonical, clonePlain, OwnedMatch, recordOf, replay, seedFromNumber } from '../kernel'
import { allLaws, brokenLaw, chooserRng, type Law, lawRng } from './laws'

/** No match of ours takes nearly as many intents; one that does never ends. */
const ENDLESS = 5000

export interface Watched {
  readonly record: MatchRecord
  readonly finalState: unknown
  readonly events: readonly EventWordings<{ kind: string }>[]
  readonly broken: string | null
}

/** Chooses an intent for a seat that is asked something. */
export type Chooser = (state: unknown, seat: Seat, rng: Rng) => { readonly kind: string }

export interface WatchOptions {
  readonly laws: Readonly<Record<string, Law>>
  /** Watch the laws on every n-th step only; the dear ones need not see each. */
  readonly every?: number
  readonly choose?: Chooser
  /** Whether seats may also act when nobody asks them, as people do. Bots wait to be asked. */
  readonly outOfTurn?: boolean
}

/** Whoever is asked, and now and then somebody who may act out of turn. */
export function nextToAct(game: AnyGame, state: unknown, seats: number, rng: Rng): Seat {
  const asked = game.asked(state)
  if (rng.below(4) === 0) {
    const seat = rng.below(seats)
    if (!asked.includes(seat) && game.prompt(state, seat)) return seat
  }
  return rng.pick(asked)
}

export function watchMatch(game: AnyGame, start: MatchStart, options: WatchOptions): Watched {
  const { laws, every = 1, outOfTurn = true } = options
  const rng = chooserRng(start.seed)
  const choose = options.choose ?? ((state, seat) => game.suggest(game.prompt(state, seat)!, rng))
  const match = new OwnedMatch(game, begin(game, start))
  const intents: RecordedIntent[] = []
  const events: EventWordings<{ kind: string }>[] = []
  // So that over many seeds every step of a game is looked at.
  const offset = lawRng(start.seed, -1).below(every)
  let broken: string | null = null
  while (!broken && !game.outcome(match.state)) {
    const seat = outOfTurn
      ? nextToAct(game, match.state, start.seats, rng)
      : rng.pick(game.asked(match.state))
    const intent = choose(match.state, seat, rng)
    const step = intents.length
    const before = (step + offset) % every === 0 ? clonePlain(match.snapshot()) : null
    const sent = match.accept(seat, intent)
    intents.push([seat, clonePlain(intent)])
    events.push(...sent)
    if (before)
      broken = brokenLaw(laws, {
        ...{ game, before, seat, intent, events: sent },
        ...{ after: match.snapshot(), rng: lawRng(start.seed, step) },
      })
    if (intents.length > ENDLESS) broken = `the match did not end within ${ENDLESS} intents`
  }
  const record = recordOf(game, start, intents)
  return { record, finalState: match.state, events, broken: broken ?? replayFault(game, record, match.state) }
}

function replayFault(game: AnyGame, record: MatchRecord, finalState: unknown): string | null {
  const again = replay(game, record)
  return canonical(again.state) === canonical(finalState) ? null : 'the record replays to another state'
}

/** What is broken in a match, be it that the rules throw. */
function faultIn(game: AnyGame, start: MatchStart, options: WatchOptions): string | null {
  try {
    return watchMatch(game, start, options).broken
  } catch (error) {
    return String(error instanceof Error ? error.stack : error)
  }
}

/** Watches `count` games from seed `first` on; null, or the first failure with the command that shows it again. */
export function watchMany(
  game: AnyGame,
  seats: number,
  options: unknown,
  { first, count, ...watch }: WatchOptions & { first: number; count: number },
): string | null {
  for (let n = first; n < first + count; n++) {
    const broken = faultIn(game, { seats, options, seed: seedFromNumber(n) }, watch)
    if (broken) return `${broken}\nseen again by: ${simulateCommand(game.id, seats, options, n)}`
  }
  return null
}

const DAY_MS = 86_400_000
const SEEDS_A_DAY = 50_000
const USUAL_SECONDS = 30

interface Budget {
  /** Every case is watched at every step once, then at every n-th step with other seeds. */
  readonly every: number
  readonly now: number
  /** Node's own: it says how much CPU time went by, and how much may. */
  readonly process: {
    cpuUsage(): { readonly user: number }
    readonly env: Readonly<Record<string, string | undefined>>
  }
}

/** Watches all laws over all cases in turn, from seeds that change every day, until the budget is spent. */
export function watchFor(
  game: AnyGame,
  options: readonly object[],
  { every, now, process }: Budget,
): string | null {
  const cases = lawCases(game, options)
  const seconds = Number(process.env.HEOROT_LAW_SECONDS ?? USUAL_SECONDS)
  const end = process.cpuUsage().user + seconds * 1e6
  const today = Math.floor(now / DAY_MS) * SEEDS_A_DAY
  for (let round = 0; round === 0 || process.cpuUsage().user < end; round++)
    for (const [seats, set] of cases) {
      const watch = { laws: allLaws, every: round === 0 ? 1 : every }
      const broken = watchMany(game, seats, set, { ...watch, first: today + round, count: 1 })
      if (broken) return broken
    }
  return null
}

/** Every number of seats the game is for, with each of the given options. */
export function lawCases(
  game: AnyGame,
  options: readonly object[],
): (readonly [seats: number, options: object])[] {
  const { min, max } = game.seats
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).flatMap(seats =>
    options.map(set => [seats, set] as const),
  )
}

export const simulateCommand = (game: string, seats: number, options: unknown, seed: number): string =>
  `npm run simulate -- --game ${game} --seats ${seats} --games 1 --seed ${seed} --laws all --options '${JSON.stringify(options)}'`
