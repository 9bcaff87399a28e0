/**
 * Blind choices made by all at once: regret matching. Everybody learns, over many imagined worlds, how
 * often each stance pays against what the others have learnt; the answer is drawn from that mixture.
 */
import { type AnyGame, clonePlain, type Rng, type RngCursor, type Seat } from '../kernel'
import type { Budget, Seen, Thought } from './bot'
import { act, chances, imagineFrom, luckFrom, playOn, rngOf } from './imagined'
import type { AnyJudgement, Ranked } from './judgement'

type Intent = { readonly kind: string }

/** What one seat has learnt about its stances. */
interface Learner {
  readonly seat: Seat
  readonly regrets: number[]
  /** How often each stance was played so far, on the whole. */
  readonly played: number[]
  /** What the mixtures brought, added up. */
  earned: number
}

/** One imagined world in which everybody has chosen a stance. */
interface Trial {
  readonly world: unknown
  readonly luck: RngCursor
  readonly stances: ReadonlyMap<Seat, readonly Ranked<Intent>[]>
  /** Those who had chosen before come first, so that the world stays open until the last has chosen. */
  readonly order: readonly Seat[]
  readonly chosen: Map<Seat, Intent>
}

/** Null where this seat's choice is not a blind one. */
export function chooseBlindly(
  game: AnyGame,
  judgement: AnyJudgement,
  seen: Seen,
  budget: Budget,
  rng: Rng,
): Thought | null {
  const learners = learnersFor(game, judgement, imagineFrom(game, seen, rng))
  const me = learners.find(({ seat }) => seat === seen.seat)
  if (!me) return null
  const rivals = learners.filter(learner => learner !== me)
  let left = budget.iterations
  for (let worlds = 1; left >= 2 * me.regrets.length && !(worlds > 1 && budget.spent()); worlds++) {
    const trial = newTrial(game, judgement, seen, learners, rng)
    left -= learn(game, judgement, trial, me, worlds)
    // Rivals learn in turn, and more slowly: they are many, and only their habits matter.
    const rival = worlds % 2 === 0 ? rivals[(worlds / 2) % rivals.length] : undefined
    if (rival) left -= learn(game, judgement, trial, rival, worlds)
  }
  const stance = judgement.stances(imagineFrom(game, seen, rng), seen.seat)![drawFrom(settled(me), rng)]!
  const played = me.played.reduce((sum, part) => sum + part, 0)
  return {
    intent: stance.intent,
    chance: played > 0 ? me.earned / played : null,
    iterations: budget.iterations - left,
    second: null,
  }
}

const zeros = (count: number): number[] => new Array<number>(count).fill(0)

function learnersFor(game: AnyGame, judgement: AnyJudgement, world: unknown): Learner[] {
  return judgement.expect(world).flatMap((_, seat) => {
    const stances = game.prompt(world, seat) && judgement.stances(world, seat)
    if (!stances) return []
    const regrets = firstRegrets(stances, judgement.spread)
    return [{ seat, regrets, played: zeros(stances.length), earned: 0 }]
  })
}

/** So many worlds are needed to forget how good a stance looked at first sight. */
const FIRST_SIGHT = 16

function firstRegrets(stances: readonly Ranked<Intent>[], spread: number): number[] {
  const mean = stances.reduce((sum, { worth }) => sum + worth, 0) / stances.length
  return stances.map(({ worth }) => (FIRST_SIGHT * (worth - mean)) / (4 * spread))
}

function newTrial(
  game: AnyGame,
  judgement: AnyJudgement,
  seen: Seen,
  learners: readonly Learner[],
  rng: Rng,
): Trial {
  const world = imagineFrom(game, seen, rng)
  const open = game.asked(world)
  const seats = learners.map(({ seat }) => seat)
  const stances = new Map(seats.map(seat => [seat, judgement.stances(world, seat)!]))
  const choose = (learner: Learner): Intent =>
    learner.seat !== seen.seat && rng.below(2) === 0
      ? // Half of the time a rival does what looks best from its hand: not everybody plays by the book.
        judgement.quick(world, learner.seat, rng)
      : stances.get(learner.seat)![drawFrom(mixture(learner.regrets), rng)]!.intent
  return {
    world,
    luck: luckFrom(rng),
    stances,
    order: [...seats.filter(seat => !open.includes(seat)), ...open],
    chosen: new Map(learners.map(learner => [learner.seat, choose(learner)])),
  }
}

/**
 * Tries every stance of one seat against what the others chose, and remembers which it should have taken.
 * Later worlds weigh more, because by then the others know better too. Returns how many were tried.
 */
function learn(
  game: AnyGame,
  judgement: AnyJudgement,
  trial: Trial,
  learner: Learner,
  weight: number,
): number {
  const gains = trial.stances
    .get(learner.seat)!
    .map(({ intent }) => gainOf(game, judgement, trial, learner, intent))
  const mix = mixture(learner.regrets)
  const gain = gains.reduce((sum, one, i) => sum + one * mix[i]!, 0)
  learner.earned += weight * gain
  gains.forEach((one, i) => {
    learner.regrets[i]! += one - gain
    learner.played[i]! += weight * mix[i]!
  })
  return gains.length
}

function gainOf(
  game: AnyGame,
  judgement: AnyJudgement,
  { world, luck, order, chosen }: Trial,
  { seat }: Learner,
  stance: Intent,
): number {
  const state = clonePlain(world)
  const chance = rngOf(luck)
  for (const other of order) act(game, state, other, other === seat ? stance : chosen.get(other)!, chance)
  playOn(game, judgement, state, chance)
  return chances(game, judgement, state)[seat]!
}

/** Stances in proportion to how much one regrets not having taken them; all alike while there is no regret. */
function mixture(regrets: readonly number[]): number[] {
  const positive = regrets.map(regret => Math.max(0, regret))
  const total = positive.reduce((sum, regret) => sum + regret, 0)
  return positive.map(regret => (total > 0 ? regret / total : 1 / regrets.length))
}

/** Parts smaller than this are the noise of learning. */
const NOISE = 0.08

function settled({ played, regrets }: Learner): number[] {
  const worlds = played.reduce((sum, part) => sum + part, 0)
  const parts = played.map(part => (part >= NOISE * worlds ? part : 0))
  return worlds > 0 ? parts : mixture(regrets)
}

/** An index, as likely as its part. */
function drawFrom(parts: readonly number[], rng: Rng): number {
  const FINE = 1_000_000
  const total = parts.reduce((sum, part) => sum + part, 0)
  let mark = (rng.below(FINE) / FINE) * total
  for (const [i, part] of parts.entries()) {
    mark -= part
    if (mark < 0) return i
  }
  return parts.length - 1
}
