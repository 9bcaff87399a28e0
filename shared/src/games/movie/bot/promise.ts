/** The best that open spaces offer to tiles, found in one look over the board. */

import type { Ranked } from '../../../bots/judgement'
import { type MovieIntent, type Space, type TileId, tileOf } from '..'
import type { Field } from './field'
import { movieTuning } from './tuning'
import { keepWorth } from './worth'

interface Spot {
  space: Space
  swing: number
}

/** Where a boon, a peril and a horn do most, for each point. */
export interface Spots {
  readonly boon: Readonly<Spot>
  readonly peril: Readonly<Spot>
  readonly horn: Readonly<Spot>
}

const unknownSpot = (spaces: readonly Space[]): Spot => ({
  space: spaces[0]!,
  swing: Number.NEGATIVE_INFINITY,
})

export function bestSpots(field: Field, spaces: readonly Space[]): Spots {
  const boon = unknownSpot(spaces)
  const peril = unknownSpot(spaces)
  const horn = unknownSpot(spaces)
  for (const space of spaces) {
    const swing = field.swing[space]!
    improve(boon, space, field.dead?.[space] ? 0 : swing)
    improve(peril, space, -swing)
    improve(horn, space, field.hornSwing[space]!)
  }
  return { boon, peril, horn }
}

function improve(spot: Spot, space: Space, swing: number): void {
  if (swing <= spot.swing) return
  spot.space = space
  spot.swing = swing
}

/** Laying or cashing in a tile where it does most. Abilities with a second step count as plain tiles. */
export function promiseOf(tile: TileId, spots: Spots): Ranked<MovieIntent> {
  const { value, ability, cash } = tileOf(tile)
  const { space, swing } = ability === 'horn' ? spots.horn : value < 0 ? spots.peril : spots.boon
  const placed = laidWorth(tile, swing) - keepWorth(tile)
  return cash !== null && cash > placed
    ? { intent: { kind: 'cashIn', tile }, worth: cash }
    : { intent: { kind: 'placeTile', tile, space }, worth: placed }
}

function laidWorth(tile: TileId, swing: number): number {
  const { value, ability } = tileOf(tile)
  if (ability === 'horn') return swing
  return value === 0 ? movieTuning.keepSpecial : Math.abs(value) * swing
}
