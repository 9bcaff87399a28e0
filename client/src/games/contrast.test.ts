import { contrast } from '../art/colour'
import { credits } from '../art/credits'
import { hallLayer, hallLayers, hallPicture, hallViews } from '../art/hall/hall'
import { palette, seatColours, seatNames } from '../art/palette'
import { pennantGround, pennantInk } from './legend/art/card'
import { letterGlyphs } from './legend/art/glyphs/letterGlyphs'
import { symbolColours } from './legend/art/symbolPaints'
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

test('capital letters of all four languages can be set', () => {
  expect([...'TFWCABRKMLVPÉŁŚŻ'].filter(letter => !(letter in letterGlyphs))).toEqual([])
})

test('the hall in layers is the hall in one', () => {
  const layers = hallLayers.map(layer => hallLayer({ layer, view: 'wide' }))
  expect(
    layers.every(({ width, height }) => width === hallViews.wide[2] && height === hallViews.wide[3]),
  ).toBe(true)
  const whole = hallPicture({ view: 'wide' }).svg
  const bodies = layers.map(({ svg }) =>
    svg.replace(/^<svg[^>]*>(<defs>.*?<\/defs>)?/, '').replace('</svg>', ''),
  )
  expect(bodies.filter(body => !whole.includes(body))).toEqual([])
})

test('everybody whose work we use is named with a licence', () => {
  expect(
    credits.every(({ by, licence, url }) => by.length > 0 && licence !== '' && url.startsWith('https://')),
  ).toBe(true)
})
