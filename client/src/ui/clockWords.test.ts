import { clockWords, minuteWords } from './clockWords'

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

test('without seconds, in its two largest parts', () => {
  const times = [20_000, 59_999, 60_000, 38 * 60_000, 3_600_000, 18_720_000, 187_200_000]
  expect(times.map(time => minuteWords(time, 'en'))).toEqual([
    '< 1 min',
    '< 1 min',
    '1 min',
    '38 min',
    '1 h 00',
    '5 h 12',
    '2 d 4 h',
  ])
})
