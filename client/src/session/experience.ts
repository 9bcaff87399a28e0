/** How much somebody has played in this browser, and what has been explained to them. */
import { storage } from '../app/settings/settings'

interface Experience {
  /** Games played to their end. */
  readonly finished: readonly string[]
  /** Cards of the coach that were shown. */
  readonly shown: readonly string[]
}

/** With so many finished games nothing is explained any more. */
const EXPERIENCED = 3
const KEPT = 20

const keyOf = (game: string): string => `heorot.experience.${game}`

const strings = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? raw.filter(one => typeof one === 'string') : []

export function experienceIn(game: string): Experience {
  try {
    const raw = JSON.parse(storage.get(keyOf(game)) ?? '{}') as Partial<Experience> | null
    return { finished: strings(raw?.finished), shown: strings(raw?.shown) }
  } catch {
    return { finished: [], shown: [] }
  }
}

const keep = (game: string, part: Partial<Experience>): void =>
  storage.set(keyOf(game), JSON.stringify({ ...experienceIn(game), ...part }))

/** Counts a match once, however often its end is looked at. */
export function noteFinished(game: string, match: string): void {
  const { finished } = experienceIn(game)
  if (!finished.includes(match)) keep(game, { finished: [match, ...finished].slice(0, KEPT) })
}

export const isNewcomer = (game: string): boolean => experienceIn(game).finished.length === 0

export const isExperienced = (game: string): boolean => experienceIn(game).finished.length >= EXPERIENCED

export function noteShown(game: string, card: string): void {
  const { shown } = experienceIn(game)
  if (!shown.includes(card)) keep(game, { shown: [...shown, card] })
}

export const forgetShown = (game: string): void => keep(game, { shown: [] })
