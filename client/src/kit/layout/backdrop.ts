import { firelight, oak, vignette } from '../../art/materials'
import { inlay, type Paint, picture } from '../../art/svg'
import type { Size } from './geometry'
import type { Placement } from './placement'

/** Sizes of large drawings are rounded up, so that dragging a window's edge does not draw them at each pixel. */
export const roundUp = (n: number, to: number): number => Math.ceil(n / to) * to

interface Extra {
  readonly key: string
  readonly paints: readonly Paint[]
  readonly body: string
}

/** The oak table in its firelight, one texture for about this size. `extra` is drawn on top of it. */
export function backdrop({ w, h }: Size, resolution: number, extra?: Extra): Placement {
  const all = { width: roundUp(w, 64), height: roundUp(h, 64) }
  return {
    key: 'backdrop',
    picture: {
      key: `backdrop:${all.width}x${all.height}:${extra?.key ?? ''}`,
      resolution,
      draw: () => {
        const layers = [oak(all), firelight(all), vignette(all)]
        const body = layers.map(layer => inlay(layer, 0, 0, all.width, all.height)).join('')
        return picture({ ...all, paints: extra?.paints ?? [], body: body + (extra?.body ?? '') })
      },
    },
    x: 0,
    y: 0,
    w: all.width,
    h: all.height,
    z: -10,
    duration: 0,
    layer: 'ground',
  }
}
