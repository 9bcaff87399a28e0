import { type Layout, scoresOf, TILES } from '@heorot/shared/games/movie'
import { cancelledCount, equationOf, sumText, workingsOf } from './working'

const idOf = (ability: string | null, value: number) =>
  TILES.find(tile => tile.ability === ability && tile.value === value)?.id ?? -1

/** Act II, a longship of seat 0 in the middle of the top row. */
const laid = (put: Readonly<Record<number, number>>, figureAt: number): Layout => ({
  tiles: Array.from({ length: 25 }, (_, space) => put[space] ?? null),
  figures: Array.from({ length: 25 }, (_, space) => (space === figureAt ? 0 : null)),
})

test('the working is written as one would write it', () => {
  const layout = laid(
    { 0: idOf(null, 4), 1: idOf('temptation', -2), 3: idOf(null, 5), 7: idOf('mead', 3) },
    2,
  )
  const [score] = scoresOf({ act: 2, ...layout })
  expect(score).toBeDefined()
  if (!score) return
  expect(workingsOf(score)).toEqual([
    { sign: '↔', text: `(4 − 2 + 5) × ${score.diamonds}`, result: 7 * score.diamonds },
    { sign: '↕', text: `3 × ${score.diamonds}`, result: 3 * score.diamonds },
  ])
  expect(score.score).toBe(10 * score.diamonds)
  expect(cancelledCount(score)).toBe(0)
})

test('an empty row is nought', () => {
  expect(sumText([])).toBe('0')
  const [score] = scoresOf({ act: 1, ...laid({}, 2) })
  expect(score && workingsOf(score)[0]?.text).toBe('0')
})

test('a figure that nothing counts for is worth 0, not "0 = 0"', () => {
  const [alone] = scoresOf({ act: 2, ...laid({}, 2) })
  expect(equationOf(alone!)).toBe('0')
  const [beside] = scoresOf({ act: 2, ...laid({ 0: idOf(null, 4) }, 2) })
  expect(equationOf(beside!)).toBe('4 × 4 = 16')
})
