/**
 * Randomness as a parameter: xoshiro128** over a 128-bit seed. The cursor is plain data and travels
 * beside the state, so a match and its replay draw the same numbers.
 */
export interface Rng {
  /** A whole number from 0 up to, not including, `n`. */
  below(n: number): number
  /** Shuffles in place and returns the same array. */
  shuffle<T>(items: T[]): T[]
  pick<T>(items: readonly T[]): T
}

export type RngCursor = [number, number, number, number]

const HEX_SEED = /^[0-9a-f]{32}$/

export const isSeed = (text: string): boolean => HEX_SEED.test(text)

/** A cursor from 32 hex digits. All zeros would make the generator stand still, so they are replaced. */
export function cursorFrom(seed: string): RngCursor {
  if (!isSeed(seed)) throw new Error('a seed is 32 hexadecimal digits')
  const word = (i: number) => Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16) | 0
  const cursor: RngCursor = [word(0), word(1), word(2), word(3)]
  return cursor.every(w => w === 0) ? [1, 2, 3, 4] : cursor
}

/** A short number spread over a whole seed, for tests and simulations ("--seed 1"). */
export function seedFromNumber(n: number): string {
  let h = n >>> 0
  let seed = ''
  for (let i = 0; i < 4; i++) {
    // splitmix32
    h = (h + 0x9e3779b9) | 0
    let z = h
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    seed += ((z ^ (z >>> 15)) >>> 0).toString(16).padStart(8, '0')
  }
  return seed
}

/** Advances the given `cursor` in place. */
export class SeededRng implements Rng {
  constructor(private readonly cursor: RngCursor) {}

  private next(): number {
    const s = this.cursor
    const x = Math.imul(s[1], 5)
    const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0
    const t = s[1] << 9
    s[2] ^= s[0]
    s[3] ^= s[1]
    s[1] ^= s[2]
    s[0] ^= s[3]
    s[2] ^= t
    s[3] = (s[3] << 11) | (s[3] >>> 21)
    return result
  }

  below(n: number): number {
    if (n <= 1) return 0
    // Rejecting the tail keeps every number equally likely.
    const limit = 4294967296 - (4294967296 % n)
    let x = this.next()
    while (x >= limit) x = this.next()
    return x % n
  }

  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const held = items[i]!
      items[i] = items[j]!
      items[j] = held
    }
    return items
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('nothing to pick from')
    return items[this.below(items.length)]!
  }
}

export const rngFrom = (seed: string): Rng => new SeededRng(cursorFrom(seed))
