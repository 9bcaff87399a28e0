/** Open choices: every good intent is tried in the same imagined worlds, and the poor ones drop out. */
import { type AnyGame, canonical, clonePlain, type Rng } from '../kernel'
import type { Budget, Seen, Thought } from './bot'
import { act, chances, imagineFrom, luckFrom, playOn, rngOf } from './imagined'
import type { AnyJudgement } from './judgement'

type Intent = { readonly kind: string }

/** An intent in the race, with what it brought in each world. */
interface Runner {
  readonly intent: Intent
  /** What it lacks at first sight, as if that had been seen in a few worlds already. */
  readonly start: number
  readonly rewards: number[]
}

/** So many iterations an intent should have at least, or it is not worth starting. */
const PER_RUNNER = 25
const [FEWEST, MOST] = [3, 20]

/** Picked blindly, to see what heuristics overlook. */
const CHANCE_PICKS = 2

/** So many worlds are needed to forget how good an intent looked at first sight. */
const FIRST_SIGHT = 10

/** The best at first sight, and where there are more, a few chance picks. */
function runnersFor(game: AnyGame, judgement: AnyJudgement, seen: Seen, budget: Budget, rng: Rng): Runner[] {
  const width = Math.min(MOST, Math.max(FEWEST, Math.floor(budget.iterations / PER_RUNNER)))
  const ranked = judgement.rank(seen, rng).slice(0, width)
  const best = ranked[0]!.worth
  const runners = new Map<string, Runner>()
  const enter = (intent: Intent, worth: number) => {
    const behind = Math.max(-1, (worth - best) / (4 * judgement.spread))
    const name = canonical(intent)
    if (!runners.has(name)) runners.set(name, { intent, start: FIRST_SIGHT * behind, rewards: [] })
  }
  for (const { intent, worth } of ranked) enter(intent, worth)
  for (let n = 0; n < CHANCE_PICKS && ranked.length === width; n++)
    enter(game.suggest(seen.prompt, rng), ranked.at(-1)!.worth)
  return [...runners.values()]
}

export function race(game: AnyGame, judgement: AnyJudgement, seen: Seen, budget: Budget, rng: Rng): Thought {
  let runners = runnersFor(game, judgement, seen, budget, rng)
  const [everyone, first] = [runners, runners[0]!]
  let left = budget.iterations
  for (let worlds = 1; runners.length > 1 && left >= runners.length && !budget.spent(); worlds++) {
    runInOneWorld(game, judgement, seen, runners, rng)
    left -= runners.length
    if (worlds % CULL_EVERY === 0) runners = cull(runners)
  }
  const winner = safest(best(runners), first)
  const { intent, rewards } = winner
  const chance = rewards.length > 0 ? total(rewards) / rewards.length : null
  const second = chance === null ? null : runnerUp(everyone, winner, chance)
  return { intent, chance, iterations: budget.iterations - left, second }
}

function runInOneWorld(
  game: AnyGame,
  judgement: AnyJudgement,
  seen: Seen,
  runners: readonly Runner[],
  rng: Rng,
): void {
  const world = imagineFrom(game, seen, rng)
  const luck = luckFrom(rng)
  for (const { intent, rewards } of runners) {
    const state = clonePlain(world)
    const chance = rngOf(luck)
    act(game, state, seen.seat, intent, chance)
    playOn(game, judgement, state, chance)
    rewards.push(chances(game, judgement, state)[seen.seat]!)
  }
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

/** All have run in the same worlds, so sums compare; the earlier, better looking one wins a tie. */
const best = (runners: readonly Runner[]): Runner =>
  runners.reduce((leader, runner) => (score(runner) > score(leader) ? runner : leader))

const score = ({ start, rewards }: Runner): number => start + total(rewards)

/** How the gaps between two intents in the same worlds, in which the luck of the draw cancels out, spread. */
function gap(ahead: Runner, behind: Runner): { mean: number; error: number } {
  const n = Math.min(ahead.rewards.length, behind.rewards.length)
  const gaps = Array.from({ length: n }, (_, i) => ahead.rewards[i]! - behind.rewards[i]!)
  if (n < 2) return { mean: 0, error: Number.POSITIVE_INFINITY }
  const mean = total(gaps) / n
  const variance = total(gaps.map(each => (each - mean) ** 2)) / (n - 1)
  return { mean, error: Math.sqrt(variance / n) }
}

/** Standard errors by which the worlds must speak against what looked best at first sight. */
const CAUTION = 1

function safest(leader: Runner, first: Runner): Runner {
  const { mean, error } = gap(leader, first)
  return mean > CAUTION * error ? leader : first
}

/** Whoever stayed longest in the race, and was best among those; compared in the worlds that both have seen. */
function runnerUp(runners: readonly Runner[], winner: Runner, chance: number): Thought['second'] {
  const others = runners.filter(runner => runner !== winner && runner.rewards.length > 0)
  const longest = Math.max(...others.map(({ rewards }) => rewards.length))
  const last = others.filter(({ rewards }) => rewards.length === longest)
  if (last.length === 0) return null
  const { intent } = best(last)
  const { mean } = gap(winner, best(last))
  return mean > 0 ? { intent, chance: Math.max(0, chance - mean) } : null
}

const CULL_EVERY = 6
/** Standard errors behind the leader at which an intent gives up. */
const HOPELESS = 2

function cull(runners: readonly Runner[]): Runner[] {
  const leader = best(runners)
  return runners.filter(runner => {
    const { error } = gap(leader, runner)
    const lead = score(leader) - score(runner)
    return runner === leader || lead <= HOPELESS * error * runner.rewards.length
  })
}
