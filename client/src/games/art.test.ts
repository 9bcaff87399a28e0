import { BANNER_COLOURS } from '@heorot/shared'
import { TRACK } from '@heorot/shared/games/legend'
import { edition, TILES } from '@heorot/shared/games/movie'
import { languages } from '../app/settings/languages'
import { palette, seatColours, seatNames } from '../art/palette'
import { clothColours, signInk } from '../art/signs/banner'
import { inlay, picture } from '../art/svg'
import { contrast } from '../app/testkit/contrast'
import { pennantGround, pennantInk } from './legend/art/card'
import { letterGlyphs } from './legend/art/glyphs/letterGlyphs'
import { stationIcons } from './legend/art/stations'
import { symbolColours } from './legend/art/symbolPaints'
import { boxesOf, tornPath } from './legend/art/torn'
import { legendTexts } from './legend/legendTexts'
import { loadLegendWords } from './legend/texts'
import { legendEn } from './legend/texts/table/en'
import { tileInks, tilePicture } from './movie/art/tile'

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

test('tiles of different faces look different', () => {
  const faces = new Set(
    edition.tiles.flatMap(row =>
      row.values.map(
        (value, i) =>
          `${row.ability} ${value} ${row.cash?.[i]}${row.ability === null && Math.abs(value) === 6 ? row.act : ''}`,
      ),
    ),
  )
  expect(new Set(TILES.map(tile => tilePicture(tile).svg)).size).toBe(faces.size)
})

test('each episode has a name, a story and a picture of its own', () => {
  const ids = TRACK.map(({ id }) => id)
  const { progress } = legendTexts(legendEn)
  const episodes = Object.values(legendEn.episode)
  for (const [i, [title]] of episodes.entries()) expect(progress(i + 1, ids.length)).toContain(title)
  for (const own of [stationIcons, legendEn.episode]) expect(Object.keys(own).sort()).toEqual([...ids].sort())
  for (const own of [
    Object.values(stationIcons),
    episodes.map(([title]) => title),
    episodes.map(row => row[1]),
  ])
    expect(new Set(own).size).toBe(ids.length)
})

test('an L is two boxes', () => {
  const outline = [
    [0, 0],
    [100, 0],
    [100, 80],
    [70, 80],
    [70, 30],
    [0, 30],
  ] as const
  expect(boxesOf(outline)).toEqual([
    { x: 0, y: 0, width: 100, height: 30 },
    { x: 70, y: 30, width: 30, height: 50 },
  ])
})

test('a torn edge keeps its corners and stays near the sheet', () => {
  const path = tornPath(
    [
      [0, 0],
      [200, 0],
      [200, 90],
      [0, 90],
    ],
    3,
  )
  const points = path
    .slice(1, -1)
    .split('L')
    .map(each => each.split(' ').map(Number))
  expect(points[0]).toEqual([0, 0])
  expect(points.filter(([x = 0, y = 0]) => x < -5 || x > 205 || y < -5 || y > 95)).toEqual([])
})

test('an inlaid picture takes the given place and size', () => {
  const dot = picture({ width: 10, height: 10, body: '<circle r="5"/>' })
  expect(inlay(dot, 3, 4, 20, 20)).toBe(
    '<svg x="3" y="4" width="20" height="20" viewBox="0 0 10 10"><circle r="5"/></svg>',
  )
})
