/** What the points of a match came from, and how the risks went against their odds. */
import type { LegendEvent, LegendPublic, ScoreLine, LegendSecret } from '@heorot/shared/games/legend'
import { episodeAt, riskOdds, tokenOf } from '@heorot/shared/games/legend'
import type { Timeline } from '@heorot/shared/record'
import type { Contest, Luck, GameAnalysis } from '../../../kit/helpers/gameAnalysis'
import { episodeTitle, prizeLabel, symbolsOf } from './names'
import type { LegendWords } from '../texts/table/en'

const SOURCES = ['fame', 'treasure', 'misfortune', 'alliance', 'owed', 'unwounded', 'wounds'] as const
type Source = (typeof SOURCES)[number]

function sourceOf(line: ScoreLine): Source {
  if (line.kind === 'fallen') return 'wounds'
  if (line.kind !== 'token') return line.kind
  const { shape, kind } = tokenOf(line.token)
  return shape === 'round' ? 'alliance' : kind
}

export function legendAnalysis(words: LegendWords, timeline: Timeline): GameAnalysis {
  const ended = (timeline.publicEvents as readonly LegendEvent[]).find(event => event.kind === 'ended')
  const sheets = ended?.kind === 'ended' ? ended.sheets : []
  const points = (source: Source) =>
    sheets.map(({ lines }) =>
      lines.reduce((sum, line) => sum + (sourceOf(line) === source ? line.points : 0), 0),
    )
  const names = { ...words.final, ...words.token, wounds: words.prize.wound[0] }
  const sources = SOURCES.map(source => ({ label: names[source], points: points(source) }))
  return {
    start: null,
    sources: sources.filter(line => line.points.some(n => n !== 0)),
    luck: luckOf(timeline),
    contests: contestsOf(words, timeline),
  }
}

/** Every event with the step that caused it. */
const eventsOf = (timeline: Timeline) =>
  Array.from({ length: timeline.length }, (_, i) => i + 1).flatMap(at =>
    timeline.events(at).map(({ everyone }) => ({ at, event: everyone as LegendEvent })),
  )

/** The odds as the seat could know them in the moment before. */
function luckOf(timeline: Timeline): Luck[] {
  const { game, record } = timeline
  const luck = Array.from({ length: record.seats }, () => ({ taken: 0, cameOff: 0, expected: 0 }))
  for (const { at, event } of eventsOf(timeline)) {
    if (event.kind !== 'risked') continue
    const before = timeline.at(at - 1)
    const view = game.publicView(before) as LegendPublic
    const secret = game.secretView(before, event.seat) as LegendSecret
    const sight = { seat: event.seat, public: view, secret }
    const odds = riskOdds(sight, symbolsOf(episodeAt(view.step)))
    const own = luck[event.seat]!
    own.taken++
    own.expected += event.daring ? odds.five : odds.two
    if (event.fitting.length > 0) own.cameOff++
  }
  return luck
}

/** Every prize that was taken in a contest or an auction, in order. */
function takingsOf(timeline: Timeline) {
  let episode = 1
  return eventsOf(timeline).flatMap(({ at, event }) => {
    if (event.kind === 'episodeBegan') episode = event.step
    if (event.kind === 'tookPrize') return { at, episode, seat: event.seat, gives: event.gives }
    const row = episodeAt(episode)
    return event.kind === 'wonAuction' && row.kind === 'treasureAuction'
      ? { at, episode, seat: event.seat, gives: row.prize }
      : []
  })
}

/** Prizes are taken in the order of the places. */
function contestsOf(words: LegendWords, timeline: Timeline): Contest[] {
  const takings = takingsOf(timeline)
  const episodes = [...new Set(takings.map(({ episode }) => episode))]
  return episodes.map(episode => {
    const own = takings.filter(taking => taking.episode === episode)
    const won = (seat: number) => {
      const place = own.findIndex(taking => taking.seat === seat) + 1
      return place > 0 ? { place, prize: prizeLabel(words, own[place - 1]!.gives) } : null
    }
    const prizes = Array.from({ length: timeline.record.seats }, (_, seat) => won(seat))
    return { label: episodeTitle(words, episode), at: own[0]!.at, prizes }
  })
}
