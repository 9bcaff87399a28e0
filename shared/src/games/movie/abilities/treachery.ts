import type { AbilityHandler } from './handler'

/** Every positive tile in its row portion and column portion counts 0, for every figure. */
export const treachery: AbilityHandler = { placeable: true, scoring: 'cancels-boons' }
