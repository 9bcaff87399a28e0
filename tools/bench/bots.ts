/** `npm run bench -- bots`: bots against each other on rotated seats and fixed seeds. See `--help`. */
import { parseArgs } from 'node:util'
import {
  type AnyGame,
  begin,
  findGame,
  gameIds,
  OwnedMatch,
  playableGame,
  type Rng,
  rngFrom,
  seedFromNumber,
} from '@heorot/shared'
import { bots, isStrength, type Seen, type Strength, seenFrom, thinkAsKing } from '@heorot/shared/bots'
import { complain, complainOfFlag, readOptionsFlag } from '../simulate/flags'
import { emptyTally, interval, type Tally, tallied } from '../simulate/tally'

const HELP = `npm run bench -- bots [--game ${gameIds.join('|')}] [--bots a,b,...] [--seats N] [--games N] [--seed N]
  [--king MS]  milliseconds of thinking a decision (1000)
  [--iterations N]  count thinking instead of timing it: the same games on any machine
  [--options JSON]  the game's options
  [--quick]  8 games a series and 200 counted iterations a decision: a look, not a measurement
  [--json]  the result as JSON`

interface Plan {
  readonly game: AnyGame
  readonly bots: readonly Strength[]
  readonly games: number
  readonly seed: number
  readonly kingMs: number
  readonly iterations: number
  readonly options: unknown
}

/** Time and iterations of all decisions of one kind of bot. */
interface Effort {
  decisions: number
  ms: number
  longest: number
  iterations: number
}

/** What is measured when nothing else is asked for. */
const AIMS: readonly (readonly Strength[])[] = [
  ['thane', 'thrall'],
  ['king', 'thane'],
  ['king', 'thane', 'thane', 'thane'],
]

function decide(plan: Plan, strength: Strength, seen: Seen, rng: Rng, effort: Effort): { kind: string } {
  const started = performance.now()
  const until = plan.iterations > 0 ? Number.POSITIVE_INFINITY : started + plan.kingMs
  const budget = {
    iterations: plan.iterations > 0 ? plan.iterations : 1_000_000,
    spent: () => performance.now() >= until,
  }
  let intent: { kind: string }
  if (strength === 'king') {
    const thought = thinkAsKing(playableGame(plan.game.id), seen, budget, rng)
    effort.iterations += thought.iterations
    intent = thought.intent
  } else intent = bots[strength](playableGame(plan.game.id), seen, budget, rng)
  const ms = performance.now() - started
  effort.decisions++
  effort.ms += ms
  effort.longest = Math.max(effort.longest, ms)
  return intent
}

type Efforts = Record<Strength, Effort>

function playOne(plan: Plan, n: number, tally: Tally, efforts: Efforts): Tally {
  const { game, options } = plan
  const seats = plan.bots.length
  const players = plan.bots.map((_, seat) => plan.bots[(seat + n) % seats]!)
  const rng = rngFrom(seedFromNumber(~(plan.seed + n)))
  const match = new OwnedMatch(game, begin(game, { seats, options, seed: seedFromNumber(plan.seed + n) }))
  for (let seat = game.asked(match.state)[0]; seat !== undefined; seat = game.asked(match.state)[0]) {
    const strength = players[seat]!
    const intent = decide(plan, strength, seenFrom(game, match.state, seat)!, rng, efforts[strength])
    const refusal = match.refuse(seat, intent)
    if (refusal) throw new Error(`${strength} plays ${JSON.stringify(intent)}: ${refusal.reason}`)
    match.accept(seat, intent)
  }
  return tallied(tally, game.outcome(match.state)!, players, match.revision)
}

const noEffort = (): Effort => ({ decisions: 0, ms: 0, longest: 0, iterations: 0 })

function series(plan: Plan) {
  let tally = emptyTally(plan.bots.length)
  const efforts: Efforts = { thrall: noEffort(), thane: noEffort(), king: noEffort() }
  for (let n = 0; n < plan.games; n++) {
    tally = playOne(plan, n, tally, efforts)
    if (process.stderr.isTTY) process.stderr.write(`\r${n + 1} of ${plan.games} games `)
  }
  if (process.stderr.isTTY) process.stderr.write('\r')
  return {
    game: plan.game.id,
    bots: plan.bots.join(','),
    games: plan.games,
    shares: [...new Set(plan.bots)].map(name => figuresOf(name, tally, efforts[name], plan)),
  }
}

function figuresOf(name: Strength, tally: Tally, effort: Effort, { games }: Plan) {
  const { wins } = tally.bots[name]!
  const round = (n: number, digits: number) => Number(n.toFixed(digits))
  return {
    name,
    // Several seats of one kind count together: the share of games that one of them won.
    winShare: round(wins / games, 3),
    interval: interval(wins, games).map(bound => round(bound, 3)),
    msPerDecision: round(effort.ms / effort.decisions, 2),
    longestMs: round(effort.longest, 1),
    iterationsPerSecond: name === 'king' ? Math.round(effort.iterations / (effort.ms / 1000)) : null,
  }
}

function print(result: ReturnType<typeof series>): void {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  console.log(`${result.game}, ${result.bots}: ${result.games} games`)
  for (const { name, winShare, interval, msPerDecision, longestMs, iterationsPerSecond } of result.shares)
    console.log(
      `  ${name} wins ${percent(winShare)} (95 %: ${interval.map(percent).join(' to ')}), ` +
        `${msPerDecision} ms a decision, at most ${longestMs}${
          iterationsPerSecond === null ? '' : `, ${iterationsPerSecond} iterations/s`
        }`,
    )
}

function readFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        game: { type: 'string' },
        bots: { type: 'string' },
        seats: { type: 'string' },
        games: { type: 'string' },
        seed: { type: 'string', default: '1' },
        king: { type: 'string', default: '1000' },
        iterations: { type: 'string' },
        options: { type: 'string', default: '{}' },
        quick: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return complainOfFlag(error)
  }
}

function wholeNumber(flag: string, text: string, least = 0): number {
  const n = Number(text)
  const isFine = text.trim() !== '' && Number.isInteger(n) && n >= least
  return isFine ? n : complain(`--${flag} must be a whole number from ${least} on, not "${text}".`)
}

function readField(game: AnyGame, names: readonly string[]): readonly Strength[] {
  const unknown = names.find(name => !isStrength(name))
  if (unknown !== undefined)
    complain(`There is no bot "${unknown}"; there are ${Object.keys(bots).join(', ')}.`)
  const { min, max } = game.seats
  if (names.length < min || names.length > max) complain(`${game.id} is for ${min} to ${max} players.`)
  return names as readonly Strength[]
}

function readPlans(args: string[]): { plans: Plan[]; json: boolean } {
  const flags = readFlags(args)
  if (flags.help) {
    console.log(HELP)
    process.exit(0)
  }
  const usual = flags.quick ? { games: '8', iterations: '200' } : { games: '40', iterations: '0' }
  const ids = flags.game === undefined ? gameIds : [flags.game]
  const seats = wholeNumber('seats', flags.seats ?? '0')
  const fields = flags.bots === undefined ? AIMS : [fill(flags.bots.split(','), seats)]
  const plans = ids.flatMap(id => {
    const game = findGame(id) ?? complain(`--game must be one of: ${gameIds.join(', ')}.`)
    return fields.map(field => ({
      game,
      bots: readField(game, field),
      games: wholeNumber('games', flags.games ?? usual.games, 1),
      seed: wholeNumber('seed', flags.seed),
      kingMs: wholeNumber('king', flags.king),
      iterations: wholeNumber('iterations', flags.iterations ?? usual.iterations),
      options: readOptionsFlag(game, flags.options, field.length),
    }))
  })
  return { plans, json: flags.json }
}

/** `king,thane` on four seats is a King against three Thanes. */
const fill = (names: readonly string[], seats: number): readonly string[] =>
  Array.from({ length: Math.max(seats, names.length) }, (_, i) => names[Math.min(i, names.length - 1)]!)

export function benchBots(args: string[]): void {
  const { plans, json } = readPlans(args)
  const results = plans.map(plan => {
    const result = series(plan)
    if (!json) print(result)
    return result
  })
  if (json) console.log(JSON.stringify(results))
}
