/**
 * Small fonts for what our texts need, in front of the whole ones, which load when somebody writes other
 * letters. Only what a page uses stays: kerning, ligatures and lining figures, but no hints for coarse screens.
 * Fonts are OFL (Alegreya, Alegreya Sans, Cinzel). Run: npx tsx tools/fonts.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { FACES, ownFont, packagedFont, SUBSETS } from '../client/src/app/theme/fontFaces.ts'

const require = createRequire(import.meta.url)
const folder = new URL('../client/src/app/theme/', import.meta.url)

const keepFeatures = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'lnum']

mkdirSync(new URL('./fonts/', folder), { recursive: true })
for (const face of FACES)
  for (const subset of SUBSETS) {
    if (!subset.cut) continue
    const whole = readFileSync(require.resolve(packagedFont(face, subset.cut.from)))
    writeFileSync(
      new URL(ownFont(face, subset), folder),
      await subsetFont(whole, subset.cut.text, { targetFormat: 'woff2', keepFeatures, noHinting: true }),
    )
  }
