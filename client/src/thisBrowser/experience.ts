/** How much somebody has played in this browser, and what has been explained to them. */
import type { TableView } from '@heorot/shared'
import { settings } from '../app/settings/settings'
import { objectIn, storage } from '../app/storage'

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
  const { finished, shown } = objectIn(storage.get(keyOf(game)))
  return { finished: strings(finished), shown: strings(shown) }
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

/** Whether somebody wants things explained here: newcomers do, unless they or the host say otherwise. */
export function isCoached(table: Pick<TableView, 'game' | 'coach'>): boolean {
  const { coach } = settings.value
  if (!table.coach || coach === 'off') return false
  return coach === 'always' || !isExperienced(table.game)
}

/** Hints may be for everyone, for those who have never finished this game, or for nobody. */
export const mayAskHints = ({ hints, game }: Pick<TableView, 'hints' | 'game'>): boolean =>
  hints === 'everyone' || (hints === 'newcomers' && isNewcomer(game))
