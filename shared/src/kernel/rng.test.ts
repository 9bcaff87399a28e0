import { cursorFrom, isSeed, rngFrom, SeededRng, seedFromNumber } from './rng'

describe('the seeded generator', () => {
  it('draws the same numbers from the same seed, and others from another', () => {
    const draw = (seed: string) =>
      Array.from(
        { length: 20 },
        (
          rng => () =>
            rng.below(1000)
        )(rngFrom(seed)),
      )
    expect(draw(seedFromNumber(1))).toEqual(draw(seedFromNumber(1)))
    expect(draw(seedFromNumber(1))).not.toEqual(draw(seedFromNumber(2)))
    // Simulations that were written down by their number can be run again.
    expect([seedFromNumber(1), seedFromNumber(-5)]).toEqual([
      '5e2d177214e498f0d20ea1fdb382f339',
      '550509b20420fecdde0e2f79ce41b048',
    ])
  })

  it('goes on where its cursor stands', () => {
    const cursor = cursorFrom(seedFromNumber(7))
    const rng = new SeededRng(cursor)
    rng.below(10)
    const resumed = new SeededRng([...cursor])
    expect(resumed.below(1_000_000)).toBe(rng.below(1_000_000))
  })

  it('is even: each of 6 sides within 5 % over 60,000 throws', () => {
    const rng = rngFrom(seedFromNumber(3))
    const seen = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) seen[rng.below(6)]!++
    for (const count of seen) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })

  it('is even where many numbers have to be drawn again, and draws none where there is no choice', () => {
    const cursor = cursorFrom(seedFromNumber(5))
    const rng = new SeededRng(cursor)
    const most = 3 * 2 ** 30
    const low = Array.from({ length: 3000 }, () => rng.below(most)).filter(drawn => drawn < most / 3).length
    expect(Math.abs(low - 1000)).toBeLessThan(100)
    const before = [...cursor]
    expect([rng.below(1), cursor]).toEqual([0, before])
  })

  it('shuffles without losing anything', () => {
    const items = Array.from({ length: 100 }, (_, i) => i)
    const shuffled = rngFrom(seedFromNumber(4)).shuffle([...items])
    expect(shuffled).not.toEqual(items)
    expect(shuffled.sort((a, b) => a - b)).toEqual(items)
  })

  it('does not stand still on a seed of zeros, and refuses what is no seed', () => {
    const rng = rngFrom('0'.repeat(32))
    expect(cursorFrom('0'.repeat(32))).toEqual([1, 2, 3, 4])
    expect(new Set(Array.from({ length: 8 }, () => rng.below(1 << 30))).size).toBe(8)
    expect(() => rngFrom('xyz')).toThrow('32 hexadecimal digits')
    expect(isSeed('A'.repeat(32))).toBe(false)
  })

  it('picks from something only', () => {
    expect(rngFrom(seedFromNumber(1)).pick(['a'])).toBe('a')
    expect(() => rngFrom(seedFromNumber(1)).pick([])).toThrow('nothing to pick from')
  })
})
