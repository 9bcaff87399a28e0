/** Light on the board: where a piece may go, what is held, what a figure counts. */
import { type Space, sightFrom, type ViewStop } from '@heorot/shared/games/movie'
import { choiceAt } from '../../../kit/helpers/pathQuestion'
import { aroundPoint, centreOf, inset, type Rect, rect } from '../../../kit/layout/geometry'
import { band, markOn, marks, stopBar } from '../../../kit/layout/marks'
import type { Picture, Placement } from '../../../kit/layout/placement'
import { choicesOf, firstKeys } from '../choices'
import { cellKey, kindIn, POOL, spacesIn, tileIn } from '../keys'
import type { MovieTableState } from '../types'
import { placesIn } from '../move'
import { isTaken } from '../words/names'
import { heldIndex, laidAt, type Prospect, tilesInHand } from '../prospect'
import { lastMoveOf } from '../story'
import type { MovieAreas } from './areas'
import { cellRect } from './cells'
import { handRects, poolTop } from './pieces'

const Z = { legal: 1, band: 2, over: 24, stop: 26, held: 29 }

export function lights(state: MovieTableState, areas: MovieAreas, prospect: Prospect): readonly Placement[] {
  return [
    ...legalCells(state, areas),
    ...heldRing(state, areas, prospect),
    ...openPool(state, areas),
    ...rings('doomed', marks.doomed, doomedTile(state, prospect), areas),
    ...rings('last', marks.last, placesIn(lastMoveOf(state) ?? {}), areas),
    ...rings('chosen', marks.held, chosenCells(state), areas),
    ...rings('pointed', marks.hint, spacesIn(state.pointed), areas),
    ...(state.picks.keys.length > 0 ? [] : pointedPieces(state, areas)),
    ...prospect.lit.flatMap(space => bandsOf(areas, prospect, space)),
  ]
}

/** What a hint would play: a tile of the hand, a figure, a tile from the pool. */
const pointedPieces = (state: MovieTableState, areas: MovieAreas): Placement[] =>
  state.pointed.flatMap(key => {
    const [tile, kind] = [tileIn(key), kindIn(key)]
    const inHand = tile === null ? undefined : handRects(state, areas)[tilesInHand(state).lastIndexOf(tile)]
    const piece = kind ? areas.figures?.[kind] : inHand
    const at = key === POOL ? poolTop(areas, state.view.pool) : piece
    return at ? [markOn(`pointed:${key}`, marks.hint, at, Z.held)] : []
  })

const rings = (name: string, picture: Picture, spaces: readonly Space[], areas: MovieAreas): Placement[] =>
  spaces.map(space => markOn(`${name}:${space}`, picture, cellRect(areas, space), Z.over, { layer: 'board' }))

/** What was picked on the board and is waiting for a second place: a figure to move, a tile to swap. */
const chosenCells = ({ picks, view }: MovieTableState): readonly Space[] =>
  spacesIn(picks.keys).filter(space => isTaken(view, space))

/** Cells glow as soon as something is held; a prompt that asks for a cell makes them glow at once. */
function legalCells(state: MovieTableState, areas: MovieAreas): Placement[] {
  const { picks, options, hover, view, prompt } = state
  const choices = choicesOf(prompt)
  const takable = prompt?.kind === 'remove' ? marks.removable : marks.takable
  const staged = choiceAt(choices, picks.keys) !== null
  const open = staged
    ? choices.filter(c => c.path[0] === picks.keys[0]).map(c => c.path[picks.keys.length - 1])
    : [...options]
  return spacesIn([...new Set(open)]).map(space => {
    const key = cellKey(space)
    const taken = isTaken(view, space)
    const hot = hover === key || picks.keys.includes(key)
    const picture = taken ? takable : hot ? marks.hot : marks.legal
    return markOn(`legal:${space}`, picture, cellRect(areas, space), taken ? Z.over : Z.legal, {
      layer: 'board',
      alpha: staged && !hot ? 0.35 : taken && !hot ? 0.8 : 1,
    })
  })
}

function heldRing(state: MovieTableState, areas: MovieAreas, prospect: Prospect): Placement[] {
  if (state.carried || laidAt(prospect) !== null) return []
  const place = handRects(state, areas)[heldIndex(state)]
  if (!place) return []
  return [markOn('held', marks.held, rect(place.x, place.y - 12, place.w, place.h), Z.held)]
}

/** The pool glows while a tile may be drawn. */
function openPool(state: MovieTableState, areas: MovieAreas): Placement[] {
  const top = poolTop(areas, state.view.pool)
  if (!top || !firstKeys(state).has(POOL)) return []
  const drawing = state.picks.keys[0] === POOL
  const mark = drawing ? marks.held : marks.takable
  return [markOn('openPool', mark, top, Z.over, { alpha: drawing ? 1 : 0.7 })]
}

/** What is about to leave the game. */
function doomedTile({ story }: MovieTableState, { intent }: Prospect): readonly Space[] {
  const { move, phase } = story?.shown ?? {}
  const leaves = phase !== 'count' && (move?.kind === 'removed' || move?.kind === 'replacedMead')
  return intent?.kind === 'remove' ? [intent.space] : leaves ? [move.space] : []
}

function bandsOf(areas: MovieAreas, { layout }: Prospect, space: Space): Placement[] {
  const { row, column, stops } = sightFrom({ act: areas.units.board.act, ...layout }, space)
  const outset = Math.min(5, (areas.units.board.gap * areas.board.w) / areas.units.w / 2 + 1)
  const radius = cellRect(areas, space).w * 0.085 + outset
  const along = (name: string, { first, last }: typeof row) =>
    band(`band:${name}:${space}`, inset(span(areas, first, last), -outset), Z.band, radius)
  return [along('row', row), along('column', column), ...stops.map(stop => stopAt(areas, stop))]
}

function span(areas: MovieAreas, first: Space, last: Space): Rect {
  const a = cellRect(areas, first)
  const b = cellRect(areas, last)
  return rect(a.x, a.y, b.x + b.w - a.x, b.y + b.h - a.y)
}

function stopAt(areas: MovieAreas, { seen, gorge }: ViewStop): Placement {
  const { y, w } = cellRect(areas, seen)
  const isInRow = Math.abs(y - cellRect(areas, gorge).y) < 1
  return {
    key: `stop:${seen}:${gorge}`,
    picture: stopBar,
    ...aroundPoint(centreOf(span(areas, seen, gorge)), { w: Math.max(5, w * 0.09), h: w * 0.5 }),
    z: Z.stop,
    rotation: isInRow ? 0 : Math.PI / 2,
    layer: 'board',
  }
}
