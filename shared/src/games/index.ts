/** The registry: the one place that lists the games. */
import type { AnyGame } from '../kernel'
import { legend } from './legend'
import { movie } from './movie'

export * as legend from './legend'

const games: readonly AnyGame[] = [movie, legend]

export const gameIds: readonly string[] = games.map(game => game.id)

export const findGame = (id: string): AnyGame | null => games.find(game => game.id === id) ?? null
