import type { AbilityHandler } from './handler'

/** Cuts its row and its column: each portion is a row or column of its own for every purpose. */
export const gorge: AbilityHandler = { placeable: true, scoring: 'cuts' }
