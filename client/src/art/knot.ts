/** Knot-work: a plait of two strands that really go over and under. Period 1.5 × band, strand 0.2 × band. */
import { num } from './svg'

export interface Strands {
  readonly strand: string
  /** The dark line between strands. */
  readonly gap: string
}

interface Run {
  readonly periods: number
  readonly period: number
  readonly band: number
}

/** One strand from end to end; `phase` 0 starts at the top, 1 at the bottom. */
const strandPath = ({ periods, period, band }: Run, phase: 0 | 1) => {
  const edge = band * 0.16
  const [first, second] = phase === 0 ? [edge, band - edge] : [band - edge, edge]
  const half = period / 2
  const bend = num(half * 0.5)
  let path = `M0 ${num(first)}`
  for (let i = 0; i < periods * 2; i++) {
    const [from, to] = i % 2 === 0 ? [first, second] : [second, first]
    path += `c${bend} 0 ${bend} ${num(to - from)} ${num(half)} ${num(to - from)}`
  }
  return path
}

/** The crossings where the first strand passes over: every second one. */
const overPath = ({ periods, period, band }: Run) => {
  const edge = band * 0.16
  const half = period / 2
  const bend = half * 0.5
  let path = ''
  for (let i = 0; i < periods; i++) {
    path += `M${num(i * period + half)} ${num(band - edge)}c${num(bend)} 0 ${num(bend)} ${num(2 * edge - band)} ${num(half)} ${num(2 * edge - band)}`
  }
  return path
}

const strokes = (path: string, { strand, gap }: Strands, width: number, cap: string) =>
  `<path d="${path}" fill="none" stroke="${gap}" stroke-width="${num(width * 1.9)}"/><path d="${path}" fill="none" stroke="${strand}" stroke-width="${num(width)}" stroke-linecap="${cap}"/>`

/** A horizontal band from 0,0; the period is stretched a little so that it ends where it began. */
export function plait(length: number, band: number, colours: Strands): string {
  const periods = Math.max(1, Math.round(length / (band * 1.5)))
  const run = { periods, period: length / periods, band }
  const width = band * 0.2
  return (
    strokes(strandPath(run, 0), colours, width, 'butt') +
    strokes(strandPath(run, 1), colours, width, 'butt') +
    strokes(overPath(run), colours, width, 'square')
  )
}

export interface KnotFrame extends Strands {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly band: number
  readonly ground: string
}

const boss = (x: number, y: number, band: number, { strand, ground }: KnotFrame) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(band * 0.42)}" fill="${strand}"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(band * 0.2)}" fill="${ground}"/>`

/** Four bands and a ring at each corner, round a field of width − 2 × band. */
export function knotFrame(frame: KnotFrame): string {
  const { x, y, width, height, band, ground } = frame
  const across = plait(width - 2 * band, band, frame)
  const down = plait(height - 2 * band, band, frame)
  const place = (band_: string, dx: number, dy: number, turn: number) =>
    `<g transform="translate(${num(dx)} ${num(dy)})${turn ? ` rotate(${turn})` : ''}">${band_}</g>`
  const corners = [
    [x, y],
    [x + width - band, y],
    [x, y + height - band],
    [x + width - band, y + height - band],
  ] as const
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${num(band * 0.6)}" fill="${ground}"/>${place(across, x + band, y, 0)}${place(across, x + band, y + height - band, 0)}${place(down, x + band, y + band, 90)}${place(down, x + width, y + band, 90)}${corners.map(([cx, cy]) => boss(cx + band / 2, cy + band / 2, band, frame)).join('')}`
}
