import { rect, within } from '../../../kit/layout/geometry'
import { placeFault } from '../../../kit/testkit/placeFault'
import { legendScreen } from './screen'

/** What a television's page gives the scene, before it enlarges it. */
const SIZE = { w: 1082, h: 520 }
const columns = { hasHands: false, inRows: false }
const looks = [columns, { hasHands: true, inRows: false }, { hasHands: false, inRows: true }]
const cases = [2, 3, 4, 5].flatMap(seats => looks.map(look => ({ seats, look })))

test.each(cases)('$seats seats fit a television: $look', ({ seats, look }) => {
  const { stage, plates, bays, path } = legendScreen(SIZE, { seats, seat: null, step: 12, scroll: 0 }, look)
  const parts = Object.entries([stage, path.box, ...plates, ...bays])
  expect([plates.length, bays.length]).toEqual([seats, seats])
  expect(placeFault(parts, rect(0, 0, SIZE.w, SIZE.h))).toBeNull()
})

test('the whole path is in sight at every step', () => {
  for (let step = 1; step <= 36; step++) {
    const { path } = legendScreen(SIZE, { seats: 4, seat: null, step, scroll: 0 }, columns)
    expect(path.spots).toHaveLength(36)
    for (const { x, y } of path.spots) expect(within(rect(x, y, 0, 0), path.box)).toBe(true)
  }
})
