/** "From the seed to the shuffle", written from docs/records.md and not from our generator. */
const WORD = 1n << 32n
const wrap = (n: bigint): bigint => ((n % WORD) + WORD) % WORD
const rotl = (n: bigint, by: bigint): bigint => wrap(n << by) | (n >> (32n - by))

export class Generator {
  #s: [bigint, bigint, bigint, bigint]

  constructor(seed: string) {
    const [a = 0n, b = 0n, c = 0n, d = 0n] = (seed.match(/.{8}/g) ?? []).map(digits => BigInt(`0x${digits}`))
    this.#s = a + b + c + d === 0n ? [1n, 2n, 3n, 4n] : [a, b, c, d]
  }

  next(): number {
    let [s0, s1, s2, s3] = this.#s
    const result = wrap(rotl(wrap(s1 * 5n), 7n) * 9n)
    const t = wrap(s1 << 9n)
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    s3 = rotl(s3, 11n)
    this.#s = [s0, s1, s2, s3]
    return Number(result)
  }

  below(n: number): number {
    if (n <= 1) return 0
    const limit = 2 ** 32 - (2 ** 32 % n)
    let result = this.next()
    while (result >= limit) result = this.next()
    return result % n
  }

  shuffle<T>(list: readonly T[]): T[] {
    const items = [...list]
    for (let i = items.length - 1; i >= 1; i--) {
      const j = this.below(i + 1)
      ;[items[i], items[j]] = [items[j] as T, items[i] as T]
    }
    return items
  }
}

/** The seed of `--seed N`. */
export function seedOf(number: number): string {
  let h = BigInt(number)
  let seed = ''
  for (let part = 0; part < 4; part++) {
    h = wrap(h + 0x9e3779b9n)
    let z = wrap((h ^ (h >> 16n)) * 0x21f0aaadn)
    z = wrap((z ^ (z >> 15n)) * 0x735a2d97n)
    seed += (z ^ (z >> 15n)).toString(16).padStart(8, '0')
  }
  return seed
}
