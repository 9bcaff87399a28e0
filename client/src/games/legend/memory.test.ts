import { addMoves, arrangeHand, moveCard } from './memory'

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

const NONE = { step: 2, bySeat: {} }

test('somebody who joins in the middle of an episode sees what is done from then on', () => {
  const risked = { kind: 'risked', seat: 2, cards: [4, 9], fitting: [9], daring: false } as const
  expect(addMoves(NONE, [risked])).toEqual({ step: 2, bySeat: { 2: { kind: 'risked', kept: [9] } } })
})

test('the next episode begins with none', () => {
  const declined = { kind: 'declined', seat: 1 } as const
  const began = { kind: 'episodeBegan', step: 3, start: 0 } as const
  expect(addMoves(NONE, [declined, began])).toEqual({ step: 3, bySeat: {} })
})
