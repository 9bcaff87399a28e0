/**
 * Numerals and single letters as paths: a picture rasterised from SVG cannot see the page's fonts.
 * Fonts are OFL (Alegreya, Alegreya Sans, Cinzel). Run: node tools/glyphs.mjs && npm run format
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import { snapPath } from './snapPath.mjs'

const require = createRequire(import.meta.url)
const grid = 500

const faces = {
  numeral: { font: 'alegreya', weight: 800, text: '0123456789+−' },
  sans: { font: 'alegreya-sans', weight: 800, text: '0123456789+−×%' },
  letter: { font: 'alegreya-sans', weight: 800, text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÉŁŚŻ' },
  title: { font: 'cinzel', weight: 700, text: '12345' },
  brand: { font: 'cinzel', weight: 700, text: 'HEORT' },
}

const open = ({ font, weight }, subset) =>
  openSync(require.resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff`))

const row = (fonts, character) => {
  const font = fonts.find(each => each.hasGlyphForCodePoint(character.codePointAt(0)))
  const [glyph] = font.layout(character, ['lnum']).glyphs
  const scale = grid / font.unitsPerEm
  const path = snapPath(glyph.path.scale(scale, -scale).toSVG())
  return `  '${character}': [${Math.round(glyph.advanceWidth * scale)}, '${path}'],`
}

/** Letters of one game lie with its art. */
const owners = { numeral: 'games/movie/', letter: 'games/legend/', title: 'games/legend/' }
const folderOf = name => new URL(`../client/src/${owners[name] ?? ''}art/glyphs/`, import.meta.url)

for (const [name, face] of Object.entries(faces)) {
  const fonts = [open(face, 'latin'), open(face, 'latin-ext')]
  const rows = [...face.text].map(character => row(fonts, character)).join('\n')
  const text = `/** Written by tools/glyphs.mjs: [advance, path] in units of 1/${grid} em, baseline at 0. */
export const ${name}Glyphs = {\n${rows}\n} as const\n`
  mkdirSync(folderOf(name), { recursive: true })
  writeFileSync(new URL(`${name}Glyphs.ts`, folderOf(name)), text)
}
