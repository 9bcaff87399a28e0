import { Limiter } from './Limiter'

it('allows a burst, then a rate, and forgets who has been quiet', () => {
  let now = 0
  const limiter = new Limiter(3, 1, () => now)
  const tries = (count: number) =>
    Array.from({ length: count }, () => limiter.allow('a')).filter(Boolean).length
  expect(tries(5)).toBe(3)
  expect(limiter.allow('b')).toBe(true)
  now = 2000
  expect(tries(5)).toBe(2)
  limiter.sweep()
  expect(limiter.size).toBe(1)
  now = 60_000
  limiter.sweep()
  expect(limiter.size).toBe(0)
  expect(tries(5)).toBe(3)
})
