import type { MovieOptions } from './types'

const DEFAULTS: MovieOptions = { startSeat: 'random', lastAbility: false }

/** Options from outside, completed with defaults, or a sentence that says what is wrong with them. */
export function readMovieOptions(raw: unknown, seats: number): MovieOptions | { readonly error: string } {
  if (raw === undefined || raw === null) return DEFAULTS
  if (typeof raw !== 'object' || Array.isArray(raw)) return { error: 'Options must be an object.' }
  const unknown = Object.keys(raw).find(key => !Object.hasOwn(DEFAULTS, key))
  if (unknown !== undefined) return { error: `There is no option "${unknown}".` }
  const { startSeat, lastAbility } = { ...DEFAULTS, ...raw } as Record<keyof MovieOptions, unknown>
  if (startSeat !== 'random' && !isSeat(startSeat, seats))
    return { error: `startSeat must be "random" or a seat from 0 to ${seats - 1}.` }
  if (typeof lastAbility !== 'boolean') return { error: 'lastAbility must be true or false.' }
  return { startSeat, lastAbility }
}

const isSeat = (value: unknown, seats: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats
