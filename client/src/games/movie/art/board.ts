/** The boards of the three acts: oak frame with knot-work, a painted field, sunken spaces, printed Gorges. */

import type { Act } from '@heorot/shared/games/movie'
import { plait } from '../../../art/knot'
import { ageStain, woodGrain } from '../../../art/noise'
import { brassDome } from '../../../art/paints'
import { sceneryOf } from '../../../art/hall/scenery'
import type { Paint, SvgPicture, SvgPoint } from '../../../art/svg'
import { clip, inlay, linear, num, picture, use } from '../../../art/svg'
import { printedGorge } from './tile'

export interface DrawnBoard {
  readonly act: Act
  /** One character a cell: `#` a space, `G` a printed Gorge, `.` beyond the outline. */
  readonly cells: readonly string[]
  readonly cell: number
  readonly gap: number
  /** From the field's edge to the first cell. */
  readonly pad: number
  /** Below 12 the frame is plain. */
  readonly frame: number
}

export const wideBoard = { cell: 104, gap: 8, pad: 12, frame: 20 } as const
export const phoneBoard = { cell: 68, gap: 4, pad: 5, frame: 6 } as const

export interface BoardGeometry {
  readonly width: number
  readonly height: number
  /** Upper left corner of a cell; row and column count from 0. */
  readonly corner: (row: number, column: number) => SvgPoint
}

export function boardGeometry({ cells, cell, gap, pad, frame }: Omit<DrawnBoard, 'act'>): BoardGeometry {
  const side = (count: number) => count * (cell + gap) - gap + 2 * (pad + frame)
  const at = (index: number) => frame + pad + index * (cell + gap)
  return {
    width: side(cells[0]?.length ?? 0),
    height: side(cells.length),
    corner: (row, column) => [at(column), at(row)],
  }
}

const oakFrame = (): Paint => linear('oakFrame', '#7d5733, #553a22 45%, #2e1f13')
const sunk = (): Paint => linear('sunk', '#140c06/0.58, #140c06/0.36')
const fieldLight = (): Paint => linear('fieldLight', '#ffd9a0/0.22, #000000/0, #0a0502/0.36')
const frameGrain = (): Paint => woodGrain('frameGrain', '.006 .11', 9)

const box = (x: number, y: number, w: number, h: number, r: number, attributes: string) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}" ${attributes}/>`

/** A hollow: dark towards the light's side, a lit lip at the other. */
const hollow = (x: number, y: number, cell: number) => {
  const r = cell * 0.085
  return `${box(x, y, cell, cell, r, `fill="${use(sunk())}"`)}${box(x + 1, y + 1, cell - 2, cell - 2, r, 'fill="none" stroke="#000" stroke-opacity=".42" stroke-width="2"')}<path d="M${num(x + cell - 0.5)} ${num(y + r)}V${num(y + cell - r)}Q${num(x + cell - 0.5)} ${num(y + cell - 0.5)} ${num(x + cell - r)} ${num(y + cell - 0.5)}H${num(x + r)}" fill="none" stroke="#ffe2aa" stroke-opacity=".3" stroke-width="1.2"/>`
}

/** Two Gorges that touch at a corner are one ravine: the rift runs on between them, no wider than the gap. */
const neck = (x: number, y: number, { cell, gap }: DrawnBoard) => {
  const [cx, cy, length, half] = [
    x + cell + gap / 2,
    y - gap / 2,
    gap + cell * 0.09,
    gap * 0.5 + cell * 0.035,
  ]
  return `<g transform="translate(${num(cx)} ${num(cy)}) rotate(-45)"><rect x="${num(-length)}" y="${num(-half)}" width="${num(2 * length)}" height="${num(2 * half)}" fill="#080c0e"/><path d="M${num(-length)} 0H${num(length)}" stroke="#3f6873" stroke-width="${num(cell * 0.03)}"/><path d="M${num(-length)} ${num(-half)}H${num(length)}M${num(-length)} ${num(half)}H${num(length)}" stroke="#d9b87f" stroke-width="${num(cell * 0.018)}"/></g>`
}

function cellsOf(board: DrawnBoard): string {
  const { corner } = boardGeometry(board)
  const at = (row: number, column: number) => board.cells[row]?.[column]
  return board.cells
    .flatMap((line, row) =>
      [...line].map((mark, column) => {
        const [x, y] = corner(row, column)
        if (mark === '#') return hollow(x, y, board.cell)
        if (mark !== 'G') return ''
        const joined = at(row - 1, column + 1) === 'G'
        return inlay(printedGorge(), x, y, board.cell, board.cell) + (joined ? neck(x, y, board) : '')
      }),
    )
    .join('')
}

const stud = (x: number, y: number) =>
  `<circle cx="${num(x + 1.2)}" cy="${num(y + 2)}" r="7" fill="#000" opacity=".5"/><circle cx="${num(x)}" cy="${num(y)}" r="7" fill="${use(brassDome())}" stroke="#3c270b" stroke-width=".8"/>`

function ornament(width: number, height: number, frame: number): string {
  if (frame < 12) return ''
  const band = frame * 0.8
  const inset = frame * 0.1
  const colours = { strand: '#a87c3c', gap: '#1f130a' }
  const across = plait(width - 2.6 * frame, band, colours)
  const downwards = plait(height - 2.6 * frame, band, colours)
  const start = 1.3 * frame
  const place = (strip: string, x: number, y: number, turn: number) =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn})" opacity=".8">${strip}</g>`
  const c = frame / 2
  return (
    place(across, start, inset, 0) +
    place(across, start, height - inset - band, 0) +
    place(downwards, inset + band, start, 90) +
    place(downwards, width - inset, start, 90) +
    stud(c, c) +
    stud(width - c, c) +
    stud(c, height - c) +
    stud(width - c, height - c)
  )
}

/** Grain only where the frame is seen: noise is costly. */
const grainStrips = (width: number, height: number, frame: number) =>
  [
    [0, 0, width, frame],
    [0, height - frame, width, frame],
    [0, frame, frame, height - 2 * frame],
    [width - frame, frame, frame, height - 2 * frame],
  ]
    .map(([x = 0, y = 0, w = 0, h = 0]) => box(x, y, w, h, 3, `filter="${use(frameGrain())}" opacity=".5"`))
    .join('')

function frameOf(width: number, height: number, frame: number): string {
  const r = Math.min(14, frame)
  return `${box(0, 0, width, height, r, `fill="${use(oakFrame())}"`)}${grainStrips(width, height, frame)}${box(1, 1, width - 2, height - 2, r - 1, 'fill="none" stroke="#ffd696" stroke-opacity=".26" stroke-width="2"')}<path d="M${r} ${num(height - 1)}H${num(width - r)}Q${num(width - 1)} ${num(height - 1)} ${num(width - 1)} ${num(height - r)}V${r}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="2.4"/>${ornament(width, height, frame)}`
}

function fieldOf({ act, frame }: DrawnBoard, width: number, height: number): string {
  const [w, h] = [width - 2 * frame, height - 2 * frame]
  const scene = sceneryOf(act)
  const painting = `<svg x="${frame}" y="${frame}" width="${num(w)}" height="${num(h)}" viewBox="0 0 ${scene.width} ${scene.height}" preserveAspectRatio="xMidYMid slice">${scene.body}</svg>`
  const r = Math.min(8, frame)
  const line = frame < 12 ? 1 : 1.6
  return `<g clip-path="url(#field${num(w)}x${num(h)}at${frame})">${painting}${box(frame, frame, w, h, r, `filter="${use(ageStain())}" opacity=".45"`)}${box(frame, frame, w, h, r, `fill="${use(fieldLight())}"`)}${box(frame, frame, w, h, r, 'fill="none" stroke="#000" stroke-opacity=".35" stroke-width="10"')}</g>${box(frame - line, frame - line, w + 2 * line, h + 2 * line, r + line, `fill="none" stroke="#24170c" stroke-width="${num(line * 2.4)}"`)}${box(frame - line / 2, frame - line / 2, w + line, h + line, r, `fill="none" stroke="#d0a04c" stroke-width="${line}"`)}`
}

/** The empty board. Where cells lie: `boardGeometry` of the same parameters. */
export function boardPicture(board: DrawnBoard): SvgPicture {
  const { width, height } = boardGeometry(board)
  const { frame } = board
  const [w, h] = [width - 2 * frame, height - 2 * frame]
  const field = clip(`field${num(w)}x${num(h)}at${frame}`, box(frame, frame, w, h, Math.min(8, frame), ''))
  return picture({
    width,
    height,
    paints: [
      oakFrame(),
      sunk(),
      fieldLight(),
      frameGrain(),
      ageStain(),
      brassDome(),
      field,
      ...sceneryOf(board.act).paints,
    ],
    body: frameOf(width, height, frame) + fieldOf(board, width, height) + cellsOf(board),
  })
}
