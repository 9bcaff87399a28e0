/** The registry: the one place of the client that lists the games. */
import type { GameClient } from '../kit/GameClient'
import { legendClient } from './legend'
import { movieClient } from './movie'

export const gameClients: readonly GameClient[] = [legendClient, movieClient]
