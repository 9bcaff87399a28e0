/** Paints placements on a plain canvas, as the scene's sprites would lie. */
import type { Size } from '../layout/geometry'
import { canvasFor, loadPainter, rasterise, resolutionOf } from './painter'
import type { Picture, Placement } from '../layout/placement'

const LAYERS = ['ground', 'board', 'table']
const WHITE = 0xffffff
const SHARPNESS = 2

type Pictures = ReadonlyMap<string, HTMLCanvasElement>

async function draw(picture: Picture): Promise<HTMLCanvasElement> {
  const drawing = picture.draw()
  const paint = await loadPainter(drawing, picture, rasterise)
  const canvas = canvasFor(drawing, resolutionOf(picture))
  paint(canvas)
  return canvas
}

/** Every picture is drawn once. */
export class PictureShelf {
  readonly #known = new Map<string, Promise<HTMLCanvasElement>>()

  async load(placements: readonly Placement[]): Promise<Pictures> {
    const found = placements.map(async ({ picture }) => [picture.key, await this.#get(picture)] as const)
    return new Map(await Promise.all(found))
  }

  #get(picture: Picture): Promise<HTMLCanvasElement> {
    const known = this.#known.get(picture.key) ?? draw(picture)
    this.#known.set(picture.key, known)
    return known
  }
}

/** The picture in the light of its placement. */
function tinted(canvas: HTMLCanvasElement, tint: number): HTMLCanvasElement {
  if (tint === WHITE) return canvas
  const copy = document.createElement('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  const context = copy.getContext('2d')
  if (!context) return canvas
  context.drawImage(canvas, 0, 0)
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = `#${tint.toString(16).padStart(6, '0')}`
  context.fillRect(0, 0, copy.width, copy.height)
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(canvas, 0, 0)
  return copy
}

const depth = ({ layer = 'table', z }: Placement): number => LAYERS.indexOf(layer) * 1e6 + z

export function paintPlacements(
  canvas: HTMLCanvasElement,
  { w, h }: Size,
  placements: readonly Placement[],
  pictures: Pictures,
): void {
  canvas.width = w * SHARPNESS
  canvas.height = h * SHARPNESS
  const context = canvas.getContext('2d')
  if (!context) return
  for (const placement of [...placements].sort((a, b) => depth(a) - depth(b))) {
    const { x, y, w: width, h: height, alpha = 1, rotation = 0, tint = WHITE, picture } = placement
    const drawn = pictures.get(picture.key)
    if (!drawn) continue
    context.setTransform(SHARPNESS, 0, 0, SHARPNESS, 0, 0)
    context.globalAlpha = alpha
    context.translate(x + width / 2, y + height / 2)
    context.rotate(rotation)
    context.drawImage(tinted(drawn, tint), -width / 2, -height / 2, width, height)
  }
}
