import type { AbilityHandler } from './handler'

/** A boon that drunkenness can replace; see there. */
export const mead: AbilityHandler = { placeable: true }
