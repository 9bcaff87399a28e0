import { agoWords } from './time'

const HOUR = 3_600_000

test('time gone by, until nobody counts any more', () => {
  expect(agoWords(2.5 * HOUR, 'en')).toBe('2 hours ago')
  expect(agoWords(3 * 24 * HOUR, 'de')).toBe('vor 3 Tagen')
  expect(agoWords(31 * 24 * HOUR, 'en')).toBeNull()
})
