/** Surfaces and light, sized by the caller and rasterised once: oak, the fire's glow. */
import { num, type Paint, type SvgPicture, picture, radial, times, use } from './svg'

export interface Area {
  readonly width: number
  readonly height: number
}

/** Height of a plank. */
const PLANK = 150

/** How much darker than the wood a plank is. */
const plankShades = [0.1, 0.34, 0, 0.26, 0.14, 0.38, 0.2] as const

/** Wood straight from one noise: two of its channels make figure and grain, so that it is computed only once. */
const timber = (): Paint => ({
  id: 'timber',
  def: '<filter id="timber" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".003 .1" numOctaves="4" seed="11"/><feColorMatrix values=".34 .12 0 0 -.01 .24 .08 0 0 -.012 .155 .05 0 0 -.008 0 0 0 0 1"/></filter>',
})

/** A stretch of one plank between two joints, cut from its own part of the trunk. */
function board(x: number, y: number, width: number, height: number, index: number): string {
  const [w, h] = [num(width), num(height)]
  const [from, up] = [index * 977, index * 313]
  const grain = `<svg x="${num(x)}" y="${num(y)}" width="${w}" height="${h}" viewBox="${from} ${up} ${w} ${h}"><rect x="${from}" y="${up}" width="${w}" height="${h}" filter="${use(timber())}"/></svg>`
  const shade = plankShades[index % plankShades.length] ?? 0
  const nails = [height * 0.2, height * 0.8]
    .flatMap(at =>
      [9, width - 9].map(
        side =>
          `<circle cx="${num(side)}" cy="${num(at)}" r="2.6" fill="#120b07"/><circle cx="${num(side - 0.6)}" cy="${num(at - 0.7)}" r="1" fill="#7d6247" opacity=".8"/>`,
      ),
    )
    .join('')
  const edges = `<path d="M0 .5H${w}M.5 0V${h}" stroke="#8a6a48" stroke-opacity=".38"/><path d="M0 ${num(height - 1)}H${w}M${num(width - 1)} 0V${h}" stroke="#070504" stroke-opacity=".9" stroke-width="2.4"/>`
  return `${grain}<g transform="translate(${num(x)} ${num(y)})"><rect width="${w}" height="${h}" opacity="${shade}"/>${nails}${edges}</g>`
}

/** The table: planks laid with staggered joints. Unlit; lay `firelight` and `vignette` over it. */
export function oak({ width, height }: Area): SvgPicture {
  const rows = Math.ceil(height / PLANK)
  const body = times(rows, row => {
    const joint = Math.round(width * (0.22 + 0.56 * ((row * 0.618) % 1)))
    return (
      board(0, row * PLANK, joint, PLANK, row * 2) +
      board(joint, row * PLANK, width - joint, PLANK, row * 2 + 3)
    )
  }).join('')
  return picture({ width, height, paints: [timber()], body })
}

/** The hearth at the left. Blend: screen; flicker only its alpha. */
export function firelight({ width, height }: Area): SvgPicture {
  const fire: Paint = {
    id: 'firelight',
    def: `<radialGradient id="firelight" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(-60 ${num(height * 0.47)}) scale(900 760)"><stop offset="0" stop-color="#e8763a" stop-opacity=".52"/><stop offset=".42" stop-color="#d98c3c" stop-opacity=".2"/><stop offset=".75" stop-color="#d98c3c" stop-opacity="0"/></radialGradient>`,
  }
  const body = `<rect width="${num(width)}" height="${num(height)}" fill="${use(fire)}"/>`
  return picture({ width, height, paints: [fire], body })
}

/** Darkness towards the corners. */
export function vignette({ width, height }: Area): SvgPicture {
  const dark = radial('vignette', '#050302/0 45%, #050302/0.6', [0.42, 0.5], 0.72)
  const body = `<rect width="${num(width)}" height="${num(height)}" fill="${use(dark)}"/>`
  return picture({ width, height, paints: [dark], body })
}
