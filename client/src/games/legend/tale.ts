/** What the points of a match came from, and how the risks went against their odds. */
import {
  type LegendEvent,
  episodeAt,
  type Prize,
  type LegendPublic,
  riskOdds,
  type ScoreLine,
  type LegendSecret,
  tokenOf,
} from '@heorot/shared/games/legend'
import type { Timeline } from '@heorot/shared/record'
import type { Contest, Luck, Tale } from '../../kit/tale'
import { episodeTitle, prizeLabel, symbolsOf } from './names'
import type { LegendWords } from './texts/en'

const SOURCES = ['fame', 'treasure', 'misfortune', 'alliance', 'owed', 'unwounded', 'wounds'] as const
type Source = (typeof SOURCES)[number]

function sourceOf(line: ScoreLine): Source {
  if (line.kind === 'fallen') return 'wounds'
  if (line.kind !== 'token') return line.kind
  const { shape, kind } = tokenOf(line.token)
  return shape === 'round' ? 'alliance' : kind
}

export function legendTale(words: LegendWords, timeline: Timeline): Tale {
  const ended = (timeline.publicEvents as readonly LegendEvent[]).find(event => event.kind === 'ended')
  const sheets = ended?.kind === 'ended' ? ended.sheets : []
  const points = (source: Source) =>
    sheets.map(({ lines }) =>
      lines.reduce((sum, line) => sum + (sourceOf(line) === source ? line.points : 0), 0),
    )
  const label = (source: Source) => (source === 'wounds' ? words.prize.wound : words.final[source])
  const sources = SOURCES.map(source => ({ label: label(source), points: points(source) }))
  return {
    start: null,
    sources: sources.filter(line => line.points.some(n => n !== 0)),
    luck: luckOf(timeline),
    contests: contestsOf(words, timeline),
  }
}

/** The odds as the seat could know them in the moment before. */
function luckOf(timeline: Timeline): Luck[] {
  const { game, record } = timeline
  const luck = Array.from({ length: record.seats }, () => ({ taken: 0, cameOff: 0, expected: 0 }))
  for (let step = 1; step <= timeline.length; step++)
    for (const { everyone } of timeline.events(step)) {
      const event = everyone as LegendEvent
      if (event.kind !== 'risked') continue
      const before = timeline.at(step - 1)
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

interface Taking {
  readonly at: number
  readonly episode: number
  readonly seat: number
  readonly gives: Prize
}

/** Every prize that was taken in a contest or an auction, in order. */
function takingsOf(timeline: Timeline): Taking[] {
  const takings: Taking[] = []
  let episode = 1
  for (let at = 1; at <= timeline.length; at++)
    for (const { everyone } of timeline.events(at)) {
      const event = everyone as LegendEvent
      if (event.kind === 'episodeBegan') episode = event.step
      if (event.kind === 'tookPrize') takings.push({ at, episode, seat: event.seat, gives: event.gives })
      const row = episodeAt(episode)
      if (event.kind === 'wonAuction' && row.kind === 'treasureAuction')
        takings.push({ at, episode, seat: event.seat, gives: row.prize })
    }
  return takings
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
