import type { Later } from '../../playback/Director'
import type { Point } from '../layout/geometry'

/** What pointers mean. `lift` answers whether there is something to carry at that point. */
export interface GestureHandlers {
  press(at: Point, touch: boolean): void
  lift(at: Point): boolean
  carry(at: Point): void
  drop(at: Point): void
  hover(at: Point | null): void
  hold(at: Point): void
  pan(dx: number, dy: number): void
  zoom(at: Point, factor: number): void
}

interface Finger extends Point {
  readonly startX: number
  readonly startY: number
  readonly touch: boolean
}

type Doing = 'nothing' | 'deciding' | 'carrying' | 'panning' | 'pinching' | 'held'

const SLOP = { mouse: 5, touch: 10 }
const HOLD_MS = 450

/** Turns pointer events into gestures: click and tap, drag, long press, pan and pinch. */
export class Gestures {
  readonly #on: GestureHandlers
  readonly #later: Later
  readonly #fingers = new Map<number, Finger>()
  #doing: Doing = 'nothing'
  #cancelHold: (() => void) | null = null

  constructor(handlers: GestureHandlers, later: Later) {
    this.#on = handlers
    this.#later = later
  }

  down(id: number, at: Point, touch: boolean): void {
    this.#fingers.set(id, { ...at, startX: at.x, startY: at.y, touch })
    this.#stopHold()
    if (this.#fingers.size === 2) {
      if (this.#doing === 'carrying') this.#on.drop({ x: -1, y: -1 })
      this.#doing = 'pinching'
    } else if (this.#fingers.size === 1) {
      this.#doing = 'deciding'
      if (touch) this.#cancelHold = this.#later(HOLD_MS, () => this.#held(at))
    }
  }

  move(id: number, at: Point): void {
    const finger = this.#fingers.get(id)
    if (!finger) {
      this.#on.hover(at)
      return
    }
    const before: Point = { x: finger.x, y: finger.y }
    if (this.#doing === 'pinching') this.#pinch(id, at)
    this.#fingers.set(id, { ...finger, ...at })
    if (this.#doing === 'deciding') this.#decide(finger, at)
    if (this.#doing === 'carrying') this.#on.carry(at)
    if (this.#doing === 'panning') this.#on.pan(at.x - before.x, at.y - before.y)
  }

  up(id: number, at: Point): void {
    const finger = this.#fingers.get(id)
    this.#fingers.delete(id)
    this.#stopHold()
    if (!finger || this.#fingers.size > 0) return
    const was = this.#doing
    this.#doing = 'nothing'
    if (was === 'deciding') this.#on.press(at, finger.touch)
    if (was === 'carrying') this.#on.drop(at)
    if (was === 'held') this.#on.hover(null)
  }

  cancel(id: number): void {
    if (this.#doing === 'carrying') this.#on.drop({ x: -1, y: -1 })
    this.#fingers.delete(id)
    this.#stopHold()
    if (this.#fingers.size === 0) this.#doing = 'nothing'
  }

  leave(): void {
    if (this.#fingers.size === 0) this.#on.hover(null)
  }

  #decide(finger: Finger, at: Point): void {
    const slop = finger.touch ? SLOP.touch : SLOP.mouse
    if (Math.hypot(at.x - finger.startX, at.y - finger.startY) < slop) return
    this.#stopHold()
    this.#doing = this.#on.lift({ x: finger.startX, y: finger.startY }) ? 'carrying' : 'panning'
  }

  #pinch(id: number, at: Point): void {
    const [first, second] = [...this.#fingers.entries()]
    if (!first || !second) return
    const other = first[0] === id ? second[1] : first[1]
    const moving = this.#fingers.get(id) ?? other
    const apart = (p: Point) => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y))
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
    this.#on.zoom(middle, apart(at) / apart(moving))
    this.#on.pan((at.x - moving.x) / 2, (at.y - moving.y) / 2)
  }

  #held(at: Point): void {
    if (this.#doing !== 'deciding') return
    this.#doing = 'held'
    this.#on.hold(at)
  }

  #stopHold(): void {
    this.#cancelHold?.()
    this.#cancelHold = null
  }
}

/** Feeds an element's pointer events into gestures, in the element's own pixels. Returns what stops it. */
export function listenTo(element: HTMLElement, gestures: Gestures, handlers: GestureHandlers): () => void {
  const aborter = new AbortController()
  const options = { signal: aborter.signal }
  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const capture = (event: PointerEvent) => {
    if (event.button !== 0) return
    element.setPointerCapture(event.pointerId)
    gestures.down(event.pointerId, at(event), event.pointerType !== 'mouse')
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    handlers.zoom(at(event), Math.exp(-event.deltaY / 400))
  }
  element.addEventListener('pointerdown', capture, options)
  element.addEventListener('pointermove', e => gestures.move(e.pointerId, at(e)), options)
  element.addEventListener('pointerup', e => gestures.up(e.pointerId, at(e)), options)
  element.addEventListener('pointercancel', e => gestures.cancel(e.pointerId), options)
  element.addEventListener('pointerleave', () => gestures.leave(), options)
  element.addEventListener('wheel', wheel, { ...options, passive: false })
  return () => aborter.abort()
}
