import { tableToShow } from './useHallShow'

const table = (code: string, quiet = false) => ({ code, game: 'movie', quiet })
const showing = (code: string, isDone = false) => ({ code, isDone })

test('the table with the newest move is shown first', () => {
  expect(tableToShow([table('B'), table('A')], null)).toBe('B')
  expect(tableToShow([], null)).toBeNull()
})

test('two lively tables do not take turns on the screen', () => {
  expect(tableToShow([table('B'), table('A')], showing('A'))).toBe('A')
})

test('a quiet table makes room for a lively one, and stays if there is none', () => {
  expect(tableToShow([table('B'), table('A', true)], showing('A'))).toBe('B')
  expect(tableToShow([table('A', true), table('B', true)], showing('A'))).toBe('A')
})

test('a result stays until it has been seen', () => {
  expect(tableToShow([table('B')], showing('A'))).toBe('A')
  expect(tableToShow([table('B')], showing('A', true))).toBe('B')
  expect(tableToShow([], showing('A', true))).toBeNull()
})

test('a rematch goes on where the first match was', () => {
  expect(tableToShow([table('A')], showing('A', true))).toBe('A')
})
