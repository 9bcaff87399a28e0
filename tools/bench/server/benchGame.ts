import { type AnyGame, findGame, gameIds } from '@heorot/shared'

/** The game that every system plays: the first that is registered. */
export const benchGame: AnyGame = findGame(gameIds[0]!)!
