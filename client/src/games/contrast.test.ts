import { BANNER_COLOURS } from '@heorot/shared'
import { credits } from '../art/credits'
import { clothColours, signInk } from '../art/signs/banner'
import { palette, seatColours, seatNames } from '../art/palette'
import { languages } from '../app/settings/languages'
import { contrast } from '../testkit/contrast'
import { pennantGround, pennantInk } from './legend/art/card'
import { letterGlyphs } from './legend/art/glyphs/letterGlyphs'
import { symbolColours } from './legend/art/symbolPaints'
import { loadLegendWords } from './legend/texts'
import { tileInks } from './movie/art/tile'

const symbols = Object.keys(symbolColours) as (keyof typeof symbolColours)[]

/** WCAG AA: 4.5 for words, 3 for large numerals and signs. */
const [words, large] = [4.5, 3]

const weak = (pairs: readonly (readonly [name: string, ink: string, face: string, least: number])[]) =>
  pairs
    .map(([name, ink, face, least]) => ({ name, ratio: Math.round(contrast(ink, face) * 10) / 10, least }))
    .filter(({ ratio, least }) => ratio < least)

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1)
})

test('tiles: numerals and names can be read on the darkest part of a light face and the lightest of a dark one', () => {
  const kinds = Object.entries(tileInks)
  expect(weak(kinds.map(([kind, { ink, face }]) => [kind, ink, face, large]))).toEqual([])
  expect(weak(kinds.map(([kind, { name, face }]) => [kind, name, face, words]))).toEqual([])
})

test('cards: letter and diamonds stand out from the pennant, signs from the roundels', () => {
  expect(weak(symbols.map(symbol => [symbol, pennantInk(symbol), pennantGround, words]))).toEqual([])
  expect(weak([['roundel', palette.ink, palette.vellumShade, words]])).toEqual([])
  expect(weak(symbols.map(symbol => [symbol, '#1d140c', symbolColours[symbol], words]))).toEqual([])
})

test('seats: the sigil stands out from its colour', () => {
  expect(weak(seatNames.map(seat => [seat, palette.pip, seatColours[seat].dark, words]))).toEqual([])
})

test('banners: a sign stands out from every cloth', () => {
  expect(weak(BANNER_COLOURS.map(cloth => [cloth, signInk(cloth), clothColours[cloth], large]))).toEqual([])
})

test('interface: text on oak and iron, ink on vellum', () => {
  expect(
    weak([
      ['text on iron', palette.text, palette.iron, words],
      ['muted on iron', palette.muted, palette.iron, words],
      ['text on oak', palette.text, palette.oakLight, words],
      ['ink on vellum', palette.ink, palette.vellumShade, words],
    ]),
  ).toEqual([])
})

test.each(languages)(
  'in %s a capital letter of its own stands for each symbol, and can be set',
  async language => {
    const letters = Object.values((await loadLegendWords(language)).letter)
    expect(new Set(letters).size).toBe(symbols.length)
    expect(letters.filter(letter => !(letter in letterGlyphs))).toEqual([])
  },
)

test('everybody whose work we use is named with a licence', () => {
  expect(
    credits.every(({ by, licence, url }) => by.length > 0 && licence !== '' && url.startsWith('https://')),
  ).toBe(true)
})
