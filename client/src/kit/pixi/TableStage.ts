import { Container, Sprite, Texture } from 'pixi.js'
import { laterByTimer } from '../../playback/Director'
import type { Camera } from '../input/camera'
import { type GestureHandlers, Gestures, listenTo } from '../input/Gestures'
import type { Rect, Size } from '../layout/geometry'
import { Keyed } from './Keyed'
import type { Placement } from '../layout/placement'
import { rasterise } from './painter'
import { Stage } from './Stage'
import { Textures } from './Textures'

/** What pressing here would do. */
export type TableCursor = 'plain' | 'explain' | 'press' | 'grab' | 'carry'

/**
 * The drawn half of a scene, ready made: ground, board and table layers over one another, a surface
 * that listens to pointers, and a place for the DOM above. A scene hands it placements and a camera.
 */
export class TableStage {
  readonly overlay: HTMLElement
  readonly keyed: Keyed
  readonly textures: Textures
  readonly #root: HTMLElement
  readonly #surface: HTMLElement
  readonly #stage: Stage
  readonly #board = new Container()
  readonly #window = new Container()
  readonly #pane = new Sprite(Texture.WHITE)
  #stopListening: () => void = () => {}

  /** `name` is a class of the element, for the styles of one game. */
  static async open(host: HTMLElement, name: string, resized: () => void): Promise<TableStage> {
    const root = host.appendChild(element(`inset kit-scene ${name}`))
    const stage = await Stage.open(root, resized)
    return new TableStage(root, stage)
  }

  private constructor(root: HTMLElement, stage: Stage) {
    this.#root = root
    this.#stage = stage
    this.#surface = root.appendChild(element('inset kit-surface'))
    this.overlay = root.appendChild(element('inset kit-overlay'))
    this.textures = new Textures(rasterise, () => {
      this.#mark()
      stage.invalidate()
    })
    const ground = new Container()
    const table = new Container()
    this.#window.addChild(this.#pane)
    stage.root.addChild(ground, this.#board, table)
    this.keyed = new Keyed({ ground, board: this.#board, table }, this.textures, stage.motion)
  }

  get size(): Size {
    return this.#stage.size
  }

  get stats() {
    return { ...this.#stage.stats, sprites: this.keyed.created, textures: this.textures.size }
  }

  listen(handlers: GestureHandlers): void {
    this.#stopListening()
    this.#stopListening = listenTo(this.#surface, new Gestures(handlers, laterByTimer), handlers)
  }

  set cursor(kind: TableCursor) {
    this.#surface.dataset.cursor = kind
  }

  show(placements: readonly Placement[], duration: number): void {
    this.keyed.show(placements, duration)
    this.#mark()
    this.#stage.invalidate()
  }

  /** Draws what these placements will show. */
  prepare(placements: readonly Placement[]): Promise<void> {
    for (const { picture } of placements) this.textures.prepare(picture)
    return this.textures.settled()
  }

  /** For the bench: whether something is shown without its picture. */
  #mark(): void {
    this.#root.toggleAttribute('data-drawing', this.textures.awaiting)
  }

  /** Looks closer at the board; what leaves its window is cut off. */
  look({ scale, x, y }: Camera, window: Rect): void {
    this.#board.position.set(x, y)
    this.#board.scale.set(scale)
    this.#pane.position.set(window.x, window.y)
    this.#pane.setSize(window.w, window.h)
    const cut = scale > 1
    if (cut && !this.#window.parent) this.#stage.root.addChild(this.#window)
    if (!cut) this.#window.removeFromParent()
    this.#board.mask = cut ? this.#window : null
    this.#stage.invalidate()
  }

  close(): void {
    this.#stopListening()
    this.keyed.close()
    this.#stage.close()
    this.textures.close()
    this.#root.remove()
  }
}

function element(name: string): HTMLElement {
  const made = document.createElement('div')
  made.className = name
  return made
}
