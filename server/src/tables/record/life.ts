/** The table's life: waiting, playing, finished, and again. */
import type { AnyGame, HallGame, HostCommand, Outcome, Refusal, Seat } from '@heorot/shared'
import { isOptionError, isRawTakeBack, lastPlayer, recordOf } from '@heorot/shared'
import { commitmentTo, matchSeed } from '../../ops/secrets'
import type { Write } from '../../store/Store'
import type { IntentRow, OpenRecord, TableRecord } from '../../store/TableRecord'
import { decided, setAsked, thinkOn, timeBudget } from './clock'
import { decideHands, offerBroadcast } from './consent'
import { NO_PAUSE } from './newRecord'
import { isFree, isOccupied, refusal, resize, vacate } from './seating'
import { publicHolder } from './seatHistory'

export function start(table: TableRecord, game: AnyGame): Refusal | null {
  if (table.seats.some(seat => seat.owner === null && seat.bot === null)) return refusal('seats-empty')
  table.phase = 'playing'
  decideHands(table)
  table.clockStep = 0
  table.seed = matchSeed(
    table.serverSeed,
    table.seats.map(seat => seat.chance),
  )
  table.rules = { version: game.rulesVersion, edition: game.edition }
  return null
}

/** What clocks need to know of a match. */
interface Asked {
  readonly waitingFor: readonly Seat[]
  tookBefore(row: IntentRow): number
}

/** Who thinks from now on, and what the decision in `row` took; without it before the first one, or after a rest. */
export function moveClocks(table: TableRecord, play: Asked, now: number, row?: IntentRow): void {
  const { seats, clock } = table
  for (const [i, seat] of seats.entries()) {
    if (row?.seat === i) {
      decided(seat, clock, now)
      if (isRawTakeBack(row.intent)) thinkOn(seat, clock, play.tookBefore(row), now)
    }
    setAsked(seat, play.waitingFor.includes(i), clock, now)
  }
  if (row) table.clockStep = row.step
}

export function finish(table: TableRecord, now: number): null {
  table.phase = 'finished'
  table.finishedAt = now
  table.pause = NO_PAUSE
  table.takeovers = []
  for (const seat of table.seats) seat.askedAt = null
  return null
}

/** Those who still sit wait for another match; the next deal gets a seed of its own. */
export function rematch(table: TableRecord, serverSeed: string): null {
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

/** The finished match as its hall counts it. */
export const gameOfHall = (table: TableRecord, outcome: Outcome | null): Write[] =>
  table.hall && outcome ? [{ kind: 'hallGame', hall: table.hall, game: resultOf(table, outcome) }] : []

/** Players who leave keep their result; people who sit down after the end get none. */
function resultOf(table: TableRecord, { places, scores }: Outcome): HallGame {
  const seats = table.seats.map((_, i) => {
    const player = lastPlayer(table.holders, i)
    return {
      name: player?.name ?? '',
      member: player?.member ?? null,
      bot: !player,
      place: places[i] ?? 0,
      score: scores[i] ?? 0,
    }
  })
  return { id: recordId(table), game: table.game, at: table.finishedAt ?? 0, seats }
}
