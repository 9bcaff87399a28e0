import { plural } from './grammar'

const seats = ['# miejsce', '# miejsca', '# miejsc', '# miejsca'] as const

test.each([
  [1, '1 miejsce'],
  [2, '2 miejsca'],
  [5, '5 miejsc'],
  [22, '22 miejsca'],
  [112, '112 miejsc'],
])('Polish has three forms: %i', (n, words) => {
  expect(plural('pl', n, seats)).toBe(words)
})

test('French counts nothing as one', () => {
  expect(plural('fr', 0, ['# place', '# places'])).toBe('0 place')
  expect(plural('en', 0, ['# seat', '# seats'])).toBe('0 seats')
})

test('French has a form of its own for millions, which no text needs', () => {
  expect(plural('fr', 1_000_000, ['# place', '# places'])).toBe('1000000 places')
})
