/** Tiles of the Movie Board Game, in a box of 108 units: boons on vellum, perils on slate, specials on gold. */
import type { Ability, Act } from '@heorot/shared/games/movie'
import { lettering } from '../../../art/glyph'
import { sansGlyphs } from '../../../art/glyphs/sansGlyphs'
import { paperStain, stoneGrain } from '../../../art/noise'
import { brassDome, goldVellum, slate, vellum } from '../../../art/paints'
import { palette } from '../../../art/palette'
import { iconAt, linear, type Paint, type SvgPicture, picture, type Slot, use } from '../../../art/svg'
import { plainMotif } from '../plainMotif'
import { numeralGlyphs } from './glyphs/numeralGlyphs'
import { movieIcons } from './icons/movieIcons'
import { abilityIcons, plainIcons } from './motifs'
import { ravine, ravinePaints } from './ravine'

export interface TileFace {
  readonly ability: Ability | null
  /** 0 for the tiles without a value. */
  readonly value: number
  /** What a treasure is worth when cashed in. */
  readonly cash?: number | null
  readonly act?: Act
  /** For small screens: bigger numeral and picture, no room for a name. */
  readonly mini?: boolean
}

export const tileSize = 108

type TileKind = 'boon' | 'peril' | 'special' | 'dark' | 'gorge'

const kindOf = ({ ability, value }: TileFace): TileKind => {
  if (ability === 'gorge') return 'gorge'
  if (ability === 'treachery') return 'dark'
  if (value === 0) return 'special'
  return value > 0 ? 'boon' : 'peril'
}

interface Look {
  readonly ground: () => Paint
  readonly grain: () => Paint
  readonly side: string
  readonly ink: string
  readonly name: string
  readonly line: string
  readonly dark: boolean
}

const light = { grain: paperStain, side: '#8b7347', ink: '#3a2c1d', dark: false }
const stone = { ground: slate, grain: stoneGrain, side: '#0b0e0f', dark: true }

const looks: Readonly<Record<TileKind, Look>> = {
  boon: { ...light, ground: vellum, name: '#4a3924', line: palette.boon },
  special: {
    ...light,
    ground: goldVellum,
    name: '#3a2a14',
    line: '#8a6420',
    side: '#7d5f2b',
    ink: '#3a2a14',
  },
  gorge: { ...light, ground: vellum, name: palette.ink, line: '#8a6420' },
  peril: { ...stone, name: '#d3d6d5', ink: '#b9c0c2', line: palette.peril },
  dark: { ...stone, name: '#eadfc8', ink: '#e9ddc4', line: palette.peril },
}

/** Face and ink of each kind of tile, for the contrast test and for words set by the scene. */
export const tileInks = {
  boon: { face: '#d2bc8e', ink: palette.boonInk, name: looks.boon.name },
  peril: { face: '#3b4347', ink: palette.perilInk, name: looks.peril.name },
  special: { face: '#cdb06b', ink: looks.special.ink, name: looks.special.name },
} as const

const face = (fill: string, extra = '') =>
  `<rect x="3" y="3" width="102" height="102" rx="9" fill="${fill}" ${extra}/>`

const bevel = (dark: boolean, rim: string) =>
  `<rect x="3.5" y="3.5" width="101" height="101" rx="8.6" fill="none" stroke="${rim}" stroke-opacity=".9"/>
<path d="M5 96V14Q5 5 14 5H96" fill="none" stroke="#fff" stroke-opacity="${dark ? 0.3 : 0.85}" stroke-width="1.7" stroke-linecap="round"/>
<path d="M14 103.6H95Q103.6 103.6 103.6 95V14" fill="none" stroke="#000" stroke-opacity="${dark ? 0.5 : 0.24}" stroke-width="1.7" stroke-linecap="round"/>`

/** A fine line round the face that ends in small knots at the corners. */
const keyline = (colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-opacity=".6" stroke-width="1.1"><path d="M15 8H93M100 15V93M93 100H15M8 93V15"/>${[
    [8, 8, 1, 1],
    [100, 8, -1, 1],
    [100, 100, -1, -1],
    [8, 100, 1, -1],
  ]
    .map(
      ([x, y, sx, sy]) =>
        `<path transform="translate(${x} ${y}) scale(${sx} ${sy})" d="M7 0C2 0 0 4 2.5 5.500S7 4 5.5 2.5 0 2 0 7"/>`,
    )
    .join('')}</g>`

/** Cut into the face: the same shape in light (or shadow) a little lower makes an edge. */
const engraved = (
  draw: (fill: string, opacity: number, shift: number) => string,
  ink: string,
  dark: boolean,
) => draw(dark ? '#000000' : '#fffaf0', dark ? 0.55 : 0.75, 1.1) + draw(ink, 1, 0)

const numeralInk = (value: number) => (value > 0 ? palette.boonInk : palette.perilInk)

function valueMark({ value, mini = false }: TileFace, dark: boolean): string {
  const text = value > 0 ? `+${value}` : `−${-value}`
  const place = mini ? { x: 9, y: 47, size: 54, spacing: -2 } : { x: 11, y: 44, size: 46, spacing: -1.5 }
  return engraved(
    (fill, opacity, shift) =>
      lettering(numeralGlyphs, text, {
        ...place,
        x: place.x + shift * 0.7,
        y: place.y + shift,
        fill,
        attributes: `opacity="${opacity}"`,
      }),
    numeralInk(value),
    dark,
  )
}

function cashMark(cash: number, mini: boolean): string {
  const [x, y, r, size] = mini ? [84, 24, 17, 24] : [86, 22, 14, 20]
  const digits = lettering(sansGlyphs, String(cash), {
    x,
    y: y + size * 0.33,
    size: cash > 9 ? size * 0.86 : size,
    fill: '#2b1a05',
    anchor: 'middle',
    spacing: -0.4,
  })
  return `<circle cx="${x + 1}" cy="${y + 1.8}" r="${r}" fill="#000" opacity=".3"/><circle cx="${x}" cy="${y}" r="${r}" fill="${use(brassDome())}" stroke="#5f3f0e" stroke-width="1.3"/><circle cx="${x}" cy="${y}" r="${r - 2.8}" fill="none" stroke="#5f3f0e" stroke-opacity=".5" stroke-width=".9"/>${digits}`
}

function valued(tile: TileFace, look: Look): string {
  const { ability, value, act = 1, mini = false, cash = null } = tile
  const icon =
    ability === null || ability === 'gorge' ? plainIcons[plainMotif(value, act)] : abilityIcons[ability]
  const [x, y, size] = mini ? [75, 74, 48] : [76, 62, 44]
  const drawn = engraved(
    (fill, opacity, shift) =>
      iconAt(icon, x + shift, y + shift, size, fill, fill === look.ink ? 0.88 : opacity),
    look.ink,
    look.dark,
  )
  return drawn + valueMark(tile, look.dark) + (cash === null ? '' : cashMark(cash, mini))
}

const medal = (): Paint => linear('medal', '#fffaea, #e6cf97')

/** Specials carry no number: their sign stands in a ring. */
function ringed({ ability, mini = false }: TileFace, look: Look): string {
  if (ability === null || ability === 'gorge') return ''
  const line = look.dark ? palette.peril : '#7a5a1e'
  const [y, scale] = mini ? [54, 1.14] : [46, 1]
  const ring = `<circle cx="55" cy="${y + 1.6}" r="${33 * scale}" fill="#000" opacity=".18"/><circle cx="54" cy="${y}" r="${33 * scale}" fill="${look.dark ? '#14181a' : use(medal())}" fill-opacity="${look.dark ? 0.6 : 0.8}" stroke="${line}" stroke-width="1.7"/><circle cx="54" cy="${y}" r="${29.5 * scale}" fill="none" stroke="${line}" stroke-width=".9" stroke-dasharray="2 3"/>`
  return ring + iconAt(abilityIcons[ability], 54, y, 44 * scale, look.ink)
}

const label =
  '<path d="M3 83H105V96Q105 105 96 105H12Q3 105 3 96Z" fill="#e9dcc0" fill-opacity=".94"/><path d="M3 83H105" stroke="#6d5833" stroke-width="1"/>'

const nameSlot = (kind: TileKind): Slot => ({
  x: kind === 'gorge' ? 6 : 11,
  y: kind === 'gorge' ? 84 : 83,
  width: kind === 'gorge' ? 96 : 86,
  height: 18,
  align: kind === 'boon' || kind === 'peril' ? 'left' : 'centre',
  font: 'sans',
  size: 14,
  ink: looks[kind].name,
})

/** A tile face up. The name is left to the scene (slot `name`, not on mini tiles). */
export function tilePicture(tile: TileFace): SvgPicture<'name'> {
  const kind = kindOf(tile)
  const look = looks[kind]
  const surface =
    kind === 'gorge'
      ? ravine('#a3906c') + (tile.mini ? '' : label)
      : `${face(use(look.ground()))}${face('#000', `filter="${use(look.grain())}" opacity="${look.dark ? 0.42 : 0.4}"`)}${keyline(look.line)}${tile.value === 0 ? ringed(tile, look) : valued(tile, look)}`
  const side = `<rect x="3" y="5" width="102" height="102.5" rx="9.5" fill="${look.side}"/>`
  const paints = kind === 'gorge' ? ravinePaints() : [look.ground(), look.grain(), brassDome(), medal()]
  const body = side + surface + bevel(look.dark, look.dark ? '#0f1214' : '#8f7748')
  return picture({ width: tileSize, height: tileSize, paints, body, slots: { name: nameSlot(kind) } })
}

/** A Gorge printed on the board: same ravine, flush with the field. */
export const printedGorge = (): SvgPicture => {
  const body = `<rect x="3" y="3" width="102" height="102" rx="9" fill="#2a2117"/>${ravine('#66543b')}<rect x="3.5" y="3.5" width="101" height="101" rx="9" fill="none" stroke="#120c07" stroke-opacity=".8" stroke-width="2"/>`
  return picture({ width: tileSize, height: tileSize, paints: ravinePaints(), body })
}

const backColours: Readonly<Record<Act, readonly [string, string, string]>> = {
  1: ['#b4bab9', '#7d8483', '#454b4b'],
  2: ['#edc868', '#c08f2e', '#73540f'],
  3: ['#d96c52', '#a63f2a', '#601e12'],
}

const backPaint = (act: Act): Paint => linear(`back${act}`, `${backColours[act][0]}, ${backColours[act][1]}`)

export interface TileBack {
  readonly act: Act
  /** A counter in a seat's plate instead of a tile on the table. */
  readonly small?: boolean
}

/** No diamonds here: the diamond means rank and nothing else. */
export function tileBack({ act, small = false }: TileBack): SvgPicture {
  const [, , side] = backColours[act]
  const mark = small
    ? '<rect x="16" y="15" width="76" height="72" rx="11" fill="none" stroke="#1d140a" stroke-opacity=".45" stroke-width="5.5"/><circle cx="54" cy="51" r="19" fill="none" stroke="#1d140a" stroke-opacity=".6" stroke-width="8"/>'
    : `<circle cx="54" cy="53" r="34" fill="#1d140a" fill-opacity=".12" stroke="#1d140a" stroke-opacity=".5" stroke-width="1.7"/><circle cx="54" cy="53" r="30.5" fill="none" stroke="#1d140a" stroke-opacity=".4" stroke-width=".9" stroke-dasharray="2 3"/>${iconAt(movieIcons.triquetra, 55, 53.6, 52, '#fff', 0.3)}${iconAt(movieIcons.triquetra, 54, 52.4, 52, '#2b1c08', 0.85)}${keyline('#1d140a')}`
  const radius = small ? 20 : 9
  const body = `<rect x="3" y="5" width="102" height="102.5" rx="${radius + 0.5}" fill="${side}"/><rect x="3" y="3" width="102" height="${small ? 96 : 102}" rx="${radius}" fill="${use(backPaint(act))}"/>${small ? mark : face('#000', `filter="${use(paperStain())}" opacity=".45"`) + mark + bevel(false, side)}`
  return picture({ width: tileSize, height: tileSize, paints: [backPaint(act), paperStain()], body })
}
