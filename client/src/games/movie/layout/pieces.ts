/** Tiles and figures: which picture lies where. */
import {
  FIGURE_KINDS,
  type FigureId,
  type FigureKind,
  figureOf,
  type MovieIntent,
  type Space,
} from '@heorot/shared/games/movie'
import { seatOf } from '../../../kit/GameTable'
import { type Rect, rect, rowOf } from '../../../kit/geometry'
import type { Placement } from '../../../kit/placement'
import { tileBackPlacement, figurePlacement, tilePlacement, usedUp } from '../art/pictures'
import { firstKeys } from '../choices'
import { kindKey, tileKey } from '../keys'
import type { MovieTableState } from '../MovieTable'
import { tilesInHand, heldIndex, laidAt, type Prospect } from '../prospect'
import type { MovieAreas } from './areas'
import { cellRect } from './cells'

export const spriteOfFigure = (figure: FigureId): string => `figure:${figure}`

const Z = { tile: 10, figure: 14, lifted: 60, pool: 5, hand: 30, carried: 90 }

const lift = (r: Rect): Rect => rect(r.x - r.w * 0.02, r.y - r.w * 0.06, r.w, r.h)

/** Which pieces an intended move would touch: they are shown lifted. */
function touched(intent: MovieIntent | null): ReadonlySet<Space> {
  switch (intent?.kind) {
    case 'placeFigure':
    case 'placeTile':
    case 'replaceMead':
      return new Set([intent.space])
    case 'counsel':
      return new Set([intent.from, intent.to])
    case 'swap':
      return new Set([intent.a, intent.b])
    default:
      return new Set()
  }
}

export function boardPieces(
  state: MovieTableState,
  areas: MovieAreas,
  prospect: Prospect,
): readonly Placement[] {
  const lifted = touched(prospect.intent)
  const layout = shownLayout(prospect, state)
  const placed: Placement[] = []
  layout.tiles.forEach((tile, space) => {
    if (tile === null || (state.carried && space === laidAt(prospect))) return
    const up = lifted.has(space)
    const cell = cellRect(areas, space)
    const made = tilePlacement(
      `tile@${space}`,
      tile,
      up ? lift(cell) : cell,
      state.words,
      up ? 'lifted' : 'laid',
    )
    placed.push({ ...made, z: up ? Z.lifted : Z.tile, layer: 'board', ...arrival(state, areas, space) })
  })
  layout.figures.forEach((figure, space) => {
    if (figure === null || isHeldFigure(state, figure)) return
    const up = lifted.has(space)
    const cell = cellRect(areas, space)
    const made = figurePlacement(spriteOfFigure(figure), figure, up ? lift(cell) : cell, up)
    placed.push({
      ...made,
      z: (up ? Z.lifted : Z.figure) + space / 100,
      layer: 'board',
      ...fromSeat(areas, figureOf(figure).seat),
    })
  })
  return placed
}

/** A tile about to be removed still lies there; a mark says what will happen to it. */
const shownLayout = ({ layout, intent }: Prospect, { view }: MovieTableState) =>
  intent?.kind === 'remove' ? view : layout

const isCarried = ({ carried }: MovieTableState, key: string) => carried?.key === key

const isHeldFigure = (state: MovieTableState, figure: FigureId): boolean => {
  const { kind, seat } = figureOf(figure)
  return seat === seatOf(state) && isCarried(state, kindKey(kind)) && nextOfKind(state, kind) === figure
}

/** The figure that would be placed next. */
export function nextOfKind(state: MovieTableState, kind: FigureKind): FigureId | null {
  const seat = seatOf(state)
  const mine = seat === null ? [] : (state.view.players[seat]?.figures ?? [])
  return mine.find(figure => figureOf(figure).kind === kind) ?? null
}

const fromSeat = ({ plates }: MovieAreas, seat: number): Pick<Placement, 'from'> => {
  const plate = plates[seat]
  return plate ? { from: rect(plate.x + plate.w / 2 - 20, plate.y + plate.h / 2 - 20, 40, 40) } : {}
}

/** A tile that nobody saw before comes from whoever placed it. */
function arrival({ frame }: MovieTableState, areas: MovieAreas, space: Space): Pick<Placement, 'from'> {
  for (const event of frame.events) {
    const placed = event.kind === 'placedTile' || event.kind === 'replacedMead' ? event.space : null
    if (space === (event.kind === 'tookCounsel' ? event.from : placed) && 'seat' in event)
      return fromSeat(areas, event.seat)
  }
  return {}
}

/** Tiles of the own hand and figures of the own tray. */
export function ownPieces(
  state: MovieTableState,
  areas: MovieAreas,
  prospect: Prospect,
): readonly Placement[] {
  return [...handPieces(state, areas, prospect), ...trayPieces(state, areas, prospect)]
}

/** Where the tiles of the hand lie, in its order. */
export function handRects(state: MovieTableState, areas: MovieAreas): readonly Rect[] {
  if (!areas.hand) return []
  return rowOf(areas.hand, tilesInHand(state).length, { w: areas.tile, h: areas.tile }, areas.tile * 0.12)
}

function handPieces(state: MovieTableState, areas: MovieAreas, prospect: Prospect): Placement[] {
  const { carried, words, prompt } = state
  const first = firstKeys(state)
  const placed: Placement[] = []
  const places = handRects(state, areas)
  for (const [i, tile] of tilesInHand(state).entries()) {
    const place = places[i]
    const held = i === heldIndex(state)
    if (!place || (held && !carried && laidAt(prospect) !== null)) continue
    const playable = first.has(tileKey(tile)) || prompt === null
    const at =
      held && carried
        ? aroundPoint(carried.at, place)
        : held
          ? rect(place.x, place.y - 12, place.w, place.h)
          : place
    const made = tilePlacement(`hand:${i}`, tile, at, words, held ? 'lifted' : 'hand')
    placed.push({
      ...made,
      z: held && carried ? Z.carried : Z.hand + place.x / 1000,
      ...(held && carried ? { duration: 0 } : {}),
      ...(playable ? {} : { tint: 0xb4ada2 }),
      from: areas.pool,
    })
  }
  return placed
}

const aroundPoint = (p: { x: number; y: number }, { w, h }: Rect): Rect =>
  rect(p.x - w / 2, p.y - h * 0.62, w, h)

function trayPieces(state: MovieTableState, areas: MovieAreas, { layout }: Prospect): Placement[] {
  const seat = seatOf(state)
  if (seat === null || !areas.figures) return []
  const first = firstKeys(state)
  const mine = state.view.players[seat]?.figures ?? []
  const placed = FIGURE_KINDS.filter(kind => !mine.some(id => figureOf(id).kind === kind)).map(kind =>
    usedUp(kind, seat, areas.figures?.[kind] ?? rect(0, 0, 0, 0)),
  )
  for (const figure of [...mine].reverse()) {
    const carried = isHeldFigure(state, figure) && state.carried
    if (layout.figures.includes(figure) && !carried) continue
    const { kind } = figureOf(figure)
    const slot = areas.figures[kind]
    const held = state.picks.keys[0] === kindKey(kind) && nextOfKind(state, kind) === figure
    const usable = first.has(kindKey(kind)) || state.prompt === null
    const at = carried
      ? aroundPoint(carried.at, slot)
      : held
        ? rect(slot.x, slot.y - 10, slot.w, slot.h)
        : slot
    placed.push({
      ...figurePlacement(spriteOfFigure(figure), figure, at, held),
      z: carried ? Z.carried : Z.hand + (held ? 1 : 0),
      ...(carried ? { duration: 0 } : {}),
      ...(usable ? {} : { tint: 0xa39c90, alpha: 0.8 }),
    })
  }
  return placed
}

/** A few backs stand for the pool; the count says how many there are. */
const backsShown = (pool: number): number => Math.min(4, Math.ceil(pool / 5))

/** The nth back of the pile, counted from the bottom. */
function poolBack({ pool }: MovieAreas, shown: number, n: number): Rect {
  const side = Math.min(pool.w * 0.62, pool.h * 0.66, 96)
  const x = pool.x + (pool.w - side) / 2 + 3
  const y = pool.y + (pool.h - 18 - side) / 2 + shown * side * 0.035
  return rect(x - n * 1.5, y - n * side * 0.07, side, side)
}

export const poolTop = (areas: MovieAreas, pool: number): Rect =>
  poolBack(areas, backsShown(pool), Math.max(0, backsShown(pool) - 1))

export function poolPieces({ view }: MovieTableState, areas: MovieAreas): readonly Placement[] {
  if (areas.pool.h < 20) return []
  const shown = backsShown(view.pool)
  return Array.from({ length: shown }, (_, i) => ({
    ...tileBackPlacement(`pool:${i}`, view.act, poolBack(areas, shown, i)),
    z: Z.pool + i / 10,
  }))
}

/** A back that somebody else drew: it flies from the pool to their plate and is gone there. */
export function drawnByOthers({ frame }: MovieTableState, areas: MovieAreas): readonly Placement[] {
  if (areas.pool.h < 20) return []
  return frame.events.flatMap(event => {
    const plate = event.kind === 'drew' && event.seat !== frame.viewer ? areas.plates[event.seat] : undefined
    if (event.kind !== 'drew' || !plate) return []
    const place = rect(plate.x + plate.w / 2 - 20, plate.y + plate.h / 2 - 20, 40, 40)
    const flight = tileBackPlacement(`flight:${frame.revision}`, event.act, place)
    return [{ ...flight, z: Z.carried, alpha: 0, from: areas.pool }]
  })
}
