/**
 * Small fonts for what our texts need, in front of the whole ones, which load when somebody writes other
 * letters. Only what a page uses stays: kerning, ligatures and lining figures, but no hints for coarse screens.
 * Fonts are OFL (Alegreya, Alegreya Sans, Cinzel). Run: node tools/fonts.mjs && npm run format
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const folder = new URL('../client/src/app/theme/', import.meta.url)

const faces = [
  { family: 'Cinzel', file: 'cinzel', weight: 600 },
  { family: 'Alegreya', file: 'alegreya', weight: 400 },
  { family: 'Alegreya', file: 'alegreya', weight: 700 },
  { family: 'Alegreya', file: 'alegreya', weight: 800 },
  { family: 'Alegreya Sans', file: 'alegreya-sans', weight: 500 },
  { family: 'Alegreya Sans', file: 'alegreya-sans', weight: 700 },
]

const keepFeatures = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'lnum']

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')
const western = 'ÀÂÄÇÈÉÊËÎÏÔÓÖØÙÛÜßàáâäæçèéêëîïñóôöøùûüœ'
const signs = '\u00a0«»‹›‘’‚“”„–—…·•°±×−½'

/**
 * In the order of the style sheet: where ranges overlap, a browser takes the last. No font has the narrow space
 * of French (U+202F), so none is fetched for it.
 */
const subsets = [
  {
    name: 'latin-ext',
    range:
      'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
  {
    name: 'latin',
    range:
      'U+00A1-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-202E, U+2030-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
  { name: 'polish', from: 'latin-ext', text: 'ĄąĆćĘęŁłŃńŚśŹźŻż' },
  { name: 'core', from: 'latin', text: ascii + western + signs },
]

const hex = code => code.toString(16).toUpperCase().padStart(4, '0')

/** `abcx` as U+0061-0063, U+0078. */
function rangeOf(text) {
  const runs = []
  for (const code of [...text].map(letter => letter.codePointAt(0)).sort((a, b) => a - b)) {
    if (runs.at(-1)?.at(1) === code - 1) runs.at(-1)[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ')
}

const packaged = ({ file, weight }, subset) =>
  `@fontsource/${file}/files/${file}-${subset}-${weight}-normal.woff2`

/** Where the font of a subset is; writes it if it is one of ours. */
async function address(face, { name, from, text }) {
  if (!from) return packaged(face, name)
  const whole = readFileSync(require.resolve(packaged(face, from)))
  const path = `./fonts/${face.file}-${name}-${face.weight}.woff2`
  writeFileSync(
    new URL(path, folder),
    await subsetFont(whole, text, { targetFormat: 'woff2', keepFeatures, noHinting: true }),
  )
  return path
}

const rule = ({ family, weight }, url, range) => `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("${url}") format("woff2");
  unicode-range: ${range};
}
`

mkdirSync(new URL('./fonts/', folder), { recursive: true })
const rules = []
for (const face of faces)
  for (const subset of subsets)
    rules.push(rule(face, await address(face, subset), subset.range ?? rangeOf(subset.text)))
writeFileSync(
  new URL('./fonts.css', folder),
  `/* Written by tools/fonts.mjs. A browser fetches a font when a letter of its range is on the page. */\n${rules.join('')}`,
)
