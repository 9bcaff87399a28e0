/** What an intent is worth at first sight, in points of lead. */

import type { Ranked } from '../../../bots/judgement'
import type { Seat } from '../../../kernel'
import type { Act, Figure, MovieIntent, Layout, Space, TileId, TilePlay } from '..'
import { tileOf } from '..'
import { balanceOf, countsAs, type Field, type Laid, type FigureSight } from './field'
import { movieTuning } from './tuning'

/** What the points of each seat mean to one of them. */
const SHARES = [0, 1, 2, 3, 4].map(seats =>
  Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: seats }, (_, other) => (other === seat ? 1 : -movieTuning.envy[seats]!)),
  ),
)
export const sharesFor = (seat: Seat, seats: number): readonly number[] => SHARES[seats]![seat]!

/** What placing such a figure is worth. Those that never return cost what they might earn later. */
export function figureWorth(sight: Readonly<FigureSight>, act: Act, figure: Figure): number {
  const price = figure.returns ? movieTuning.longship : movieTuning.price[act] * figure.diamonds
  const diamonds = figure.diamonds + sight.horns
  return (sight.sum + movieTuning.prospect[act] * sight.open) * diamonds - price
}

/** What a tile would still be good for later. */
export function keepWorth(tile: TileId): number {
  const { value, ability } = tileOf(tile)
  return ability !== null && value === 0 ? movieTuning.keepSpecial : movieTuning.keep * Math.abs(value)
}

/** What laying a tile changes, its second step included. */
export function tileWorth(
  laid: Laid,
  field: Field,
  share: readonly number[],
  tile: TileId,
  space: Space,
): number {
  const plain = countsAs(field, tile, space) * field.swing[space]!
  switch (tileOf(tile).ability) {
    case 'horn':
      return field.hornSwing[space]!
    case 'gorge':
    case 'treachery':
      return balanceOf({ ...laid, tiles: laid.tiles.with(space, tile) }, share) - field.balance
    case 'statue':
      return bestSwap(laid, field, space).worth
    case 'temptation':
      return plain + bestRemoval(laid, field, 'valor').worth
    case 'valor':
      return plain + bestRemoval(laid, field, 'temptation').worth
    default:
      return plain
  }
}

/** What taking the tile on a space away changes. */
export const removalWorth = (laid: Layout, field: Field, space: Space): number =>
  -countsAs(field, laid.tiles[space]!, space) * field.swing[space]!

export function bestRemoval(laid: Layout, field: Field, prey: 'valor' | 'temptation'): Ranked<MovieIntent> {
  let best: Ranked<MovieIntent> = { intent: { kind: 'decline' }, worth: 0 }
  for (let space = 0; space < laid.tiles.length; space++) {
    const tile = laid.tiles[space]!
    if (tile === null || tileOf(tile).ability !== prey) continue
    const worth = removalWorth(laid, field, space)
    if (worth > best.worth) best = { intent: { kind: 'remove', space }, worth }
  }
  return best
}

/** What swapping two tiles changes, by their values alone. */
export const swapWorth = ({ tiles }: Layout, field: Field, a: Space, b: Space): number =>
  (tileOf(tiles[a]!).value - tileOf(tiles[b]!).value) * (field.swing[b]! - field.swing[a]!)

/** The best two tiles to swap; never the one on `except`. */
export function bestSwap(laid: Layout, field: Field, except: Space): Ranked<MovieIntent> {
  const { tiles } = laid
  let worth = 0
  let pair: [Space, Space] | null = null
  for (let a = 0; a < tiles.length; a++) {
    if (tiles[a] === null || a === except) continue
    for (let b = a + 1; b < tiles.length; b++) {
      if (tiles[b] === null || b === except) continue
      const change = swapWorth(laid, field, a, b)
      if (change <= worth) continue
      worth = change
      pair = [a, b]
    }
  }
  return { intent: pair ? { kind: 'swap', a: pair[0], b: pair[1] } : { kind: 'decline' }, worth }
}

/** Every way to play one tile, with its worth. */
export function rankPlay(
  laid: Laid,
  field: Field,
  share: readonly number[],
  { tile, place, cashIn, replace, moves }: TilePlay,
  spaces: readonly Space[],
): Ranked<MovieIntent>[] {
  const kept = keepWorth(tile)
  const ranked: Ranked<MovieIntent>[] = []
  const add = (intent: MovieIntent, worth: number) => ranked.push({ intent, worth })
  if (place)
    for (const space of spaces)
      add({ kind: 'placeTile', tile, space }, tileWorth(laid, field, share, tile, space) - kept)
  if (cashIn !== null) add({ kind: 'cashIn', tile }, cashIn)
  for (const space of replace)
    add({ kind: 'replaceMead', tile, space }, replaceWorth(laid, field, tile, space) - kept)
  for (const { from, to } of moves)
    for (const space of to)
      add({ kind: 'counsel', tile, from, to: space }, moveWorth(laid, field, share, from, space) - kept)
  return ranked
}

export const replaceWorth = (laid: Layout, field: Field, tile: TileId, space: Space): number =>
  (countsAs(field, tile, space) - countsAs(field, laid.tiles[space]!, space)) * field.swing[space]!

export function moveWorth(
  laid: Laid,
  field: Field,
  share: readonly number[],
  from: Space,
  to: Space,
): number {
  const figures = laid.figures.with(to, laid.figures[from]!).with(from, null)
  return balanceOf({ ...laid, figures }, share) - field.balance
}
