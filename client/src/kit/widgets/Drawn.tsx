import { pictureUrl } from '../../art/svg'
import type { Drawing } from '../placement'

type Shape = Pick<Drawing, 'svg' | 'width' | 'height'>

const drawn = new Map<string, { readonly url: string; readonly ratio: number }>()

function made(draw: () => Shape) {
  const { svg, width, height } = draw()
  return { url: pictureUrl({ svg }), ratio: height / width }
}

interface Props {
  /** Names the drawing: it is made once for each. */
  readonly name: string
  readonly w: number
  draw(): Shape
}

/** A small drawing in the DOM, as high as it was drawn. Decoration: it says nothing aloud. */
export function Drawn({ name, w, draw }: Props) {
  const { url, ratio } = drawn.get(name) ?? made(draw)
  drawn.set(name, { url, ratio })
  return <img src={url} width={w} height={w * ratio} alt="" draggable={false} />
}
