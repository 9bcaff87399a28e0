/** Limits how often an address may ask: counted in this process, or in all of them together. */
import { createHash } from 'node:crypto'

export interface Gate {
  allow(address: string): boolean | Promise<boolean>
}

export interface Gates {
  readonly create: Gate
  readonly join: Gate
}

/** Counts in this process first, then in all of them while Redis is up. */
export const sharedGate = (
  name: string,
  perMinute: number,
  own: Gate,
  count: (key: string) => Promise<number | null>,
): Gate => ({
  allow: async address => {
    if (!(await own.allow(address))) return false
    const key = createHash('sha256').update(address).digest('hex').slice(0, 24)
    return ((await count(`${name}:${key}`)) ?? 0) <= perMinute
  },
})
