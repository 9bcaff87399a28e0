/** Times as people say them. */
import type { Language } from '../../app/language'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LONG_AGO = 30 * DAY
/** Less time than this is little, and is said so. */
const LITTLE = HOUR

export const isLittle = (milliseconds: number): boolean => milliseconds < LITTLE

/** "2 hours ago"; null when it is so long ago that nobody counts. */
export function agoWords(milliseconds: number, language: Language): string | null {
  if (milliseconds > LONG_AGO) return null
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  if (milliseconds >= DAY) return words.format(-Math.floor(milliseconds / DAY), 'day')
  if (milliseconds >= HOUR) return words.format(-Math.floor(milliseconds / HOUR), 'hour')
  return words.format(-Math.max(1, Math.floor(milliseconds / MINUTE)), 'minute')
}

export const dayWords = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(at)

export const dayTimeWords = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)

export const monthWords = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(at)
