import type { Gate } from '../http/gate'
import { sha256 } from '../tables/secrets'

/** Counts in this process first, then in all of them while Redis is up. */
export const sharedGate = (
  name: string,
  perMinute: number,
  own: Gate,
  count: (key: string) => Promise<number | null>,
): Gate => ({
  allow: async address => {
    if (!(await own.allow(address))) return false
    return ((await count(`${name}:${sha256(address).slice(0, 24)}`)) ?? 0) <= perMinute
  },
})
