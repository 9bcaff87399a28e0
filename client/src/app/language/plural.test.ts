import { plural } from './plural'

const seats = { one: '# miejsce', few: '# miejsca', many: '# miejsc', other: '# miejsca' }

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
  expect(plural('fr', 0, { one: '# place', other: '# places' })).toBe('0 place')
  expect(plural('en', 0, { one: '# seat', other: '# seats' })).toBe('0 seats')
})
