/** Light on the table that both games use: where a piece may go, what is chosen, what counts. */
import { blur, num, picture, radial, use } from '../../art/svg'
import type { Rect } from './geometry'
import type { Picture, Placement } from './placement'

/** A mark reaches this far beyond the thing it marks, in its own units. */
const MARGIN = 16

const box = (w: number, h: number, r: number, inset: number, attributes: string) =>
  `<rect x="${num(MARGIN + inset)}" y="${num(MARGIN + inset)}" width="${num(w - 2 * inset)}" height="${num(h - 2 * inset)}" rx="${num(r)}" ${attributes}/>`

const mark = (
  key: string,
  w: number,
  h: number,
  body: string,
  paints: Parameters<typeof picture>[0]['paints'] = [],
): Picture => ({
  key,
  draw: () => picture({ width: w + 2 * MARGIN, height: h + 2 * MARGIN, paints: [blur(4), ...paints], body }),
})

const UNIT = 100
const unitMark = (key: string, body: string, paints?: Parameters<typeof mark>[4]) =>
  mark(key, UNIT, UNIT, body, paints)
const glow = () => radial('legalFill', '#f0964a/0.42, #e2703a/0.2 75%, #e2703a/0.16', [0.5, 0.5], 0.6)
const halo = (colour: string, width: number, opacity: number) =>
  box(
    UNIT,
    UNIT,
    9,
    0,
    `fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" filter="${use(blur(4))}"`,
  )
const dot = `<circle cx="${MARGIN + 50}" cy="${MARGIN + 50}" r="10" fill="#3a1a08" fill-opacity=".25" stroke="#f8c882" stroke-opacity=".95" stroke-width="2.4"/>`

/** An open place that may be chosen: ember, with a small ring. */
const legal = unitMark(
  'mark:legal',
  `${halo('#e2703a', 7, 0.5)}${box(UNIT, UNIT, 9, 1, `fill="${use(glow())}" stroke="#ec9250" stroke-width="2" stroke-opacity=".85"`)}${dot}`,
  [glow()],
)

/** The same place under the pointer, or chosen. */
const hot = unitMark(
  'mark:hot',
  `${halo('#f0aa50', 10, 0.85)}${box(UNIT, UNIT, 9, 1, `fill="${use(glow())}" stroke="#f4cd84" stroke-width="2.6"`)}`,
  [glow()],
)

/** Round something that may be taken, turned or exchanged. */
const takable = unitMark(
  'mark:takable',
  `${halo('#f0aa50', 8, 0.8)}${box(UNIT, UNIT, 9, -1.5, 'fill="none" stroke="#f4cd84" stroke-width="3"')}`,
)

const disc = `<circle cx="${MARGIN + 94}" cy="${MARGIN + 6}" r="15" fill="#b3371f" stroke="#ffd9cc" stroke-width="2.5"/><path d="M${MARGIN + 88.5} ${MARGIN + 0.5}l11 11m0 -11l-11 11" stroke="#fff1e6" stroke-width="3.6" stroke-linecap="round"/>`

/** Round what may be taken out of the game. */
const removable = unitMark(
  'mark:removable',
  `${halo('#e2503a', 9, 0.9)}${box(UNIT, UNIT, 9, -1.5, 'fill="none" stroke="#f08a72" stroke-width="3"')}${disc}`,
)

/** Round what is about to leave the game. */
const doomed = unitMark(
  'mark:doomed',
  `${halo('#c2452d', 9, 0.9)}${box(UNIT, UNIT, 9, -1.5, 'fill="#c2452d" fill-opacity=".28" stroke="#f08a72" stroke-width="3"')}<g stroke="#1c0906" stroke-width="9" stroke-linecap="round"><path d="M${MARGIN + 34} ${MARGIN + 34}l32 32M${MARGIN + 66} ${MARGIN + 34}l-32 32"/></g><g stroke="#ffd9cc" stroke-width="5" stroke-linecap="round"><path d="M${MARGIN + 34} ${MARGIN + 34}l32 32M${MARGIN + 66} ${MARGIN + 34}l-32 32"/></g>`,
)

/** Round a piece of the hand that is held. */
const held = unitMark(
  'mark:held',
  `${halo('#ecb456', 12, 0.9)}${box(UNIT, UNIT, 11, -1.5, 'fill="none" stroke="#e6b657" stroke-width="3.4"')}`,
)

/** Round what a hint would play. */
const hint = unitMark(
  'mark:hint',
  `${halo('#ffe9a8', 16, 1)}${box(UNIT, UNIT, 9, -2, 'fill="#ffe08a" fill-opacity=".22" stroke="#fff3c4" stroke-width="4.5" stroke-dasharray="14 7"')}`,
)

/** Round what moved last. */
const last = unitMark(
  'mark:last',
  box(UNIT, UNIT, 9, -1.5, 'fill="none" stroke="#d9a441" stroke-width="3.4"'),
)

export const marks = { legal, hot, takable, removable, doomed, held, hint, last } as const

/** A mark laid over a square thing. */
export function markOn(
  key: string,
  picture: Picture,
  r: Rect,
  z: number,
  extra: Partial<Placement> = {},
): Placement {
  const margin = (MARGIN / UNIT) * r.w
  return {
    key,
    picture,
    x: r.x - margin,
    y: r.y - margin,
    w: r.w + 2 * margin,
    h: r.h + 2 * margin,
    z,
    ...extra,
  }
}

/** A lit stretch of a row or column. Drawn for its size, so that its line keeps its width. */
export function band(key: string, r: Rect, z: number, radius: number): Placement {
  const [w, h] = [Math.round(r.w), Math.round(r.h)]
  const made = mark(
    `mark:band:${w}x${h}`,
    w,
    h,
    `${box(w, h, radius, 0, `fill="none" stroke="#e6b657" stroke-width="9" stroke-opacity=".55" filter="${use(blur(4))}"`)}${box(w, h, radius, 0, 'fill="#f6d88f" fill-opacity=".16" stroke="#f3d27f" stroke-width="2.5"')}`,
  )
  return {
    key,
    picture: made,
    x: r.x - MARGIN,
    y: r.y - MARGIN,
    w: w + 2 * MARGIN,
    h: h + 2 * MARGIN,
    z,
    layer: 'board',
  }
}

/** A brass bar: so far and no farther. */
export const stopBar: Picture = {
  key: 'mark:stop',
  draw: () => {
    const body =
      '<rect x="2.5" y="2.5" width="9" height="55" rx="4.5" fill="#d9a441" stroke="#1c1208" stroke-width="2"/><path d="M5 6V52" stroke="#fbe6a8" stroke-width="2" stroke-linecap="round"/>'
    return picture({ width: 14, height: 60, body })
  },
}
