/** The drawings of this game, each made once. */
import { vellum } from '../../art/paints'
import { palette } from '../../art/palette'
import { picture, use } from '../../art/svg'
import type { Rect } from '../../kit/layout/geometry'
import type { Drawing, Placement } from '../../kit/layout/placement'
import { raised, withShadow } from '../../kit/layout/withShadow'

export const sampleCardSize = { width: 100, height: 140 }

const { width, height } = sampleCardSize
const edge = (inset: number, attributes: string) =>
  `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="9" ${attributes}/>`

/** The value is set into the slot in the page's font. */
const cardFace = (): Drawing =>
  picture<'value'>({
    ...sampleCardSize,
    paints: [vellum()],
    body:
      edge(0, `fill="${use(vellum())}"`) +
      edge(6, `fill="none" stroke="${palette.brass}" stroke-width="2" stroke-opacity=".7"`),
    slots: {
      value: {
        x: 10,
        y: 40,
        width: 80,
        height: 60,
        align: 'centre',
        font: 'title',
        size: 52,
        ink: palette.ink,
      },
    },
  })

export const sampleCardBack = (): Drawing => {
  const body =
    edge(0, `fill="${palette.iron}"`) +
    edge(6, `fill="none" stroke="${palette.brass}" stroke-width="2.5"`) +
    `<path d="M50 34L78 70L50 106L22 70Z" fill="none" stroke="${palette.brass}" stroke-width="2.5"/><circle cx="50" cy="70" r="9" fill="${palette.brass}"/>`
  return picture({ ...sampleCardSize, body })
}

/** Where a card is to be laid. */
export const sampleSlot = (key: string, r: Rect): Placement => {
  const draw = () => {
    const body = edge(
      2,
      `fill="#000" fill-opacity=".18" stroke="${palette.brass}" stroke-opacity=".45" stroke-width="2" stroke-dasharray="7 6"`,
    )
    return picture({ ...sampleCardSize, body })
  }
  return { key, picture: { key: 'sample:slot', draw }, ...r, z: 1, duration: 0 }
}

/** A card in `r`; `null` shows its back. */
export function sampleCard(key: string, value: number | null, r: Rect, z: number): Placement {
  const name = value === null ? 'back' : String(value)
  const body = {
    key: `sample:${name}`,
    ...sampleCardSize,
    radius: 9,
    ...(value === null ? {} : { words: { value: name } }),
    draw: value === null ? sampleCardBack : cardFace,
  }
  return { key, picture: withShadow(body, 'laid'), ...raised(r, width, 'laid'), z }
}
