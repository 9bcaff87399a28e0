import { agoWords, leftWords } from './time'

const HOUR = 3_600_000

test('time left in its two largest parts', () => {
  expect([leftWords(20_000), leftWords(38 * 60_000), leftWords(5.2 * HOUR), leftWords(52 * HOUR)]).toEqual([
    '< 1 min',
    '38 min',
    '5 h 12 min',
    '2 d 4 h',
  ])
})

test('time gone by, until nobody counts any more', () => {
  expect(agoWords(2.5 * HOUR, 'en')).toBe('2 hours ago')
  expect(agoWords(3 * 24 * HOUR, 'de')).toBe('vor 3 Tagen')
  expect(agoWords(31 * 24 * HOUR, 'en')).toBeNull()
})
