import { pictureUrl } from '../../art/svg'
import type { Drawing } from '../layout/placement'

type Shape = Pick<Drawing, 'svg' | 'width' | 'height'>

const drawn = new Map<string, { readonly url: string; readonly ratio: number }>()

function made(draw: () => Shape) {
  const { svg, width, height } = draw()
  return { url: pictureUrl({ svg }), ratio: height / width }
}

interface Props {
  /** Drawn once for each key. */
  readonly of: { readonly key: string; draw(): Shape }
  readonly w: number
}

/** A small drawing in the DOM, as high as it was drawn. Decoration: it says nothing aloud. */
export function Drawn({ of: { key, draw }, w }: Props) {
  const { url, ratio } = drawn.get(key) ?? made(draw)
  drawn.set(key, { url, ratio })
  return <img src={url} width={w} height={w * ratio} alt="" draggable={false} />
}
