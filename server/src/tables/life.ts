/** The table's life: waiting, playing, finished, and again. */
import { type AnyGame, type HostCommand, isOptionError, type Refusal, recordOf } from '@heorot/shared'
import type { IntentRow, OpenRecord, TableRecord } from '../store/TableRecord'
import { timeBudget } from './clock'
import { decideHands, offerBroadcast } from './consent'
import { NO_PAUSE, publicHolder } from './record'
import { isFree, isOccupied, refusal, resize, vacate } from './seating'
import { commitmentTo, matchSeed } from './secrets'

export function start(table: TableRecord, game: AnyGame): Refusal | null {
  if (table.phase !== 'waiting') return refusal('not-waiting')
  if (table.seats.some(seat => seat.owner === null && seat.bot === null)) return refusal('seats-empty')
  table.phase = 'playing'
  decideHands(table)
  table.seed = matchSeed(
    table.serverSeed,
    table.seats.map(seat => seat.chance),
  )
  table.rules = { version: game.rulesVersion, edition: game.edition }
  return null
}

export function finish(table: TableRecord, now: number): null {
  table.phase = 'finished'
  table.finishedAt = now
  table.pause = NO_PAUSE
  for (const seat of table.seats) seat.askedAt = null
  return null
}

/** Those who still sit wait for another match; the next deal gets a seed of its own. */
export function rematch(table: TableRecord, serverSeed: string): Refusal | null {
  if (table.phase !== 'finished') return refusal('not-finished')
  table.phase = 'waiting'
  table.hands = 'hidden'
  table.match++
  table.serverSeed = serverSeed
  table.seed = null
  table.rules = null
  table.finishedAt = null
  table.invite = null
  for (const [i, seat] of table.seats.entries()) {
    if (!isOccupied(seat) && !isFree(seat)) vacate(table, i)
    seat.chance = ''
    seat.reserve = timeBudget(table.clock)?.reserve ?? 0
  }
  return null
}

type Setup = Extract<HostCommand, { do: 'setup' }>['change']

export function setUp(table: TableRecord, game: AnyGame, change: Setup): Refusal | null {
  if (table.phase !== 'waiting') return refusal('not-waiting')
  const count = change.seats ?? table.seats.length
  if (count < game.seats.min || count > game.seats.max) return refusal('seats-mismatch')
  const options = game.readOptions(change.options ?? table.options, count)
  if (isOptionError(options)) return refusal('bad-options')
  const resized = resize(table, count)
  if (resized) return resized
  table.options = options
  table.public = change.public ?? table.public
  table.watch = change.watch ?? table.watch
  table.clock = change.clock ?? table.clock
  table.hints = change.hints ?? table.hints
  table.coach = change.coach ?? table.coach
  offerBroadcast(table, change.broadcast ?? table.broadcast)
  for (const seat of table.seats) seat.reserve = timeBudget(table.clock)?.reserve ?? 0
  return null
}

export const recordId = (table: TableRecord): string => `${table.code}-${table.match}`

/** What anybody may read once the match is over, the server's part of the seed included. */
export const laidOpen = (table: TableRecord, game: AnyGame, intents: readonly IntentRow[]): OpenRecord => ({
  id: recordId(table),
  names: table.seats.map(seat => seat.name),
  bots: table.seats.map(seat => seat.bot),
  holders: table.holders.map(publicHolder),
  finishedAt: table.finishedAt ?? 0,
  record: recordOf(
    game,
    { seats: table.seats.length, options: table.options, seed: table.seed ?? '' },
    intents.map(({ seat, intent }) => [seat, intent] as const),
  ),
  fairness: {
    commitment: commitmentTo(table.serverSeed),
    serverSeed: table.serverSeed,
    chances: table.seats.map(seat => seat.chance),
  },
})
