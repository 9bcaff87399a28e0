import { CanvasSource, Texture } from 'pixi.js'
import type { PictureSource } from './Keyed'
import { canvasFor, loadPainter, type Rasterise, resolutionOf } from './painter'
import type { Drawing, Picture } from '../layout/placement'

/** Milliseconds that a drawn picture waits for those asked for with it: every frame has its price. */
const PATIENCE_MS = 100

/** Every drawing of the table, drawn once per key and kept. */
export class Textures implements PictureSource {
  readonly #rasterise: Rasterise
  readonly #drawn: () => void
  readonly #known = new Map<string, Texture>()
  readonly #pending = new Set<Promise<void>>()
  /** Pictures that are shown but not drawn yet. */
  readonly #awaited = new Set<string>()
  /** Pictures being drawn that nobody has asked for yet. */
  readonly #ahead = new Set<string>()
  #patience: ReturnType<typeof setTimeout> | null = null
  #closed = false

  /** `drawn` is called when textures that are shown have got their pictures. */
  constructor(rasterise: Rasterise, drawn: () => void) {
    this.#rasterise = rasterise
    this.#drawn = drawn
  }

  get size(): number {
    return this.#known.size
  }

  /** Whether something that is shown still lacks its picture. */
  get awaiting(): boolean {
    return this.#awaited.size > 0
  }

  get(picture: Picture): Texture {
    const known = this.#known.get(picture.key)
    if (!known || this.#ahead.delete(picture.key)) this.#awaited.add(picture.key)
    return known ?? this.#begin(picture)
  }

  /** Draws what will be asked for. */
  prepare(picture: Picture): void {
    if (this.#known.has(picture.key)) return
    this.#ahead.add(picture.key)
    this.#begin(picture)
  }

  #begin(picture: Picture): Texture {
    const drawing = picture.draw()
    const texture = blank(drawing, resolutionOf(picture))
    this.#known.set(picture.key, texture)
    const work = this.#draw(drawing, picture, texture).finally(() => {
      this.#pending.delete(work)
      this.#done(picture.key)
    })
    this.#pending.add(work)
    return texture
  }

  #done(key: string): void {
    this.#ahead.delete(key)
    if (!this.#awaited.delete(key)) return
    if (!this.awaiting) this.#tell()
    else this.#patience ??= setTimeout(() => this.#tell(), PATIENCE_MS)
  }

  #tell(): void {
    if (this.#patience !== null) clearTimeout(this.#patience)
    this.#patience = null
    if (!this.#closed) this.#drawn()
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
    const paint = await loadPainter(drawing, picture, this.#rasterise)
    if (this.#closed || texture.destroyed) return
    paint(texture.source.resource as HTMLCanvasElement)
    texture.source.update()
  }
}

/** What is drawn at the size it is shown in, as large surfaces are, has no use for smaller copies of itself. */
function blank(drawing: Drawing, resolution: number): Texture {
  return new Texture({
    source: new CanvasSource({
      resource: canvasFor(drawing, resolution),
      autoGenerateMipmaps: resolution > 1,
      mipmapFilter: 'linear',
    }),
  })
}
