/**
 * Numerals and single letters as paths: a picture rasterised from SVG cannot see the page's fonts.
 * Fonts are OFL (Alegreya, Alegreya Sans, Cinzel). Run: node tools/glyphs.mjs && npm run format
 */
import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import { writeTables } from './artSources.mjs'
import { snapPath } from './snapPath.mjs'

const require = createRequire(import.meta.url)
const grid = 500

const open = ({ font, weight }, subset) =>
  openSync(require.resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff`))

const row = (fonts, character) => {
  const font = fonts.find(each => each.hasGlyphForCodePoint(character.codePointAt(0)))
  const [glyph] = font.layout(character, ['lnum']).glyphs
  const scale = grid / font.unitsPerEm
  const path = snapPath(glyph.path.scale(scale, -scale).toSVG())
  return `  '${character}': '${Math.round(glyph.advanceWidth * scale)} ${path}',`
}

writeTables('glyphs', (table, face) => {
  const fonts = [open(face, 'latin'), open(face, 'latin-ext')]
  const rows = [...face.text].map(character => row(fonts, character)).join('\n')
  return `/** Written by tools/glyphs.mjs: advance and path in units of 1/${grid} em, baseline at 0. */
export const ${table} = {\n${rows}\n} as const\n`
})
