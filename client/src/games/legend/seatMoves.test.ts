import { addMoves, movesFrom } from './seatMoves'

test('somebody who joins in the middle of an episode sees what is done from then on', () => {
  const risked = { kind: 'risked', seat: 2, cards: [4, 9], fitting: [9], daring: false } as const
  expect(addMoves(movesFrom(2), [risked])).toEqual({ step: 2, bySeat: { 2: { kind: 'risked', kept: [9] } } })
})

test('the next episode begins with none', () => {
  const declined = { kind: 'declined', seat: 1 } as const
  const began = { kind: 'episodeBegan', step: 3, start: 0 } as const
  expect(addMoves(movesFrom(2), [declined, began])).toEqual({ step: 3, bySeat: {} })
})
