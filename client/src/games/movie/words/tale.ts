/** What the points of a match came from: each kind of figure, and treasure cashed in. */
import { FIGURE_KINDS, type MovieEvent, figureOf, scoresOf } from '@heorot/shared/games/movie'
import type { Timeline } from '@heorot/shared/record'
import type { GameAnalysis } from '../../../kit/helpers/gameAnalysis'
import type { MovieWords } from '../texts/table/en'

export function movieAnalysis(words: MovieWords, timeline: Timeline): GameAnalysis {
  const { seats } = timeline.record
  const none = () => new Array<number>(seats).fill(0)
  const figures = { beowulf: none(), thane: none(), castle: none(), longship: none() }
  const cashed = none()
  for (const event of timeline.publicEvents as readonly MovieEvent[]) {
    if (event.kind === 'cashedIn') cashed[event.seat]! += event.points
    if (event.kind !== 'actEnded') continue
    for (const { figure, seat, score } of scoresOf(event.result))
      figures[figureOf(figure).kind][seat]! += score
  }
  const start = timeline.standings[0] ?? none()
  const sources = FIGURE_KINDS.map(kind => ({ label: words.figure[kind], points: figures[kind] }))
  return {
    start,
    sources: [...sources, { label: words.rules.treasure[0], points: cashed }],
    luck: null,
    contests: null,
  }
}
