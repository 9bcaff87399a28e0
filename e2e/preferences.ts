/** How scripted people choose among what is in reach: at random, but never sitting undecided. */
import { rngFrom, seedFromNumber } from '@heorot/shared'
import type { Preference } from './atTable'

/** Movie: anything offered; what was picked is confirmed, and put back only where nothing else is left. */
export function anything(seed: number): Preference {
  const rng = rngFrom(seedFromNumber(seed))
  return keys => {
    if (keys.includes('button:confirm')) return 'button:confirm'
    const useful = keys.filter(key => key !== 'button:reset')
    return rng.pick(useful.length > 0 ? useful : keys)
  }
}

const IDLE = new Set(['back', 'reset', 'change', 'keep', 'rest'].map(key => `button:${key}`))
const THROUGH = ['pay', 'take', 'lock', 'play', 'reveal', 'save', 'risk', 'use'].map(key => `button:${key}`)
const ONLY_LOOKED_AT = /^(station|seat|discards|deck)/

/** The Legend: picks a few things, then presses them through. */
export function bold(seed: number): Preference {
  const rng = rngFrom(seedFromNumber(seed))
  return keys => {
    const through = THROUGH.filter(key => keys.includes(key))
    if (through.length > 0 && rng.below(10) < 6) return rng.pick(through)
    const useful = keys.filter(key => !IDLE.has(key) && !ONLY_LOOKED_AT.test(key))
    return rng.pick(useful.length > 0 ? useful : keys)
  }
}
