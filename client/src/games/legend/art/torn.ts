/** Edges of old vellum and cloth: a polygon whose sides waver and are nicked here and there. */
import { scatter } from '../../../art/hall/landscape'
import { num, type SvgPoint } from '../../../art/svg'

/** Smooth noise along an edge, −1 to 1. */
function waver(at: number, salt: number): number {
  const cell = Math.floor(at)
  const share = at - cell
  const ease = share * share * (3 - 2 * share)
  return (scatter(cell, salt) * (1 - ease) + scatter(cell + 1, salt) * ease) * 2 - 1
}

interface Edge {
  readonly from: SvgPoint
  readonly to: SvgPoint
  readonly salt: number
}

const step = 7

function edgePoints({ from, to, salt }: Edge, amplitude: number): readonly SvgPoint[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.max(1, Math.round(length / step))
  const [nx, ny] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length]
  return Array.from({ length: count }, (_, i): SvgPoint => {
    const share = i / count
    const wave = waver((share * length) / 60, salt) + 0.35 * waver((share * length) / 11, salt + 7)
    const offset = i === 0 ? 0 : wave * amplitude
    return [
      from[0] + (to[0] - from[0]) * share + nx * offset,
      from[1] + (to[1] - from[1]) * share + ny * offset,
    ]
  })
}

/** Path data of the torn polygon. */
export function tornPath(corners: readonly SvgPoint[], amplitude: number): string {
  const points = corners.flatMap((from, i) =>
    edgePoints({ from, to: corners[(i + 1) % corners.length] ?? from, salt: i + 1 }, amplitude),
  )
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const rising = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b)

/** Is the point inside? Even-odd rule. */
const inside = (corners: readonly SvgPoint[], x: number, y: number) =>
  corners.reduce((within, [ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay]
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    return crosses ? !within : within
  }, false)

/** A polygon of right angles as boxes: noise is costly, and an L is mostly empty inside its bounds. */
export function boxesOf(corners: readonly SvgPoint[]): readonly Box[] {
  const xs = rising(corners.map(([x]) => x))
  const ys = rising(corners.map(([, y]) => y))
  return ys.slice(1).flatMap((bottom, row) => {
    const top = ys[row] ?? bottom
    const filled = xs
      .slice(1)
      .filter((right, i) => inside(corners, ((xs[i] ?? right) + right) / 2, (top + bottom) / 2))
    const left = xs[xs.indexOf(filled[0] ?? 0) - 1]
    const right = filled.at(-1)
    if (left === undefined || right === undefined) return []
    return [{ x: left, y: top, width: right - left, height: bottom - top }]
  })
}
