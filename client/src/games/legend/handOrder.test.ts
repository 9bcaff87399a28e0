import { arrangeHand, moveCard } from './handOrder'

const [WIT, COURAGE, JOKER] = [4, 6, 10]

test('equal cards keep their places in an own order, as many as are left', () => {
  expect(arrangeHand([WIT, WIT, COURAGE], [WIT, COURAGE, WIT])).toEqual([WIT, COURAGE, WIT])
  expect(arrangeHand([WIT, COURAGE], [WIT, COURAGE, WIT])).toHaveLength(2)
  expect(arrangeHand([WIT, WIT, JOKER], [JOKER, WIT])).toEqual([JOKER, WIT, WIT])
})

test('of equal cards only the one that is carried moves', () => {
  expect(moveCard([WIT, WIT, COURAGE], 1, 3)).toEqual([WIT, COURAGE, WIT])
  expect(moveCard([WIT, COURAGE, WIT], 2, 0)).toEqual([WIT, WIT, COURAGE])
})
