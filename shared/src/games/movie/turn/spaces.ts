/** What is where: the small steps that every action on the board or the hand is made of. */
import type { Seat } from '../../../kernel'
import type { MovieReason } from './intentHandler'
import { BOARDS, tileOf } from '../edition/parts'
import type { Ability, Act, FigureId, Layout, Space, MovieState, TileId } from '../types'

type Laid = Layout & { readonly act: Act }

const isOpen = ({ tiles, figures }: Layout, space: Space): boolean =>
  tiles[space] === null && figures[space] === null

export const openSpaces = (laid: Laid): Space[] =>
  BOARDS[laid.act].spaces.filter(space => isOpen(laid, space))

export const openNeighbours = (laid: Laid, space: Space): Space[] =>
  BOARDS[laid.act].neighbours[space]!.filter(neighbour => isOpen(laid, neighbour))

/** Where tiles with this ability lie. */
export function spacesWith({ tiles }: Layout, ability: Ability): Space[] {
  const found: Space[] = []
  for (let space = 0; space < tiles.length; space++)
    if (abilityAt(tiles[space]) === ability) found.push(space)
  return found
}

export const abilityAt = (tile: TileId | null | undefined): Ability | null =>
  tile === null || tile === undefined ? null : tileOf(tile).ability

export function refuseSpace(state: MovieState, space: Space): MovieReason | null {
  if (BOARDS[state.act].cells[space] !== 'space') return 'not-a-space'
  return isOpen(state, space) ? null : 'space-is-taken'
}

export const refuseTile = (state: MovieState, seat: Seat, tile: TileId): MovieReason | null =>
  state.players[seat]!.hand.includes(tile) ? null : 'not-in-hand'

export function takeFromHand(state: MovieState, seat: Seat, tile: TileId): void {
  const { hand } = state.players[seat]!
  hand.splice(hand.indexOf(tile), 1)
}

export function layTile(state: MovieState, space: Space, tile: TileId): void {
  state.tiles[space] = tile
  state.open--
}

export function layFigure(state: MovieState, space: Space, figure: FigureId): void {
  state.figures[space] = figure
  state.open--
}

/** A figure leaves its space, which is open until something is put there. */
export function liftFigure(state: MovieState, space: Space): FigureId {
  const figure = state.figures[space]!
  state.figures[space] = null
  state.open++
  return figure
}

/** A tile leaves the board and the game, face up. */
export function boxTile(state: MovieState, space: Space): TileId {
  const tile = state.tiles[space]!
  state.tiles[space] = null
  state.open++
  state.box.push(tile)
  return tile
}
