/** One handler for each ability; the compiler asks for a missing one. */
import type { Ability } from '../types'
import { counsel } from './counsel'
import { drunkenness } from './drunkenness'
import { gorge } from './gorge'
import type { AbilityHandler } from './handler'
import { horn } from './horn'
import { mead } from './mead'
import { statue } from './statue'
import { temptation } from './temptation'
import { treachery } from './treachery'
import { treasure } from './treasure'
import { valor } from './valor'

const abilities: { readonly [A in Ability]: AbilityHandler } = {
  temptation,
  valor,
  treasure,
  drunkenness,
  mead,
  statue,
  counsel,
  horn,
  treachery,
  gorge,
}

const plain: AbilityHandler = { placeable: true }

/** How a tile with this ability behaves; a plain tile is simply placed. */
export const handlerOf = (ability: Ability | null): AbilityHandler =>
  ability === null ? plain : abilities[ability]
