import { Resvg } from '@resvg/resvg-js'

export interface SvgDrawing {
  readonly svg: string
  readonly fonts: readonly string[]
}

export const drawPng = ({ svg, fonts }: SvgDrawing): Uint8Array =>
  new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [...fonts] } }).render().asPng()
