import type { GameClient } from '../../kit/GameClient'
import { createOrderOf, forGame, newDraft, withBot } from './draft'

const game = (id: string, max: number) => ({ id, seats: { min: 2, max } }) as GameClient
const big = game('big', 5)
const small = game('small', 4)

test('another game keeps what it can', () => {
  const draft = { ...newDraft(big), seats: 5, public: true, options: { hard: true } }
  expect(forGame(draft, small)).toMatchObject({ game: 'small', seats: 4, public: true, options: {} })
})

test('hints are for those who play against bots alone, unless somebody decides', () => {
  const draft = { ...newDraft(small), seats: 2 }
  expect(createOrderOf(draft).hints).toBe('nobody')
  expect(createOrderOf(withBot(draft, 1, 'king')).hints).toBe('everyone')
  expect(createOrderOf({ ...draft, hints: 'newcomers' }).hints).toBe('newcomers')
})

test('the order names only seats that exist', () => {
  const draft = withBot({ ...newDraft(big), seats: 4, options: { startSeat: 3, hard: true } }, 3, 'king')
  expect(createOrderOf(draft)).toMatchObject({ bots: [null, null, null, 'king'], options: { startSeat: 3 } })
  const fewer = createOrderOf({ ...draft, seats: 2 })
  expect(fewer.bots).toEqual([null, null])
  expect(fewer.options).toEqual({ hard: true })
})
