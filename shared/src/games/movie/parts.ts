/** The edition made ready for play: every tile, figure and board by its number. */
import type { Seat } from '../../kernel'
import { type Board, layBoard } from './board'
import { checkEdition } from './checkEdition'
import { type Edition, edition, type TileRow } from './edition'
import type { Ability, Act, FigureId, FigureKind, TileId } from './types'

export const MAX_SEATS = 4

export interface Tile {
  readonly id: TileId
  readonly act: Act
  readonly value: number
  readonly ability: Ability | null
  /** Saga points for cashing it in; null for all but treasures. */
  readonly cash: number | null
}

export interface Figure {
  readonly id: FigureId
  readonly seat: Seat
  readonly kind: FigureKind
  readonly diamonds: number
  readonly returns: boolean
}

function tilesOf(rows: readonly TileRow[]): Tile[] {
  const faces = rows.flatMap(({ act, ability, values, cash }) =>
    values.map((value, i) => ({ act, value, ability, cash: cash?.[i] ?? null })),
  )
  return faces.map((face, id) => ({ id, ...face }))
}

function figuresOf({ figures }: Edition): Figure[] {
  const mine = figures.flatMap(({ kind, diamonds, count, returns }) =>
    Array.from({ length: count }, () => ({ kind, diamonds, returns })),
  )
  return Array.from({ length: MAX_SEATS }, (_, seat) => mine.map(figure => ({ seat, ...figure })))
    .flat()
    .map((figure, id) => ({ id, ...figure }))
}

checkEdition(edition)

export const TILES: readonly Tile[] = tilesOf(edition.tiles)
export const FIGURES: readonly Figure[] = figuresOf(edition)
export const BOARDS = Object.fromEntries(edition.boards.map(({ act, cells }) => [act, layBoard(cells)])) as {
  readonly [A in Act]: Board
}

/** A hand is dealt, and filled up after each act, to this size. */
export const HAND_SIZE = edition.handSize

export const tileOf = (id: TileId): Tile => TILES[id]!
export const figureOf = (id: FigureId): Figure => FIGURES[id]!
export const figuresOfSeat = (seat: Seat): FigureId[] =>
  FIGURES.filter(figure => figure.seat === seat).map(figure => figure.id)
export const tilesOfAct = (act: Act): TileId[] => TILES.filter(tile => tile.act === act).map(tile => tile.id)
