import { agoWords, leftWords } from './time'

const HOUR = 3_600_000

test('time left in its two largest parts', () => {
  const left = [20_000, 38 * 60_000, 5.2 * HOUR, 52 * HOUR]
  expect(left.map(time => leftWords(time, 'en'))).toEqual(['< 1 min', '38 min', '5 h 12', '2 d 4 h'])
  expect(leftWords(52 * HOUR, 'fr')).toBe('2 j 4 h')
})

test('time gone by, until nobody counts any more', () => {
  expect(agoWords(2.5 * HOUR, 'en')).toBe('2 hours ago')
  expect(agoWords(3 * 24 * HOUR, 'de')).toBe('vor 3 Tagen')
  expect(agoWords(31 * 24 * HOUR, 'en')).toBeNull()
})
