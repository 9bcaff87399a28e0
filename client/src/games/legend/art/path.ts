/** The saga path: a woven tapestry with a station for each episode, and Beowulf carved in bone. */
import type { Episode } from '@heorot/shared/games/legend'
import { ageStain, stain } from '../../../art/noise'
import { brassPlate } from '../../../art/paints'
import { palette } from '../../../art/palette'
import type { Paint, SvgPicture, SvgPoint } from '../../../art/svg'
import { blur, iconAt, inlay, linear, num, picture, radial, use } from '../../../art/svg'
import { episodeName, type StationShape, stationShape } from '../stations'
import { type EpisodeName, stationIcons } from './stations'
import { type Box, boxesOf, tornPath } from './torn'

export type StationState = 'past' | 'present' | 'ahead'

export interface Station {
  readonly episode: EpisodeName
  readonly shape: StationShape
  readonly state: StationState
  /** A treasure station in the basic game, where it is passed over. */
  readonly struck?: boolean
}

/** Every station is drawn in this square, centred. */
export const stationSize = 48

const disc = (): Paint => radial('stationDisc', '#fffaec, #f3e7cb 65%, #d3bd8f')
const contest = (state: StationState): Paint => {
  const [a, b, c] =
    state === 'present'
      ? ['#b0492c', '#7a2a18', '#471208']
      : state === 'past'
        ? ['#7d6a50', '#5f5039', '#4a3d2a']
        : ['#5c3a29', '#3a2319', '#1f110a']
  return radial(`contest-${state}`, `${a}, ${b} 55%, ${c}`)
}

const octagon = (r: number) => {
  const s = r * 0.5
  const [near, far] = [num(24 - s), num(24 + s)]
  const [low, high] = [num(24 - r), num(24 + r)]
  return `M${near} ${low}H${far}L${high} ${near}V${far}L${far} ${high}H${near}L${low} ${far}V${near}Z`
}

const plate: Readonly<Record<StationShape, (state: StationState) => string>> = {
  ordinary: state =>
    `<circle cx="25" cy="26" r="16.5" fill="#000" opacity=".35"/><circle cx="24" cy="24" r="16.5" fill="${state === 'past' ? '#b9a67e' : use(disc())}" stroke="${state === 'present' ? '#7a2412' : palette.ink}" stroke-width="${state === 'present' ? 2.6 : 1.6}"/><circle cx="24" cy="24" r="13.9" fill="none" stroke="#8a6428" stroke-opacity=".55" stroke-width=".8"/>`,
  contest: state =>
    `<path d="${octagon(21)}" transform="translate(1.2 2.2)" fill="#000" opacity=".35"/><path d="${octagon(21)}" fill="${use(contest(state))}" stroke="#1d120b" stroke-width="1.6"/><path d="${octagon(17.6)}" fill="none" stroke="${palette.brass}" stroke-width="1.3" opacity="${state === 'past' ? 0.45 : 0.95}"/>`,
  treasure: state =>
    `<rect x="9.5" y="11" width="31" height="31" rx="4" fill="#000" opacity=".35"/><rect x="8.5" y="8.5" width="31" height="31" rx="4" fill="${state === 'past' ? '#b79c62' : use(brassPlate())}" stroke="#5c3f12" stroke-width="1.6"/><rect x="11.5" y="11.5" width="25" height="25" rx="2" fill="none" stroke="#5c3f12" stroke-opacity=".55" stroke-width=".9"/>`,
}

const inks: Readonly<Record<StationShape, readonly [fresh: string, past: string, size: number]>> = {
  ordinary: [palette.ink, '#5c4c33', 21],
  contest: ['#f8e0b0', '#d3c19b', 27],
  treasure: ['#4a3210', '#5c4620', 21],
}

const strike =
  '<path d="M6 39L42 9" stroke="#f2e6cb" stroke-width="5.4" stroke-linecap="round"/><path d="M6 39L42 9" stroke="#7d2b1c" stroke-width="2.8" stroke-linecap="round"/>'

/** Ordinary episodes are discs, contests octagons, treasure gold squares. */
export function stationPicture({ episode, shape, state, struck = false }: Station): SvgPicture {
  const [fresh, past, size] = inks[shape]
  const sign = iconAt(stationIcons[episode], 24, 24, size, state === 'past' ? past : fresh)
  return picture({
    width: stationSize,
    height: stationSize,
    paints: [disc(), contest(state), brassPlate()],
    body: `<g${state === 'past' ? ' opacity=".72"' : ''}>${plate[shape](state)}${sign}${struck ? strike : ''}</g>`,
  })
}

/** The picture of an episode's station. */
export const drawStation = (episode: Episode, state: StationState = 'ahead', struck = false) =>
  stationPicture({ episode: episodeName(episode), shape: stationShape(episode), state, struck })

/** A station ahead, with its middle at a point of a larger picture. */
export const stationAt = (
  episode: Station['episode'],
  isContest: boolean,
  x: number,
  y: number,
  size: number,
): string =>
  inlay(
    stationPicture({ episode, shape: isContest ? 'contest' : 'ordinary', state: 'ahead' }),
    x - size / 2,
    y - size / 2,
    size,
    size,
  )

/** Light round the present station, 184 × 84. */
export function stationGlow(): SvgPicture {
  const glow = radial('stationGlow', '#ffe9a8/0.95, #f0b24a/0.55 45%, #e2703a/0', [0.5, 0.5], 0.5)
  const body = `<ellipse cx="92" cy="42" rx="92" ry="42" fill="${use(glow)}"/>`
  return picture({ width: 184, height: 84, paints: [glow], body })
}

/** Ground of the tapestry: a polygon of right angles (a strip, or an L round two sides of the table). */
export interface Tapestry {
  readonly width: number
  readonly height: number
  readonly outline: readonly SvgPoint[]
}

/** How far shadow and torn edge reach beyond the tapestry on every side. */
export const tapestryMargin = 16

/** Warp and weft. */
const weave = (): Paint =>
  stain({
    id: 'weave',
    frequency: '.9 .5',
    octaves: 1,
    seed: 2,
    tint: [0.35, 0.25, 0.12],
    gain: 0.8,
    cut: 0.32,
  })
const woolAcross = (): Paint => ({
  id: 'woolAcross',
  def: '<pattern id="woolAcross" width="36" height="9" patternUnits="userSpaceOnUse"><path d="M2 8L10 1H14L6 8Z" fill="#7d3a28"/><path d="M14 8L22 1H26L18 8Z" fill="#3f5f63"/><path d="M26 8L34 1H38L30 8ZM-10 8L-2 1H2L-6 8Z" fill="#a37a2c"/></pattern>',
})
const woolLight = (): Paint => linear('woolLight', '#ffd9a0/0.28, #000000/0, #1a0f06/0.42', [0, 0], [1, 0])

const inward = ([ax, ay]: SvgPoint, [bx, by]: SvgPoint): SvgPoint => {
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [(ay - by) / length, (bx - ax) / length]
}

/** Woollen border and ruled line along each side; the outline runs clockwise, so inside is at the right. */
function borders(outline: readonly SvgPoint[]): string {
  return outline
    .map((from, i) => {
      const to = outline[(i + 1) % outline.length] ?? from
      const [nx, ny] = inward(from, to)
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      const turn = num((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI)
      if (length < 60) return ''
      return `<g transform="translate(${num(from[0] + nx * 4)} ${num(from[1] + ny * 4)}) rotate(${turn})"><rect x="5" width="${num(length - 10)}" height="9" fill="${use(woolAcross())}" opacity=".8"/><path d="M5 11.500H${num(length - 5)}" stroke="#6d5833" stroke-opacity=".55"/></g>`
    })
    .join('')
}

export function tapestryPicture({ width, height, outline }: Tapestry): SvgPicture {
  const m = tapestryMargin
  const shape = tornPath(outline, 2)
  const woven = boxesOf(outline)
    .flatMap(box => [ageStain(), weave()].map(paint => clothPiece(box, use(paint))))
    .join('')
  return picture({
    width: width + 2 * m,
    height: height + 2 * m,
    viewBox: [-m, -m, width + 2 * m, height + 2 * m],
    paints: [ageStain(), weave(), woolAcross(), woolLight()],
    body: `${softShadow(shape)}<path d="${shape}" transform="translate(1 2)" fill="#5f4826"/><path d="${shape}" fill="#e0d0ab" stroke="#7d6338" stroke-width="1.6" stroke-linejoin="round"/>${woven}${borders(outline)}<path d="${shape}" fill="${use(woolLight())}"/>`,
  })
}

/** Stacked strokes instead of a blur, which would take longer than all the rest over so large a sheet. */
const softShadow = (shape: string) =>
  [13, 9, 5, 1]
    .map(
      width =>
        `<path d="${shape}" transform="translate(4 7)" fill="#000" stroke="#000" stroke-width="${width}" stroke-linejoin="round" opacity=".15"/>`,
    )
    .join('')

const clothPiece = ({ x, y, width, height }: Box, filter: string) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" filter="${filter}" opacity=".7"/>`

/** The red thread that leads from station to station. */
export function sagaThread({
  width,
  height,
  points,
}: {
  readonly width: number
  readonly height: number
  readonly points: readonly SvgPoint[]
}): SvgPicture {
  const curve = points
    .map(([x, y], i) => {
      const [px, py] = points[i - 1] ?? [x, y]
      if (i === 0) return `M${num(x)} ${num(y)}`
      const flat = Math.abs(x - px) >= Math.abs(y - py)
      return flat
        ? `C${num((px + x) / 2)} ${num(py)} ${num((px + x) / 2)} ${num(y)} ${num(x)} ${num(y)}`
        : `C${num(px)} ${num((py + y) / 2)} ${num(x)} ${num((py + y) / 2)} ${num(x)} ${num(y)}`
    })
    .join('')
  const body = `<path d="${curve}" fill="none" stroke="#7b6238" stroke-width="6" opacity=".35"/><path d="${curve}" fill="none" stroke="#6b2f20" stroke-width="2.4" stroke-dasharray="7 4"/>`
  return picture({ width, height, body })
}

const ivory = (): Paint => linear('carvedBone', '#fffaf0, #e9dab8, #9d8150', [0, 0], [1, 0.25])

/** Beowulf as a carved piece, 48 × 68; he stands on the lower edge. */
export function beowulfPiece(): SvgPicture {
  const bone = `fill="${use(ivory())}" stroke="#3b2c19" stroke-width="1.3"`
  const body = `<ellipse cx="25" cy="58.5" rx="20" ry="3.8" opacity=".5" filter="${use(blur(2))}"/><path d="M5 55Q5 52 8 51L36 51Q39 52 39 55Q39 60 22 60Q5 60 5 55Z" ${bone}/><path d="M9 52Q8 36 13 27Q16 23 22 23Q28 23 31 27Q36 36 35 52Z" ${bone}/><path d="M20 34Q22 44 20 51M26 33Q28 42 27 51" fill="none" stroke="#8a6f42" stroke-width=".9" opacity=".7"/><path d="M34 6V50" stroke="#3b2c19" stroke-width="3.4"/><path d="M34 6V50" stroke="#b98b3c" stroke-width="1.6"/><path d="M34 -3L37.5 7L34 10L30.5 7Z" fill="#d3d8dc" stroke="#2a3034"/><path d="M14 19Q14 26 22 28Q30 26 30 19L29 14H15Z" ${bone}/><path d="M16 21Q22 33 28 21Q28 30 22 32Q16 30 16 21Z" fill="#b98b3c" stroke="#5c3f12" stroke-width=".8"/><path d="M12.5 17Q13 5 22 2Q31 5 31.5 17Q22 14 12.5 17Z" fill="${palette.brass}" stroke="#3c270b" stroke-width="1.2"/><path d="M15 14Q16 7 20.5 4.6" fill="none" stroke="#fbe6a8" stroke-width="1.2" stroke-linecap="round"/><path d="M22 2V23" stroke="#3c270b" stroke-width="2.8"/><path d="M22 3V22" stroke="#f3d489" stroke-width="1.2"/><circle cx="18.3" cy="19.5" r="1.3" fill="${palette.ink}"/><circle cx="25.7" cy="19.5" r="1.3" fill="${palette.ink}"/><circle cx="16.5" cy="42" r="10" opacity=".3"/><circle cx="15.5" cy="41" r="10" fill="#8f2a1e" stroke="#2a0f0a" stroke-width="1.3"/><circle cx="15.5" cy="41" r="7" fill="none" stroke="#e9dab8" stroke-width="1.2"/><path d="M15.5 32V50M6.5 41H24.5" stroke="#e9dab8" stroke-width="1.2"/><circle cx="15.5" cy="41" r="2.8" fill="${palette.brass}" stroke="#3c270b"/>`
  return picture({ width: 48, height: 68, viewBox: [-1, -5, 48, 68], paints: [ivory(), blur(2)], body })
}
