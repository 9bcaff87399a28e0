/** The registry: the one place that lists the games. */
import type { PlayableGame } from '../bots/bot'
import type { AnyGame } from '../kernel'
import { legendEntry } from './legend/entry'
import { movieEntry } from './movie/entry'

const games = [movieEntry, legendEntry] as const

/** A game's rules, what bots know of it, and how its public view travels. */
export type GameEntry = (typeof games)[number]

export const gameIds: readonly string[] = games.map(({ rules }) => rules.id)

export const gameEntries: readonly GameEntry[] = games

const find = (id: string): GameEntry | null => games.find(({ rules }) => rules.id === id) ?? null

export const findGame = (id: string): AnyGame | null => find(id)?.rules ?? null

/** Throws if there is no such game. */
export function playableGame(id: string): PlayableGame {
  const game = find(id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}
