import { Limiter } from './Limiter'

it('allows a burst, then a rate', () => {
  let now = 0
  const limiter = new Limiter(3, 1, () => now)
  const tries = (count: number) =>
    Array.from({ length: count }, () => limiter.allow('a')).filter(Boolean).length
  expect(tries(5)).toBe(3)
  expect(limiter.allow('b')).toBe(true)
  now = 2000
  expect(tries(5)).toBe(2)
  now = 60_000
  expect(tries(5)).toBe(3)
})

it('forgets by itself who has been quiet, and nobody else', () => {
  let now = 0
  const limiter = new Limiter(3, 1, () => now)
  for (let n = 0; n < 100_000; n++) {
    now += 10
    limiter.allow(`address ${n}`)
    limiter.allow('busy')
  }
  expect(limiter.size).toBeLessThan(2500)
  expect(limiter.allow('busy')).toBe(false)
})
