import 'pixi.js/unsafe-eval'
import { Container, Ticker, WebGLRenderer } from 'pixi.js'
import { numberOf } from '../../art/colour'
import { colours } from '../../app/theme/tokens'
import type { Size } from '../layout/geometry'
import { Motion } from './Motion'

export interface StageStats {
  frames: number
  /** Script time of all frames together and of the longest, in milliseconds. */
  scriptMs: number
  longestMs: number
}

const MAX_RESOLUTION = 2
const RETRY_MS = 400
/**
 * Pictures to one call of the graphics card. Pixi takes 32 where it can; but the shader asks for every one of
 * them at every pixel where the processor plays the graphics card, and a dozen calls more cost nothing.
 */
const PICTURES_PER_CALL = 4

// Pixi's housekeeping would request sixty frames a second all the time; here it runs with the frames that are drawn.
Ticker.system.autoStart = false
Ticker.system.stop()

/** How much larger than its own size the page shows an element: a big screen is scaled as a whole. */
const enlarged = (host: HTMLElement): number => host.getBoundingClientRect().width / host.clientWidth || 1

/**
 * The drawing surface of a table. It renders when something changed and rests otherwise; it follows
 * the size of its host; and when the graphics card forgets everything, it starts again with the same
 * objects.
 */
export class Stage {
  readonly root = new Container()
  readonly motion: Motion
  readonly stats: StageStats = { frames: 0, scriptMs: 0, longestMs: 0 }
  readonly #host: HTMLElement
  readonly #resized: (size: Size) => void
  readonly #observer: ResizeObserver
  /** Asking the page for it would make the browser lay everything out first. */
  size: Size = { w: 0, h: 0 }
  #renderer: WebGLRenderer | null = null
  #frame: number | null = null
  #closed = false

  /** `resized` is called with every new size of the host, also while the surface is being rebuilt. */
  static async open(host: HTMLElement, resized: (size: Size) => void): Promise<Stage> {
    const stage = new Stage(host, resized)
    await stage.#build()
    return stage
  }

  private constructor(host: HTMLElement, resized: (size: Size) => void) {
    this.#host = host
    this.#resized = resized
    this.motion = new Motion(
      () => performance.now(),
      () => this.invalidate(),
    )
    this.#observer = new ResizeObserver(() => this.#resize())
    this.#observer.observe(host)
  }

  get canvas(): HTMLCanvasElement | null {
    return this.#renderer?.canvas ?? null
  }

  /** Something changed: draw at the next frame. */
  invalidate(): void {
    if (this.#frame === null && !this.#closed) this.#frame = requestAnimationFrame(() => this.#tick())
  }

  close(): void {
    this.#closed = true
    this.#observer.disconnect()
    if (this.#frame !== null) cancelAnimationFrame(this.#frame)
    this.root.destroy({ children: true })
    this.#renderer?.destroy({ removeView: true })
    this.#renderer = null
  }

  #tick(): void {
    this.#frame = null
    const start = performance.now()
    this.motion.step()
    this.#renderer?.render(this.root)
    Ticker.system.update(start)
    const took = performance.now() - start
    this.stats.frames++
    this.stats.scriptMs += took
    this.stats.longestMs = Math.max(this.stats.longestMs, took)
    if (this.motion.busy) this.invalidate()
  }

  #measure(): Size {
    this.size = { w: this.#host.clientWidth, h: this.#host.clientHeight }
    return this.size
  }

  #resize(): void {
    const { w, h } = this.#measure()
    if (w === 0 || h === 0) return
    this.#renderer?.resize(w, h)
    this.#resized({ w, h })
    this.invalidate()
  }

  async #build(): Promise<void> {
    const renderer = new WebGLRenderer()
    const { w, h } = this.#measure()
    await renderer.init({
      width: Math.max(1, w),
      height: Math.max(1, h),
      resolution: Math.min(MAX_RESOLUTION, (globalThis.devicePixelRatio || 1) * enlarged(this.#host)),
      autoDensity: true,
      antialias: false,
      // Nothing shines through: the browser need not paint what lies under the table.
      backgroundAlpha: 1,
      backgroundColor: numberOf(colours.oakDeep),
      powerPreference: 'low-power',
      // Sprites need none of Pixi's plugins: no events, no accessibility overlay, no filters.
      skipExtensionImports: true,
    })
    if (this.#closed) {
      renderer.destroy({ removeView: true })
      return
    }
    this.#renderer = renderer
    renderer.limits.maxBatchableTextures = PICTURES_PER_CALL
    renderer.canvas.classList.add('inset', 'kit-canvas')
    renderer.canvas.setAttribute('aria-hidden', 'true')
    renderer.canvas.addEventListener('webglcontextlost', event => this.#lost(event))
    this.#host.prepend(renderer.canvas)
    this.#resize()
  }

  /**
   * A new canvas and renderer under the same objects; the textures upload themselves again. The old
   * renderer is left to itself: taking it apart without its context fails half-way.
   */
  #lost(event: Event): void {
    event.preventDefault()
    this.#renderer?.canvas.remove()
    this.#renderer = null
    const again = () => {
      if (this.#closed) return
      this.#build().catch(() => setTimeout(again, RETRY_MS))
    }
    setTimeout(again, RETRY_MS)
  }
}
