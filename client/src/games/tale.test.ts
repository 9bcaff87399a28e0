/** @jest-environment node */
import { findGame } from '@heorot/shared'
import { Timeline } from '@heorot/shared/record'
import { watchMatch } from '@heorot/shared/testkit'
import { gainsByChapter, greatestSwings } from '../kit/helpers/gameAnalysis'
import { legendAnalysis } from './legend/words/tale'
import { legendEn as legendWords } from './legend/texts/table/en'
import { movieAnalysis } from './movie/words/tale'
import { movieEn as movieWords } from './movie/texts/table/en'

const seed = '0'.repeat(30).concat('2a')
const timelineOf = (id: string) => {
  const game = findGame(id)!
  return new Timeline(game, watchMatch(game, { seats: 3, options: {}, seed }, { laws: {} }).record)
}

const movie = timelineOf('movie')
const legend = timelineOf('legend')
const scores = (timeline: Timeline) => timeline.game.outcome(timeline.at(timeline.length))!.scores

test.each([
  ['movie', movie, () => movieAnalysis(movieWords, movie)],
  ['legend', legend, () => legendAnalysis(legendWords, legend)],
])('%s: the sources add up to the score, and so do the chapters', (_, timeline, tell) => {
  const { sources, start } = tell()
  const add = (rows: readonly (readonly number[])[]) =>
    scores(timeline).map((_, seat) => rows.reduce((sum, row) => sum + row[seat]!, 0))
  const all = [...(start ? [start] : []), ...sources.map(({ points }) => points)]
  expect(add(all)).toEqual(scores(timeline))
  const gained = add(gainsByChapter(timeline).map(chapter => chapter.gained))
  expect(gained).toEqual(scores(timeline).map((points, seat) => points - timeline.standings[0]![seat]!))
})

test('risks are counted with the odds of their moment', () => {
  const { luck } = legendAnalysis(legendWords, legend)
  const risks = legend.publicEvents.filter(event => event.kind === 'risked').length
  expect(luck?.reduce((sum, { taken }) => sum + taken, 0)).toBe(risks)
  for (const { taken, cameOff, expected } of luck ?? []) {
    expect(cameOff).toBeLessThanOrEqual(taken)
    expect(expected).toBeLessThanOrEqual(taken)
    expect(expected).toBeGreaterThanOrEqual(0)
  }
})

test('contests name every seat’s place and prize, and lead to their moment', () => {
  const { contests } = legendAnalysis(legendWords, legend)
  expect(contests!.length).toBeGreaterThan(5)
  for (const { at, prizes, label } of contests!) {
    expect(label).not.toBe('')
    expect(legend.events(at).some(({ everyone }) => everyone.kind === 'tookPrize')).toBe(true)
    expect(prizes.map(won => won?.place).sort()).toEqual([1, 2, 3])
  }
  expect(movieAnalysis(movieWords, movie).contests).toBeNull()
})

test('an auction has one winner, and a prize nobody else has', () => {
  const game = findGame('legend')!
  const options = { advanced: true }
  const { record } = watchMatch(game, { seats: 3, options, seed }, { laws: {} })
  const { contests } = legendAnalysis(legendWords, new Timeline(game, record))
  expect(contests!.filter(({ prizes }) => prizes.filter(won => won !== null).length === 1)).not.toEqual([])
})

test('the greatest swing comes first', () => {
  const widths = greatestSwings(movie, 5).map(({ change }) => Math.max(...change) - Math.min(...change))
  expect(widths).toHaveLength(5)
  expect(widths).toEqual([...widths].sort((a, b) => b - a))
})
