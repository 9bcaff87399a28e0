/** Follows a match of The Legend event by event, by docs/records.md alone. */
import { demand, same, ascending } from './demand'
import { at } from './document'
import { cardEvents } from './legendCards'
import { contestEvents } from './legendContests'
import { gainEvents } from './legendGains'
import type { Handlers, RecordedLegendEvent, RecordedLegendIntent, LegendMatch } from './legendMatch'
import { sheetOf } from './legendScores'
import { isTreasureRow, type DocTrackRow, DOC_TRACK } from './legendTables'

const isPlayed = ({ options }: LegendMatch, step: number): boolean =>
  options.advanced === true || !isTreasureRow(at(DOC_TRACK, step - 1))

const isMajor = ({ kind }: DocTrackRow): boolean => kind === 'majorAtOnce' || kind === 'majorInTurn'

/** Every prize of a ranked episode goes to somebody. */
function demandAllTaken({ row, taken, players, pending }: LegendMatch): void {
  const isRanked = row.gives.length === 5 && row.kind !== 'selection'
  if (isRanked)
    same(
      ascending(taken),
      players.map((_, prize) => prize),
      'the prizes taken',
    )
  same(pending, null, 'what is still due')
}

function beginEpisode(match: LegendMatch, { step, start }: RecordedLegendEvent): void {
  same(step, match.reached + 1, 'the next episode')
  demand(isPlayed(match, step), 'the episode is played')
  same(start, match.start, 'the start player')
  demandAllTaken(match)
  match.step = step
  match.reached = step
  match.taken = []
  match.turn = 0
  for (const player of match.players) {
    same(player.table, [], 'cards left on the table')
    Object.assign(player, { total: 0, isIn: true, bid: null })
  }
}

function endMatch(match: LegendMatch, { sheets }: RecordedLegendEvent): void {
  same(match.step, DOC_TRACK.length, 'the last step')
  demandAllTaken(match)
  same(
    sheets,
    match.players.map(player => sheetOf(player, match.options)),
    'the score sheets',
  )
}

const courseEvents: Handlers = {
  episodeBegan: beginEpisode,
  ended: endMatch,
  passedOver: (match, { step }) => {
    same(step, match.reached + 1, 'the episode passed over')
    demand(!isPlayed(match, step), 'it is passed over')
    match.reached = step
  },
  startPassed: (match, { seat }) => {
    demand(isMajor(match.row), 'only a major episode passes the start on')
    same(seat, match.ranking.at(-1), 'the last in rank')
    match.start = seat
  },
}

const handlers: Handlers = { ...courseEvents, ...cardEvents, ...contestEvents, ...gainEvents }

export function follow(match: LegendMatch, event: RecordedLegendEvent, intent: RecordedLegendIntent): void {
  const handler = handlers[event.kind]
  if (!handler) throw new Error(`no event is called ${event.kind}`)
  handler(match, event, intent)
}
