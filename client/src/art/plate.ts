/** A seat's plate: iron with the seat's colour at its edge; brass and glow while the table waits for it. */
import { ironPanel } from './materials'
import { type SeatName, seatColours } from './palette'
import { blur, num, type SvgPicture, picture, use } from './svg'

export interface Plate {
  readonly seat: SeatName
  readonly width: number
  readonly height: number
  /** On a narrow plate the colour runs along the top. */
  readonly narrow?: boolean
}

export function platePicture({ seat, width, height, narrow = false }: Plate): SvgPicture {
  const colour = seatColours[seat].base
  if (!narrow) return ironPanel({ width, height, edge: colour })
  const panel = ironPanel({ width, height })
  const strip = `<path d="M1 7.5Q2.5 1 10 1H${num(width - 10)}Q${num(width - 2.5)} 1 ${num(width - 1)} 7.5Q${num(width - 3)} 4 ${num(width - 10)} 4H10Q3 4 1 7.5Z" fill="${colour}"/>`
  return { ...panel, svg: panel.svg.replace('</svg>', `${strip}</svg>`) }
}

/** How far the glow reaches beyond the plate on every side. */
export const glowMargin = 30

/** The ring and glow of a seat that has to act; also around a chosen thing. */
export function waitingGlow({
  width,
  height,
  radius = 10,
}: {
  width: number
  height: number
  radius?: number
}): SvgPicture {
  const rect = (inset: number, attributes: string) =>
    `<rect x="${num(glowMargin + inset)}" y="${num(glowMargin + inset)}" width="${num(width - 2 * inset)}" height="${num(height - 2 * inset)}" rx="${num(radius)}" fill="none" ${attributes}/>`
  return picture({
    width: width + 2 * glowMargin,
    height: height + 2 * glowMargin,
    paints: [blur(9), blur(3)],
    body: `${rect(0, `stroke="#e28c3a" stroke-opacity=".6" stroke-width="16" filter="${use(blur(9))}"`)}${rect(0, `stroke="#f0b45a" stroke-opacity=".5" stroke-width="5" filter="${use(blur(3))}"`)}${rect(0, 'stroke="#e6b657" stroke-width="2"')}`,
  })
}
