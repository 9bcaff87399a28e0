/** Draws pictures one after the other in a thread that ends when it is no longer needed, and keeps the last ones. */
import { Worker } from 'node:worker_threads'
import type { SvgDrawing } from './worker'

/** Pictures of about 300 kB each. */
const KEPT = 40
/** With more waiting, further requests are refused for now. */
const MOST_WAITING = 20
const IDLE = 30_000
const PATIENCE = 10_000

export class TooManyPictures extends Error {}

export class PngRenderer {
  readonly #kept = new Map<string, Promise<Uint8Array>>()
  #queue: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #worker: Worker | null = null
  #idle: NodeJS.Timeout | undefined

  /** `script`: the built `previewWorker`. */
  constructor(private readonly script: string) {}

  /** The picture of this name, drawn once. */
  picture(name: string, drawing: () => SvgDrawing): Promise<Uint8Array> {
    const known = this.#kept.get(name)
    if (known) return known
    if (this.#waiting >= MOST_WAITING) return Promise.reject(new TooManyPictures())
    this.#waiting++
    const drawn = this.#queue.then(() => this.#draw(drawing())).finally(() => this.#waiting--)
    this.#queue = drawn.catch(() => {})
    this.#keep(name, drawn)
    return drawn
  }

  #keep(name: string, drawn: Promise<Uint8Array>): void {
    this.#kept.set(name, drawn)
    drawn.catch(() => this.#kept.delete(name))
    for (const oldest of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(oldest)
  }

  async #draw(drawing: SvgDrawing): Promise<Uint8Array> {
    clearTimeout(this.#idle)
    this.#worker ??= new Worker(this.script)
    const worker = this.#worker
    try {
      return await answerOf(worker, drawing)
    } catch (error) {
      await this.close()
      throw error
    } finally {
      this.#idle = setTimeout(() => void this.close(), IDLE).unref()
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = null
    await worker?.terminate()
  }
}

function answerOf(worker: Worker, drawing: SvgDrawing): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const fail = (why: Error) => settle(() => reject(why))
    const done = (png: Uint8Array) => settle(() => resolve(png))
    const ended = () => fail(new Error('the drawing thread ended'))
    const timer = setTimeout(() => fail(new Error('drawing takes too long')), PATIENCE)
    const settle = (then: () => void) => {
      clearTimeout(timer)
      worker.off('message', done).off('error', fail).off('exit', ended)
      then()
    }
    worker.on('message', done).on('error', fail).on('exit', ended)
    worker.postMessage(drawing)
  })
}
