/** What does not move: the oak, the recesses before the seats, the tapestry, the sheet of the stage. */

import { episodeAt, isPlayed, type LegendPublic } from '@heorot/shared/games/legend'
import { picture } from '../../../art/svg'
import { backdrop, roundUp } from '../../../kit/layout/backdrop'
import { aroundPoint, type Rect, rect, type Size } from '../../../kit/layout/geometry'
import type { Placement } from '../../../kit/layout/placement'
import {
  beowulfPiece,
  drawStation,
  sagaThread,
  stationGlow,
  tapestryMargin,
  tapestryPicture,
} from '../art/path'
import { stageMargin, stagePicture } from '../art/stage'
import type { LegendTableState } from '../types'
import type { LegendAreas } from './areas'
import { nextContest, type PathLayout, type StationSpot, threadOf } from './path'

const still = { duration: 0, layer: 'ground' } as const

/** A hollow in the oak, for what lies before a seat. */
function recess(key: string, place: Rect): Placement {
  const { width, height } = overBox(place, 0)
  const box = (inset: number, attributes: string) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 1 - 2 * inset}" rx="9" ${attributes}/>`
  const draw = () => {
    const body = `${box(0, 'fill="#080503" fill-opacity=".42"')}${box(1, 'fill="none" stroke="#000" stroke-opacity=".5" stroke-width="2"')}<path d="M8 ${height - 0.5}H${width - 8}" stroke="#ffdcaa" stroke-opacity=".12"/>`
    return picture({ width, height, body })
  }
  return { key, picture: { key: `recess:${width}x${height}`, draw }, ...place, z: -9, ...still }
}

/** A picture that reaches over its box by a margin; drawn in steps of 8, so that few sizes are drawn. */
function overBox(box: Rect, margin: number) {
  const [width, height] = [roundUp(box.w, 8), roundUp(box.h, 8)]
  const [sx, sy] = [box.w / width, box.h / height]
  const [mx, my] = [margin * sx, margin * sy]
  const place = rect(box.x - mx, box.y - my, box.w + 2 * mx, box.h + 2 * my)
  return { width, height, sx, sy, place }
}

function tapestry({ box, outline }: PathLayout): Placement {
  const { width, height, sx, sy, place } = overBox(box, tapestryMargin)
  const edge = outline.map(([x, y]) => [Math.round(x / sx), Math.round(y / sy)] as const)
  const draw = () => tapestryPicture({ width, height, outline: edge })
  const key = `tapestry:${width}x${height}:${edge.join(';')}`
  return { key: 'tapestry', picture: { key, resolution: 1, draw }, ...place, z: -8, ...still }
}

const THREAD = 10

/** The red thread, a stretch from each station to the next. */
function thread(path: PathLayout): readonly Placement[] {
  const points = threadOf(path)
  return points.slice(1).map((to, i) => {
    const from = points[i] ?? to
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const width = roundUp(length, 12)
    const middle = { x: path.box.x + (from.x + to.x) / 2, y: path.box.y + (from.y + to.y) / 2 }
    const ends = [0, width].map(x => [x, THREAD / 2] as const)
    const draw = () => sagaThread({ width, height: THREAD, points: ends })
    return {
      key: `thread:${i}`,
      picture: { key: `thread:${width}`, draw },
      ...aroundPoint(middle, { w: length, h: THREAD }),
      rotation: Math.atan2(to.y - from.y, to.x - from.x),
      z: -7,
      ...still,
    }
  })
}

function station(spot: StationSpot, view: LegendPublic, lit: boolean): Placement {
  const { step, size } = spot
  const state = step < view.step ? 'past' : step === view.step ? 'present' : 'ahead'
  const episode = episodeAt(step)
  const struck = !isPlayed(episode, view.options.advanced)
  const near = step <= view.step + 3 || step === nextContest(view.step)
  const draw = () => drawStation(episode, state, struck)
  return {
    key: `station:${step}`,
    picture: { key: `station:${step}:${state}:${struck}`, draw },
    ...aroundPoint(spot, { w: size, h: size }),
    z: -5,
    layer: 'ground',
    alpha: lit || near ? 1 : 0.84,
  }
}

function glowAt(key: string, { x, y, size }: StationSpot, wide: number, alpha: number): Placement {
  const w = size * wide
  const place = rect(x - w / 2 - (wide > 2 ? 12 : 0), y - w * 0.27, w, w * 0.54)
  return { key, picture: { key: 'stationGlow', draw: stationGlow }, ...place, z: -6, layer: 'ground', alpha }
}

export function pathPieces({ path }: LegendAreas, { view, hover }: LegendTableState): readonly Placement[] {
  const now = path.spots.find(({ step }) => step === view.step)
  const next = path.spots.find(({ step }) => step === nextContest(view.step))
  return [
    tapestry(path),
    ...thread(path),
    ...path.spots.map(spot => station(spot, view, hover === `station:${spot.step}`)),
    ...(now ? [glowAt('glow:now', now, now.hit.w > now.hit.h * 1.2 || path.strip ? 3.4 : 1.9, 1)] : []),
    ...(next ? [glowAt('glow:contest', next, 1.9, 0.55)] : []),
    {
      key: 'beowulf',
      picture: { key: 'beowulf', draw: beowulfPiece },
      ...path.figure,
      z: -4,
      layer: 'ground',
      alpha: path.figure.x < -30 ? 0 : 1,
    },
  ]
}

function sheet(stage: Rect): Placement {
  const { width, height, place } = overBox(stage, stageMargin)
  const draw = () => stagePicture({ width, height })
  const key = `stage:${width}x${height}`
  return { key: 'stage', picture: { key, resolution: 1.5, draw }, ...place, z: -3, ...still }
}

export function scenery(areas: LegendAreas, size: Size): readonly Placement[] {
  const places = [...areas.bays, areas.discards]
  return [
    backdrop(size, 1),
    ...places.flatMap((place, i) => (place ? [recess(`recess:${i}`, place)] : [])),
    sheet(areas.stage),
  ]
}
