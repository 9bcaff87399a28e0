/** Draws SVG in a thread of its own: the tables do not wait for it. */
import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'

export interface SvgDrawing {
  readonly svg: string
  readonly fonts: readonly string[]
}

parentPort?.on('message', ({ svg, fonts }: SvgDrawing) => {
  const font = { loadSystemFonts: false, fontFiles: [...fonts] }
  parentPort?.postMessage(new Resvg(svg, { font }).render().asPng())
})
