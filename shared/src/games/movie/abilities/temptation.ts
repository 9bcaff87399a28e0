import type { AbilityHandler } from './handler'
import { removalAfter } from './remove'

/** After placing it, you may remove one valor tile from the board. */
export const temptation: AbilityHandler = { placeable: true, afterPlacing: removalAfter('temptation') }
