/** Firelight round what may be taken, and stronger round what is picked. */
import { blur, picture, use } from '../../art/svg'
import type { Rect } from './geometry'
import type { Placement } from './placement'

const MARGIN = 16
const STEP = 8

/** Sizes are rounded, so that a fan needs one texture and not twenty. */
const rounded = (n: number) => Math.round(n / STEP) * STEP

/** On the dark table a glow is light; on vellum, where light is lost, it is a frame of embers. */
export type Glow = 'weak' | 'strong' | 'onVellum'

const drawn: Readonly<Record<Glow, (box: string) => string>> = {
  strong: box =>
    `<rect ${box} fill="#f7c864" fill-opacity=".55" stroke="#f0aa50" stroke-width="13" filter="${use(blur(5))}"/><rect ${box} fill="none" stroke="#ffe9b0" stroke-width="3.4"/>`,
  weak: box =>
    `<rect ${box} fill="none" stroke="#f0b45a" stroke-opacity=".85" stroke-width="7" filter="${use(blur(5))}"/>`,
  onVellum: box =>
    `<rect ${box} fill="#fff3cc" fill-opacity=".75" stroke="#e2803a" stroke-opacity=".75" stroke-width="6" filter="${use(blur(5))}"/><rect ${box} fill="none" stroke="#a8581f" stroke-opacity=".8" stroke-width="1.6"/>`,
}

export function glow(key: string, r: Rect, kind: Glow): Omit<Placement, 'z'> {
  const [w, h] = [rounded(r.w), rounded(r.h)]
  const box = `x="${MARGIN}" y="${MARGIN}" width="${w}" height="${h}" rx="10"`
  const made = {
    key: `glow:${w}x${h}:${kind}`,
    draw: () => {
      const body = drawn[kind](box)
      return picture({ width: w + 2 * MARGIN, height: h + 2 * MARGIN, paints: [blur(5)], body })
    },
  }
  const [mx, my] = [(MARGIN * r.w) / w, (MARGIN * r.h) / h]
  return { key, picture: made, x: r.x - mx, y: r.y - my, w: r.w + 2 * mx, h: r.h + 2 * my }
}
