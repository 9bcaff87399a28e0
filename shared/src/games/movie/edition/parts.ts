/** The edition made ready for play: every tile, figure and board by its number. */
import type { Seat } from '../../../kernel'
import { type Board, layBoard } from './board'
import { type MovieEdition, edition, type TileRow } from './edition'
import type { Ability, Act, FigureId, FigureKind, TileId } from '../types'

export const MAX_SEATS = 4

export interface Tile {
  readonly id: TileId
  readonly act: Act
  readonly value: number
  readonly ability: Ability | null
  /** Saga points for cashing it in; null for all but treasures. */
  readonly cash: number | null
  /** How many the box holds. */
  readonly count: number
}

export interface Figure {
  readonly id: FigureId
  readonly seat: Seat
  readonly kind: FigureKind
  readonly diamonds: number
  readonly returns: boolean
}

type Face = Omit<Tile, 'id' | 'count'>

const facesOf = ({ act, ability, values, cash }: TileRow): Face[] =>
  values.map((value, i) => ({ act, value, ability, cash: cash?.[i] ?? null }))

/** One entry for each face, in the edition's order. */
export function tilesOf(rows: readonly TileRow[]): Tile[] {
  const counts = new Map<string, number>()
  for (const face of rows.flatMap(facesOf)) {
    const key = JSON.stringify(face)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, count], id) => ({ id, ...(JSON.parse(key) as Face), count }))
}

function figuresOf({ figures }: MovieEdition): Figure[] {
  const mine = figures.flatMap(({ kind, diamonds, count, returns }) =>
    Array.from({ length: count }, () => ({ kind, diamonds, returns })),
  )
  return Array.from({ length: MAX_SEATS }, (_, seat) => mine.map(figure => ({ seat, ...figure })))
    .flat()
    .map((figure, id) => ({ id, ...figure }))
}

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
/** One figure of each kind among these, which stand in the order of their ids. */
export function figureOfEachKind(figures: readonly FigureId[]): Figure[] {
  const found: Figure[] = []
  for (const id of figures) {
    const figure = figureOf(id)
    if (found.at(-1)?.kind !== figure.kind) found.push(figure)
  }
  return found
}
/** Every tile of an act, equal ones as often as the box holds them. */
export const tilesOfAct = (act: Act): TileId[] =>
  TILES.flatMap(tile => (tile.act === act ? new Array<TileId>(tile.count).fill(tile.id) : []))
