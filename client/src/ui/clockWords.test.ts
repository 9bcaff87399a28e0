import { clockWords } from './clockWords'

test.each([
  [-5, '0:00'],
  [1, '0:01'],
  [48_000, '0:48'],
  [725_000, '12:05'],
  [12_000_000, '3 h 20'],
  [187_200_000, '2 d 4 h'],
])('%i ms', (time, shown) => {
  expect(clockWords(time, 'en')).toBe(shown)
})

test('days in the reader’s language', () => {
  expect(clockWords(187_200_000, 'fr')).toBe('2 j 4 h')
})
