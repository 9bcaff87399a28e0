/** Draws SVG in a thread of its own: the tables do not wait for it. */
import { parentPort } from 'node:worker_threads'
import { drawPng, type SvgDrawing } from './drawPng'

parentPort?.on('message', (drawing: SvgDrawing) => {
  const png = drawPng(drawing)
  parentPort?.postMessage(png)
})
