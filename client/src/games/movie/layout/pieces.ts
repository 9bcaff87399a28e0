/** Tiles and figures: which picture lies where. */
import type { FigureId, FigureKind, Space, TileId } from '@heorot/shared/games/movie'
import { BOARDS, cancelledBoons, FIGURE_KINDS, figureOf } from '@heorot/shared/games/movie'
import { byKindOr } from '../../../kit/helpers/byKind'
import { toScreen } from '../../../kit/input/camera'
import { nearSeatOf, seatOf } from '../../../kit/GameTable'
import type { Point, Rect } from '../../../kit/layout/geometry'
import { aroundPoint, centreOf, inPlaces, rect, rowOf } from '../../../kit/layout/geometry'
import type { Placement } from '../../../kit/layout/placement'
import { tileBackPlacement, figurePlacement, tilePlacement, usedUp } from '../art/pictures'
import { firstKeys } from '../choices'
import { kindKey, tileKey } from '../keys'
import type { MovieTableState } from '../types'
import { type BoardMove, placesIn } from '../move'
import { countOf } from '../words/names'
import { tilesInHand, heldIndex, laidAt, type Prospect } from '../prospect'
import type { MovieAreas } from './areas'
import { cellRect } from './cells'

const spriteOfFigure = (figure: FigureId): string => `figure:${figure}`

const Z = { tile: 10, figure: 14, lifted: 60, pool: 5, hand: 30, carried: 90 }
const TINT = { unusable: 0xb4ada2, cancelled: 0x8f8a84 }

const lift = (r: Rect): Rect => rect(r.x - r.w * 0.02, r.y - r.w * 0.06, r.w, r.h)

export function boardPieces(state: MovieTableState, areas: MovieAreas, prospect: Prospect): Placement[] {
  const { intent } = prospect
  const lifted = intent && intent.kind !== 'remove' ? placesIn(intent) : []
  const layout = intent?.kind === 'remove' ? state.view : prospect.layout
  const cancelled = cancelledBoons(BOARDS[state.view.act], layout)
  const placeOf = (space: Space, laid: number) => {
    const up = lifted.includes(space)
    const cell = cellRect(areas, space)
    return { up, r: up ? lift(cell) : cell, at: { z: up ? Z.lifted : laid, layer: 'board' } }
  }
  const tiles = layout.tiles.flatMap((tile, space) => {
    if (tile === null || (state.carried && space === laidAt(prospect))) return []
    const { up, r, at } = placeOf(space, Z.tile)
    const tint = cancelled.has(space) ? { tint: TINT.cancelled } : {}
    return [
      { ...tilePlacement(`tile@${space}`, tile, r, state.words, up ? 'lifted' : 'laid'), ...tint, ...at },
    ]
  })
  const figures = layout.figures.flatMap((figure, space) => {
    if (figure === null || isHeldFigure(state, figure)) return []
    const { up, r, at } = placeOf(space, Z.figure + space / 100)
    return [{ ...figurePlacement(spriteOfFigure(figure), figure, r, up), ...at }]
  })
  return [...tiles, ...figures]
}

const isHeldFigure = (state: MovieTableState, figure: FigureId): boolean => {
  const { kind, seat } = figureOf(figure)
  return seat === seatOf(state) && state.carried?.key === kindKey(kind) && nextOfKind(state, kind) === figure
}

/** The figure that would be placed next. */
function nextOfKind(state: MovieTableState, kind: FigureKind): FigureId | null {
  const mine = state.view.players[seatOf(state) ?? -1]?.figures ?? []
  return mine.find(figure => figureOf(figure).kind === kind) ?? null
}

/** A piece on its way from one place to another. */
type Flight = { readonly from: Rect; readonly to: Rect } & (
  | { readonly tile: TileId }
  | { readonly figure: FigureId }
)

/** Where pieces fly from and to. */
interface FlightPlaces {
  readonly seat: Rect
  readonly board: Rect
  cell(space: number): Rect
}

const flightsOf = byKindOr<BoardMove, [FlightPlaces], Flight[]>([], {
  placedFigure: ({ figure, space }, { seat, cell }) => [{ figure, from: seat, to: cell(space) }],
  placedTile: ({ tile, space }, { seat, cell }) => [{ tile, from: seat, to: cell(space) }],
  replacedMead: ({ tile, space }, { seat, cell }) => [{ tile, from: seat, to: cell(space) }],
  tookCounsel: ({ figure, tile, from, to }, { seat, cell }) => [
    { figure, from: cell(from), to: cell(to) },
    { tile, from: seat, to: cell(from) },
  ],
  swapped: ({ tileA, tileB, a, b }, { cell }) => [
    { tile: tileA, from: cell(a), to: cell(b) },
    { tile: tileB, from: cell(b), to: cell(a) },
  ],
  cashedIn: ({ tile }, { seat, board }) => [{ tile, from: seat, to: board }],
})

/** Where what a seat draws disappears, and what it plays comes from. */
const onPlate = ({ plates, board }: MovieAreas, seat: number): Rect =>
  aroundPoint(centreOf(plates[seat] ?? board), { w: 40, h: 40 })

/** The pieces of a move in the air: above their start, then above their goal. */
export function flyingPieces(state: MovieTableState, areas: MovieAreas): readonly Placement[] {
  const { story, words, camera } = state
  const { move, phase } = story?.shown ?? {}
  if (!move || phase === 'count' || (phase === 'land' && move.kind !== 'cashedIn')) return []
  const cell = (space: number) => toScreen(camera, cellRect(areas, space))
  const size = cell(BOARDS[state.view.act].spaces[0] ?? 0)
  const from = onPlate(areas, move.seat)
  const seat = aroundPoint(centreOf(from), size)
  const board = aroundPoint(centreOf(areas.board), size)
  return flightsOf(move, { seat, board, cell }).map((flight, i) => {
    const at = phase === 'lift' ? flight.from : flight.to
    const r = lift(aroundPoint(centreOf(at), { w: at.w * 1.14, h: at.h * 1.14 }))
    const made =
      'tile' in flight
        ? tilePlacement(`flying:${i}`, flight.tile, r, words, 'lifted')
        : figurePlacement(spriteOfFigure(flight.figure), flight.figure, r, true)
    return { ...made, z: Z.carried, from }
  })
}

const rowInHand = ({ hand, tile }: MovieAreas, count: number): readonly Rect[] =>
  hand ? rowOf(hand, count, { w: tile, h: tile }, tile * 0.12) : []

/** Where the tiles of the hand lie, in its order. */
export const handRects = (state: MovieTableState, areas: MovieAreas): readonly Rect[] =>
  rowInHand(areas, tilesInHand(state).length)

/** Above a finger that carries it, or a little higher than the others of the hand. */
const heldAt = (r: Rect, carriedAt: Point | undefined): Rect =>
  carriedAt ? rect(carriedAt.x - r.w / 2, carriedAt.y - r.h * 0.62, r.w, r.h) : rect(r.x, r.y - 12, r.w, r.h)

export function tilesOfHand(state: MovieTableState, areas: MovieAreas, prospect: Prospect): Placement[] {
  const { carried, words, prompt } = state
  const first = firstKeys(state)
  return inPlaces(handRects(state, areas), tilesInHand(state), (tile, place, i) => {
    const held = i === heldIndex(state)
    if (held && !carried && laidAt(prospect) !== null) return []
    const flies = held && carried !== null
    const at = held ? heldAt(place, carried?.at) : place
    return [
      {
        ...tilePlacement(`hand:${i}`, tile, at, words, held ? 'lifted' : 'hand'),
        z: flies ? Z.carried : Z.hand + place.x / 1000,
        ...(flies ? { duration: 0 } : {}),
        ...(first.has(tileKey(tile)) || prompt === null ? {} : { tint: TINT.unusable }),
        from: areas.pool,
      },
    ]
  })
}

/** A hidden hand, as card backs. */
export function handBacks(state: MovieTableState, areas: MovieAreas): readonly Placement[] {
  const backs = state.view.players[nearSeatOf(state) ?? -1]?.hand ?? []
  if (state.secret || seatOf(state) !== null) return []
  return inPlaces(rowInHand(areas, backs.length), backs, (act, r, i) => [
    { ...tileBackPlacement(`handBack:${i}`, act, r), z: Z.hand + i / 10 },
  ])
}

export function figuresOfTray(state: MovieTableState, areas: MovieAreas, { layout }: Prospect): Placement[] {
  const seat = nearSeatOf(state)
  const { figures: slots } = areas
  if (seat === null || !slots) return []
  const first = firstKeys(state)
  const mine = state.view.players[seat]?.figures ?? []
  const gone = FIGURE_KINDS.filter(kind => countOf(mine, kind) === 0)
  const standing = [...mine].reverse().flatMap((figure): Placement[] => {
    const { kind } = figureOf(figure)
    const carried = isHeldFigure(state, figure) ? state.carried : null
    if (layout.figures.includes(figure) && !carried) return []
    const held = state.picks.keys[0] === kindKey(kind) && nextOfKind(state, kind) === figure
    const at = held ? heldAt(slots[kind], carried?.at) : slots[kind]
    return [
      {
        ...figurePlacement(spriteOfFigure(figure), figure, at, held),
        z: carried ? Z.carried : Z.hand + (held ? 1 : 0),
        ...(carried ? { duration: 0 } : {}),
        ...(first.has(kindKey(kind)) || state.prompt === null ? {} : { tint: TINT.unusable, alpha: 0.8 }),
      },
    ]
  })
  return [...gone.map(kind => usedUp(kind, seat, slots[kind])), ...standing]
}

/** A few backs stand for the tiles of the pool, from the bottom of the pile; the count says how many there are. */
function poolBacks({ pool }: MovieAreas, tiles: number): readonly Rect[] {
  const shown = Math.min(4, Math.ceil(tiles / 5))
  const side = Math.min(pool.w * 0.62, pool.h * 0.66, 96)
  const x = pool.x + (pool.w - side) / 2 + 3
  const y = pool.y + (pool.h - 18 - side) / 2 + shown * side * 0.035
  return Array.from({ length: shown }, (_, i) => rect(x - i * 1.5, y - i * side * 0.07, side, side))
}

export const poolTop = (areas: MovieAreas, tiles: number): Rect | undefined => poolBacks(areas, tiles).at(-1)

export const poolPieces = ({ view }: MovieTableState, areas: MovieAreas): readonly Placement[] =>
  poolBacks(areas, view.pool).map((back, i) => ({
    ...tileBackPlacement(`pool:${i}`, view.act, back),
    z: Z.pool + i / 10,
  }))

/** A back that somebody else drew: it flies from the pool to their plate and is gone there. */
export const drawnByOthers = ({ frame }: MovieTableState, areas: MovieAreas): readonly Placement[] =>
  frame.events.flatMap(event => {
    if (event.kind !== 'drew' || event.seat === frame.viewer) return []
    const place = onPlate(areas, event.seat)
    const flight = tileBackPlacement(`flight:${frame.revision}`, event.act, place)
    return [{ ...flight, z: Z.carried, alpha: 0, from: areas.pool }]
  })
