/** Draws pictures of the table into canvases. */
import { fetchLetters, letter } from './letter'
import type { Drawing, Picture } from '../layout/placement'

/** Draws an SVG of the given size in pixels. */
export type Rasterise = (svg: string, width: number, height: number) => Promise<CanvasImageSource>

/** Twice the size in units: sharp on any screen we draw for; mipmaps serve the small ones. */
const RESOLUTION = 2

export const resolutionOf = ({ resolution = RESOLUTION }: Picture): number => resolution

/** An empty canvas for a drawing. */
export function canvasFor({ width, height }: Drawing, resolution: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * resolution)
  canvas.height = Math.ceil(height * resolution)
  return canvas
}

/** Loads what a picture needs; the result draws it, words included. */
export async function loadPainter(
  { svg, width, height, slots }: Drawing,
  picture: Picture,
  rasterise: Rasterise,
): Promise<(canvas: HTMLCanvasElement) => void> {
  const resolution = resolutionOf(picture)
  const written = Object.entries(picture.words ?? {}).flatMap(([name, text]) => {
    const slot = slots[name]
    return slot && text !== '' ? [{ slot, text }] : []
  })
  const [image] = await Promise.all([
    rasterise(svg, width * resolution, height * resolution),
    ...written.map(({ slot, text }) => fetchLetters(slot, text)),
  ])
  return canvas => {
    // Drawn by the processor: the picture goes to the graphics card once, as a texture.
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    context.scale(resolution, resolution)
    for (const { slot, text } of written) letter(context, slot, text)
  }
}

/** Draws an SVG at its final size, so that it is sharp in every browser. */
export const rasterise: Rasterise = async (svg, width, height) => {
  const sized = svg.replace(
    /^<svg([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg$1 width="${width}" height="${height}"`,
  )
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`
  await image.decode()
  return image
}
