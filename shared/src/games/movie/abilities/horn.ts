import type { AbilityHandler } from './handler'

/** One more diamond for every figure in its row portion and column portion. */
export const horn: AbilityHandler = { placeable: true, scoring: 'adds-diamond' }
