import { movie } from '../games/movie/movie'
import { tilesOfAct } from '../games/movie/edition/parts'
import { begin, openMatch } from './match'
import { clonePlain } from './plain'
import { beginAt, beginStacked } from './prepared'
import { seedFromNumber } from './rng'

const START = { seats: 2, options: { startSeat: 0 }, seed: seedFromNumber(7) }
const [a, b, c, d, e] = tilesOfAct(1) as [number, number, number, number, number]

test('a stacked deal is dealt and drawn in its order', () => {
  const match = openMatch(movie, beginStacked(movie, START, [e, d, c, b, a]))
  expect(match.state.players.map(({ hand }) => hand)).toEqual([
    [e, d],
    [c, b],
  ])
  match.accept(0, { kind: 'draw' })
  expect(match.state.players[0]!.hand).toEqual([e, d, a])
})

test('the rest of a stacked deal is a usual one', () => {
  const stacked = beginStacked(movie, START, [a, b])
  const usual = begin(movie, START)
  expect(movie.inventory(stacked.state)).toEqual(movie.inventory(usual.state))
  expect(stacked.cursor).toEqual(usual.cursor)
})

test('what is not in the pile cannot lie on top of it', () => {
  expect(() => beginStacked(movie, START, [1000])).toThrow('the pile does not hold')
})

test('a match starts in a whole position only', () => {
  const { state } = begin(movie, START)
  expect(beginAt(movie, START, state)).toMatchObject({ seats: 2, state, revision: 0 })
  const lacking = clonePlain(state)
  lacking.pool.pop()
  expect(() => beginAt(movie, START, lacking)).toThrow('other things')
})
