/** `npm run simulate`: plays whole games headless and watches the laws. See `--help`. */
import './quietPipe.mjs'
import { openSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type AnyGame, findGame, gameIds, seedFromNumber } from '@heorot/shared'
import { bots, isStrength, type Strength } from '@heorot/shared/bots'
import { allLaws, cheapLaws, simulateCommand, watchMatch } from '@heorot/shared/testkit'
import { complain, complainOfFlag, readOptionsFlag } from './simulate/flags'
import { recordLine } from './simulate/recordLine'
import { printTally } from './simulate/report'
import { botChooser, timed } from './simulate/seats'
import { emptyTally, type Tally, tallied } from './simulate/tally'

const HELP = `npm run simulate -- --game ${gameIds.join('|')} [--seats N] [--games N]
  [--seed N]  the first game's number; --seed S --games N plays the numbers S to S+N-1 (1)
  [--bots a,b,...]  who plays; seats rotate from game to game (thrall, thane, king)
  [--think MS]  bots think so long for a decision instead of a counted while: never twice the same games
  [--options JSON]  the game's options
  [--laws cheap|all]  which laws to watch (cheap)
  [--records FILE]  one JSON line per match, see docs/records.md
  [--json]  the result as JSON`

interface Plan {
  readonly game: AnyGame
  readonly seats: number
  readonly games: number
  readonly seed: number
  readonly bots: readonly Strength[]
  /** Milliseconds for a decision; null if thinking is counted. */
  readonly think: number | null
  readonly options: unknown
  readonly laws: 'cheap' | 'all'
  readonly records: string | undefined
  readonly json: boolean
}

function wholeNumber(flag: string, text: string, min: number, max: number): number {
  const n = Number(text)
  if (!Number.isInteger(n) || n < min || n > max)
    complain(`--${flag} must be a whole number from ${min} to ${max}, not "${text}".`)
  return n
}

function readBots(text: string | undefined, seats: number): readonly Strength[] {
  const names = text?.split(',') ?? Array.from({ length: seats }, () => 'thrall')
  const unknown = names.find(name => !isStrength(name))
  if (unknown !== undefined)
    complain(`There is no bot "${unknown}"; there are ${Object.keys(bots).join(', ')}.`)
  if (names.length !== seats) complain(`--bots names ${names.length} bots for ${seats} seats.`)
  return names as readonly Strength[]
}

function readPlan(): Plan {
  const flags = readFlags()
  if (flags.help) {
    console.log(HELP)
    process.exit(0)
  }
  const game = findGame(flags.game ?? '') ?? complain(`--game must be one of: ${gameIds.join(', ')}.`)
  const fallback = flags.bots ? String(flags.bots.split(',').length) : String(game.seats.min)
  const seats = wholeNumber('seats', flags.seats ?? fallback, game.seats.min, game.seats.max)
  if (flags.laws !== 'cheap' && flags.laws !== 'all') complain('--laws must be cheap or all.')
  return {
    game,
    seats,
    games: wholeNumber('games', flags.games, 1, 10_000_000),
    seed: wholeNumber('seed', flags.seed, 0, 2 ** 31),
    bots: readBots(flags.bots, seats),
    think: flags.think === undefined ? null : wholeNumber('think', flags.think, 1, 60_000),
    options: readOptionsFlag(game, flags.options, seats),
    laws: flags.laws,
    records: flags.records,
    json: flags.json,
  }
}

function readFlags() {
  try {
    return parseArgs({
      options: {
        game: { type: 'string' },
        seats: { type: 'string' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        bots: { type: 'string' },
        think: { type: 'string' },
        options: { type: 'string', default: '{}' },
        laws: { type: 'string', default: 'cheap' },
        records: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return complainOfFlag(error)
  }
}

/** Each line is on disk before the next game begins: a long run is neither held in memory nor lost. */
function openRecords(path: string): (line: string) => void {
  const trying = <R>(what: () => R): R => {
    try {
      return what()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit()
      return complain(`--records: cannot write ${path}: ${(error as Error).message}`)
    }
  }
  const file = trying(() => openSync(path, 'w'))
  return line => void trying(() => writeSync(file, `${line}\n`))
}

/** Plays one game of the plan; complains with the command that shows a broken law again. */
function simulateOne(plan: Plan, n: number, record: ((line: string) => void) | null, tally: Tally): Tally {
  const { game, seats, options } = plan
  const seed = plan.seed + n
  const seatBots = plan.bots.map((_, seat) => plan.bots[(seat + n) % seats]!)
  const watched = watchMatch(
    game,
    { seats, options, seed: seedFromNumber(seed) },
    {
      laws: plan.laws === 'all' ? allLaws : cheapLaws,
      choose: botChooser(game, seatBots, plan.think === null ? undefined : timed(plan.think)),
      outOfTurn: seatBots.every(name => name === 'thrall'),
    },
  )
  if (watched.broken) {
    const command = simulateCommand(game.id, seats, options, seed)
    console.error(`\n${watched.broken}\nSeen again by: ${command} --bots ${seatBots.join(',')}`)
    process.exit(1)
  }
  record?.(recordLine(game, watched.record))
  return tallied(tally, game.outcome(watched.finalState)!, seatBots, watched.record.intents.length)
}

function showProgress(done: number, games: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${games} games`)
}

const plan = readPlan()
const record = plan.records ? openRecords(plan.records) : null
const started = performance.now()
let tally = emptyTally(plan.seats)
for (let n = 0; n < plan.games; n++) {
  tally = simulateOne(plan, n, record, tally)
  if (n % 20 === 19 || n === plan.games - 1) showProgress(n + 1, plan.games)
}
if (process.stderr.isTTY) process.stderr.write('\n')
printTally(tally, { game: plan.game.id, seconds: (performance.now() - started) / 1000, json: plan.json })
