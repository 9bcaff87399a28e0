/** Shadows fall right and down, away from the hearth; the higher a thing is lifted, the farther and softer. */
import { blur, num, type SvgPicture, picture, use } from './svg'

export const shadowKinds = ['laid', 'hand', 'stage', 'lifted'] as const
export type ShadowKind = (typeof shadowKinds)[number]

interface Fall {
  readonly dx: number
  readonly dy: number
  readonly blur: number
  readonly opacity: number
}

export const falls: Readonly<Record<ShadowKind, Fall>> = {
  laid: { dx: 3, dy: 4, blur: 3, opacity: 0.5 },
  hand: { dx: 4, dy: 5, blur: 5, opacity: 0.55 },
  stage: { dx: 4, dy: 8, blur: 9, opacity: 0.6 },
  lifted: { dx: 6, dy: 12, blur: 9, opacity: 0.5 },
}

export interface Shadow {
  readonly width: number
  readonly height: number
  /** Half the width for round things. */
  readonly radius: number
  readonly kind: ShadowKind
}

/** How far the shadow's picture reaches beyond the thing on every side. */
export const shadowMargin = (kind: ShadowKind): number => falls[kind].dy + falls[kind].blur * 3

/** Lay it under a thing of the given size, its corner `shadowMargin` to the upper left of the thing's. */
export function shadowPicture({ width, height, radius, kind }: Shadow): SvgPicture {
  const fall = falls[kind]
  const margin = shadowMargin(kind)
  return picture({
    width: width + 2 * margin,
    height: height + 2 * margin,
    paints: [blur(fall.blur)],
    body: `<rect x="${num(margin + fall.dx)}" y="${num(margin + fall.dy)}" width="${num(width)}" height="${num(height)}" rx="${num(radius)}" opacity="${fall.opacity}" filter="${use(blur(fall.blur))}"/>`,
  })
}
