import { CanvasSource, Texture } from 'pixi.js'
import type { PictureSource } from './Keyed'
import { fetchLetters, letter } from './letter'
import type { Drawing, Picture } from './placement'

/** Draws an SVG of the given size in pixels. */
export type Rasterise = (svg: string, width: number, height: number) => Promise<CanvasImageSource>

/** Twice the size in units: sharp on any screen we draw for; mipmaps serve the small ones. */
const RESOLUTION = 2

/** Every drawing of the table, drawn once per key and kept. */
export class Textures implements PictureSource {
  readonly #rasterise: Rasterise
  readonly #drawn: () => void
  readonly #known = new Map<string, Texture>()
  readonly #pending = new Set<Promise<void>>()
  #closed = false

  /** `drawn` is called whenever a texture has got its picture. */
  constructor(rasterise: Rasterise, drawn: () => void) {
    this.#rasterise = rasterise
    this.#drawn = drawn
  }

  get size(): number {
    return this.#known.size
  }

  get(picture: Picture): Texture {
    const known = this.#known.get(picture.key)
    if (known) return known
    const drawing = picture.draw()
    const texture = blank(drawing, picture.resolution ?? RESOLUTION)
    this.#known.set(picture.key, texture)
    const work = this.#draw(drawing, picture, texture).finally(() => this.#pending.delete(work))
    this.#pending.add(work)
    return texture
  }

  /** Resolves once everything asked for so far is drawn. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all([...this.#pending])
  }

  close(): void {
    this.#closed = true
    for (const texture of this.#known.values()) texture.destroy(true)
    this.#known.clear()
  }

  async #draw(drawing: Drawing, picture: Picture, texture: Texture): Promise<void> {
    const { svg, width, height, slots } = drawing
    const { words = {}, resolution = RESOLUTION } = picture
    const written = Object.entries(words).flatMap(([name, text]) => {
      const slot = slots[name]
      return slot && text !== '' ? [{ slot, text }] : []
    })
    const [image] = await Promise.all([
      this.#rasterise(svg, width * resolution, height * resolution),
      ...written.map(({ slot, text }) => fetchLetters(slot, text)),
    ])
    if (this.#closed || texture.destroyed) return
    const canvas = texture.source.resource as HTMLCanvasElement
    // Drawn by the processor: the picture goes to the graphics card once, as a texture.
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    context.scale(resolution, resolution)
    for (const { slot, text } of written) letter(context, slot, text)
    texture.source.update()
    this.#drawn()
  }
}

function blank({ width, height }: Drawing, resolution: number): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * resolution)
  canvas.height = Math.ceil(height * resolution)
  return new Texture({
    source: new CanvasSource({ resource: canvas, autoGenerateMipmaps: true, mipmapFilter: 'linear' }),
  })
}
