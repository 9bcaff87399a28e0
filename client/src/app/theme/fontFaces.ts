/** The fonts of the client: of each face small files for what our texts need, in front of the whole ones. */

interface Face {
  readonly family: string
  readonly file: string
  readonly weight: number
}

interface Subset {
  readonly name: string
  readonly range: string
  /** For our own files: the letters, and the packaged subset they are taken from. */
  readonly cut?: { readonly from: string; readonly text: string }
}

export const FACES: readonly Face[] = [
  { family: 'Cinzel', file: 'cinzel', weight: 600 },
  { family: 'Alegreya', file: 'alegreya', weight: 400 },
  { family: 'Alegreya', file: 'alegreya', weight: 700 },
  { family: 'Alegreya', file: 'alegreya', weight: 800 },
  { family: 'Alegreya Sans', file: 'alegreya-sans', weight: 500 },
  { family: 'Alegreya Sans', file: 'alegreya-sans', weight: 700 },
]

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')
const western = 'ÀÂÄÇÈÉÊËÎÏÔÓÖØÙÛÜßàáâäæçèéêëîïñóôöøùûüœ'
const signs = '\u00a0«»‹›‘’‚“”„–—…·•°±×−½'

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')

/** `abcx` as U+0061-0063, U+0078. */
function rangeOf(text: string): string {
  const runs: [from: number, to: number][] = []
  for (const code of [...text].map(letter => letter.codePointAt(0)!).sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ')
}

const own = (name: string, from: string, text: string): Subset => ({
  ...{ name, range: rangeOf(text) },
  cut: { from, text },
})

/**
 * In the order of the style sheet: where ranges overlap, a browser takes the last. No font has the narrow space
 * of French (U+202F), so none is fetched for it.
 */
export const SUBSETS: readonly Subset[] = [
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
  own('polish', 'latin-ext', 'ĄąĆćĘęŁłŃńŚśŹźŻż'),
  own('core', 'latin', ascii + western + signs),
]

export const packagedFont = ({ file, weight }: Face, subset: string): string =>
  `@fontsource/${file}/files/${file}-${subset}-${weight}-normal.woff2`

/** In `client/src/app/theme`, written by `tools/fonts.mjs`. */
export const ownFont = ({ file, weight }: Face, { name }: Subset): string =>
  `./fonts/${file}-${name}-${weight}.woff2`

const rule = (face: Face, subset: Subset): string => `@font-face {
  font-family: "${face.family}";
  font-weight: ${face.weight};
  font-display: swap;
  src: url("${subset.cut ? ownFont(face, subset) : packagedFont(face, subset.name)}") format("woff2");
  unicode-range: ${subset.range};
}
`

/** The style sheet. A browser fetches a font when a letter of its range is on the page. */
export const fontStyles = (): string =>
  FACES.flatMap(face => SUBSETS.map(subset => rule(face, subset))).join('')
