import { type Container, Sprite, type Texture } from 'pixi.js'
import type { Goal, Motion } from './Motion'
import { matchAlike } from './matchAlike'
import type { Picture, Placement } from '../layout/placement'

export interface PictureSource {
  /** The texture of a picture; an empty one, filled later, while it is being drawn. */
  get(picture: Picture): Texture
}

interface Shown {
  readonly sprite: Sprite
  placement: Placement
}

/**
 * Keeps one sprite per key. A sprite is made when its key appears, slides when its placement changes
 * and fades when the key is gone; until then it is not created again.
 */
export class Keyed {
  /** How many sprites were ever made: a test holds it still. */
  created = 0
  readonly #shown = new Map<string, Shown>()
  readonly #layers: Readonly<Record<string, Container>>
  readonly #pictures: PictureSource
  readonly #motion: Motion
  #left = 0

  /** A placement without a layer goes into the last one. */
  constructor(layers: Readonly<Record<string, Container>>, pictures: PictureSource, motion: Motion) {
    this.#layers = layers
    this.#pictures = pictures
    this.#motion = motion
    for (const layer of Object.values(layers)) layer.sortableChildren = true
  }

  get size(): number {
    return this.#shown.size
  }

  sprite(key: string): Sprite | null {
    return this.#shown.get(key)?.sprite ?? null
  }

  /** Shows exactly these placements; changes take `duration` milliseconds. */
  show(placements: readonly Placement[], duration: number): void {
    this.#nameAlike(placements)
    const wanted = new Set(placements.map(p => p.key))
    for (const key of [...this.#shown.keys()]) if (!wanted.has(key)) this.#remove(key, duration)
    for (const placement of placements) this.#place(placement, duration)
  }

  /**
   * Moves each sprite to the nearest place with the same face; unmatched sprites get a spare key. A place that
   * another thing occupies keeps its sprite, so a card back turns over where it lies.
   */
  #nameAlike(placements: readonly Placement[]): void {
    const old = new Map<string, Shown>()
    for (const [key, shown] of this.#shown) if (shown.placement.alike !== undefined) old.set(key, shown)
    for (const key of old.keys()) this.#shown.delete(key)
    for (const [from, to] of matchAlike(
      [...old.values()].map(shown => shown.placement),
      placements.filter(({ key }) => !this.#shown.has(key)),
    )) {
      this.#shown.set(to, old.get(from)!)
      old.delete(from)
    }
    for (const shown of old.values()) this.#shown.set(`left:${this.#left++}`, shown)
  }

  /** Puts sprites where they are and textures as they are again, after a texture was drawn again. */
  refresh(): void {
    for (const { sprite, placement } of this.#shown.values()) applyTexture(sprite, placement, this.#pictures)
  }

  #layerOf({ layer }: Placement): Container {
    const found = layer === undefined ? Object.values(this.#layers).at(-1) : this.#layers[layer]
    if (!found) throw new Error(`no layer ${layer}`)
    return found
  }

  #place(placement: Placement, common: number): void {
    const duration = placement.duration ?? common
    const known = this.#shown.get(placement.key)
    if (!known) {
      this.#add(placement, duration)
      return
    }
    const before = known.placement
    known.placement = placement
    const layer = this.#layerOf(placement)
    const changedLayer = known.sprite.parent !== layer
    if (changedLayer) moveInto(layer, known.sprite)
    if (before.picture.key !== placement.picture.key || before.tint !== placement.tint)
      applyTexture(known.sprite, placement, this.#pictures)
    // What moves passes over what lies; it sinks to its own height on arrival.
    if (changedLayer || !samePlace(before, placement)) {
      known.sprite.zIndex =
        placement.z + ((changedLayer || moved(before, placement)) && duration > 0 ? 1000 : 0)
      this.#motion.to(known.sprite, goalOf(placement), duration, () => {
        known.sprite.zIndex = known.placement.z
      })
    } else if (!this.#motion.moves(known.sprite)) known.sprite.zIndex = placement.z
  }

  #add(placement: Placement, duration: number): void {
    const layer = this.#layerOf(placement)
    const sprite = new Sprite()
    this.created++
    sprite.anchor.set(0.5)
    applyTexture(sprite, placement, this.#pictures)
    sprite.zIndex = placement.z + (placement.from && duration > 0 ? 1000 : 0)
    Object.assign(
      sprite,
      goalOf(placement),
      placement.from ? intoLayer(layer, centreGoal(placement.from)) : { alpha: 0 },
    )
    layer.addChild(sprite)
    const shown: Shown = { sprite, placement }
    this.#shown.set(placement.key, shown)
    this.#motion.to(sprite, goalOf(placement), duration, () => {
      sprite.zIndex = shown.placement.z
    })
  }

  #remove(key: string, duration: number): void {
    const sprite = this.#shown.get(key)?.sprite
    this.#shown.delete(key)
    if (sprite) this.#motion.to(sprite, { alpha: 0 }, duration * 0.6, () => sprite.destroy())
  }

  close(): void {
    for (const { sprite } of this.#shown.values()) {
      this.#motion.forget(sprite)
      sprite.destroy()
    }
    this.#shown.clear()
  }
}

function applyTexture(sprite: Sprite, placement: Placement, pictures: PictureSource): void {
  const { width, height } = sprite
  sprite.texture = pictures.get(placement.picture)
  if (width > 0 && height > 0) Object.assign(sprite, { width, height })
  sprite.tint = placement.tint ?? 0xffffff
}

/** Screen coordinates in those of a layer, which is only ever moved and scaled. */
const intoLayer = (layer: Container, goal: Goal): Goal => ({
  x: ((goal.x ?? 0) - layer.x) / layer.scale.x,
  y: ((goal.y ?? 0) - layer.y) / layer.scale.y,
  width: (goal.width ?? 0) / layer.scale.x,
  height: (goal.height ?? 0) / layer.scale.y,
})

/** Into another layer without a jump on the screen. */
function moveInto(layer: Container, sprite: Sprite): void {
  const old = sprite.parent
  if (old) {
    const { x, y } = old.scale
    const onScreen = {
      x: sprite.x * x + old.x,
      y: sprite.y * y + old.y,
      width: sprite.width * x,
      height: sprite.height * y,
    }
    Object.assign(sprite, intoLayer(layer, onScreen))
  }
  layer.addChild(sprite)
}

const centreGoal = (r: { x: number; y: number; w: number; h: number }): Goal => ({
  x: r.x + r.w / 2,
  y: r.y + r.h / 2,
  width: r.w,
  height: r.h,
})

const goalOf = (p: Placement): Goal => ({
  ...centreGoal(p),
  alpha: p.alpha ?? 1,
  rotation: p.rotation ?? 0,
})

const moved = (a: Placement, b: Placement) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 24

const samePlace = (a: Placement, b: Placement) =>
  a.x === b.x &&
  a.y === b.y &&
  a.w === b.w &&
  a.h === b.h &&
  (a.alpha ?? 1) === (b.alpha ?? 1) &&
  (a.rotation ?? 0) === (b.rotation ?? 0)
