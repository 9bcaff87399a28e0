/** The few words all pictures are written in: numbers, gradients, the finished picture. */

/** Where the scene sets a word on a picture: a box in the picture's own units. */
export interface Slot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly align: 'left' | 'centre'
  readonly font: 'sans' | 'prose' | 'title'
  readonly size: number
  readonly ink: string
}

/** An SVG text with its natural size; `slots` are boxes left free for words. */
export interface SvgPicture<Names extends string = never> {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly slots: Readonly<Record<Names, Slot>>
}

/** A gradient, pattern or filter. Its id says what it is made of, so that equal ids are equal paints. */
export interface Paint {
  readonly id: string
  readonly def: string
}

export type SvgPoint = readonly [x: number, y: number]

/** Two decimals are enough at any size we draw. */
export const num = (value: number): string => String(Math.round(value * 100) / 100)

export const use = (paint: Paint): string => `url(#${paint.id})`

/** Written like those of a CSS gradient, with the opacity behind the colour: `#f09a48/0.75, #d9662f 45%, #000`. */
const stopTags = (colours: string) =>
  colours
    .split(', ')
    .map((stop, i, { length }) => {
      const [colour = '', place] = stop.split(' ')
      const [plain, opacity] = colour.split('/')
      const offset = place === undefined ? num(i / (length - 1)) : Number.parseFloat(place) / 100
      return `<stop offset="${offset}" stop-color="${plain}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`
    })
    .join('')

/** From one point to another of the painted box; the default falls with the light, left to right and down. */
export const linear = (
  id: string,
  colours: string,
  from: SvgPoint = [0, 0],
  to: SvgPoint = [1, 1],
): Paint => ({
  id,
  def: `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopTags(colours)}</linearGradient>`,
})

/** From top to bottom. */
export const down = (id: string, colours: string): Paint => linear(id, colours, [0, 0], [0, 1])

/** The default centre is where the hearth lights round things. */
export const radial = (id: string, colours: string, at: SvgPoint = [0.34, 0.28], r = 0.9): Paint => ({
  id,
  def: `<radialGradient id="${id}" cx="${at[0]}" cy="${at[1]}" r="${r}">${stopTags(colours)}</radialGradient>`,
})

export const blur = (deviation: number): Paint => ({
  id: `blur${String(deviation).replace('.', '_')}`,
  def: `<filter id="blur${String(deviation).replace('.', '_')}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
})

export const clip = (id: string, shape: string): Paint => ({
  id,
  def: `<clipPath id="${id}">${shape}</clipPath>`,
})

export interface Sheet<Names extends string> {
  readonly width: number
  readonly height: number
  readonly paints?: readonly Paint[]
  readonly body: string
  /** When the drawing's own units or origin differ from the natural size. */
  readonly viewBox?: readonly [x: number, y: number, width: number, height: number]
  readonly slots?: Readonly<Record<Names, Slot>>
}

const noSlots = {}

export function picture<Names extends string = never>(sheet: Sheet<Names>): SvgPicture<Names> {
  const { width, height, paints = [], body } = sheet
  const box = (sheet.viewBox ?? [0, 0, width, height]).map(num).join(' ')
  const defs = [...new Set(paints.map(paint => paint.def))].join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(height)}" viewBox="${box}">${defs && `<defs>${defs}</defs>`}${body}</svg>`
  return { svg, width, height, slots: sheet.slots ?? (noSlots as Readonly<Record<Names, Slot>>) }
}

/** A picture as an address that an image element or a texture loader takes. */
export const pictureUrl = (made: { readonly svg: string }): string =>
  `data:image/svg+xml,${encodeURIComponent(made.svg)}`

/** One picture laid into another; both must name equal paints equally, which paint ids guarantee. */
export const inlay = (made: { readonly svg: string }, x: number, y: number, width: number, height: number) =>
  made.svg.replace(
    /^<svg xmlns="[^"]+" width="[^"]+" height="[^"]+"/,
    `<svg x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"`,
  )

/** An icon of the 512 grid, centred. */
export const iconAt = (path: string, x: number, y: number, size: number, fill: string, opacity = 1): string =>
  `<path transform="translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${num((size / 512) * 1000)}e-3)" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${path}"/>`

export const around = <T>(count: number, each: (angle: number, index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => each((index / count) * 2 * Math.PI, index))

export const times = <T>(count: number, each: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => each(index))
