/** One row for each ability; the compiler asks for a missing one. */
import type { Ability } from '../types'
import { counsel } from './counsel'
import { drunkenness } from './drunkenness'
import type { AbilityHandler } from './handler'
import { removalAfter } from './remove'
import { statue } from './statue'
import { treasure } from './treasure'

const abilities: { readonly [A in Ability]: AbilityHandler } = {
  /** After placing it, you may remove one valor tile from the board. */
  temptation: { placeable: true, afterPlacing: removalAfter('temptation') },
  /** After placing it, you may remove one temptation tile from the board. */
  valor: { placeable: true, afterPlacing: removalAfter('valor') },
  treasure,
  drunkenness,
  /** A boon that drunkenness can replace; see there. */
  mead: { placeable: true },
  statue,
  counsel,
  /** One more diamond for every figure in its row portion and column portion. */
  horn: { placeable: true, scoring: 'adds-diamond' },
  /** Every positive tile in its row portion and column portion counts 0, for every figure. */
  treachery: { placeable: true, scoring: 'cancels-boons' },
  /** Cuts its row and its column: each portion is a row or column of its own for every purpose. */
  gorge: { placeable: true, scoring: 'cuts' },
}

const plain: AbilityHandler = { placeable: true }

/** How a tile with this ability behaves; a plain tile is simply placed. */
export const handlerOf = (ability: Ability | null): AbilityHandler =>
  ability === null ? plain : abilities[ability]
