import { type ShadowKind, shadowMargin, shadowPicture } from '../../art/shadow'
import { inlay, picture } from '../../art/svg'
import type { Rect } from './geometry'
import type { Drawing, Picture } from './placement'

export interface Body {
  readonly key: string
  draw(): Drawing
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly words?: Readonly<Record<string, string>>
}

/** A thing together with its shadow, as one picture: one sprite instead of two. */
export function withShadow(body: Body, kind: ShadowKind): Picture {
  const margin = shadowMargin(kind)
  const { width, height, radius } = body
  return {
    key: `${body.key}:${kind}`,
    ...(body.words ? { words: body.words } : {}),
    draw: () => {
      const drawn = body.draw()
      const shadow = shadowPicture({ width, height, radius, kind })
      const made = picture({
        width: width + 2 * margin,
        height: height + 2 * margin,
        body: `${inlay(shadow, 0, 0, shadow.width, shadow.height)}${inlay(drawn, margin, margin, width, height)}`,
      })
      const moved = Object.entries(drawn.slots).map(([name, slot]) => [
        name,
        { ...slot, x: slot.x + margin, y: slot.y + margin },
      ])
      return { ...made, slots: Object.fromEntries(moved) }
    },
  }
}

/** Where the picture with its shadow lies when the thing itself lies in `r`. */
export function raised(r: Rect, width: number, kind: ShadowKind): Rect {
  const margin = (shadowMargin(kind) * r.w) / width
  return { x: r.x - margin, y: r.y - margin, w: r.w + 2 * margin, h: r.h + 2 * margin }
}
