import type { AbilityHandler } from './handler'
import { removalAfter } from './remove'

/** After placing it, you may remove one temptation tile from the board. */
export const valor: AbilityHandler = { placeable: true, afterPlacing: removalAfter('valor') }
