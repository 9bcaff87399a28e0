import { pictureUrl } from '../../art/svg'

const urls = new Map<string, string>()

interface Props {
  /** Names the drawing: it is made once for each. */
  readonly name: string
  readonly w: number
  /** As high as wide unless told. */
  readonly h?: number
  draw(): { readonly svg: string }
}

/** A small drawing in the DOM. Decoration: it says nothing aloud. */
export function Drawn({ name, w, h = w, draw }: Props) {
  const url = urls.get(name) ?? pictureUrl(draw())
  urls.set(name, url)
  return <img src={url} width={w} height={h} alt="" draggable={false} />
}
