import type { Act } from '@heorot/shared/games/movie'
import { rect } from '../../../kit/layout/geometry'
import { placeFault } from '../../../kit/testkit/placeFault'
import { movieScreen } from './areas'

/** What a television's page gives the scene, before it enlarges it. */
const SIZE = { w: 1051, h: 505 }
const acts: readonly Act[] = [1, 2, 3]
const cases = acts.flatMap(act => [2, 3, 4].map(seats => ({ act, seats })))

test.each(cases)('act $act of $seats fits a television, nothing covered', ({ act, seats }) => {
  const { board, plates, bar } = movieScreen(SIZE, { act, seats, seat: null })
  expect(plates).toHaveLength(seats)
  expect(placeFault(Object.entries([board, bar, ...plates]), rect(0, 0, SIZE.w, SIZE.h))).toBeNull()
})

test('the board is as high as the screen, enlarged 884', () => {
  expect(movieScreen(SIZE, { act: 1, seats: 4, seat: null }).board.h * 1.75).toBeGreaterThan(870)
})
