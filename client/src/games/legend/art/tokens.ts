/** Things that are won and suffered in The Legend, all lit from the left. */
import { lettering } from '../../../art/glyph'
import { sansGlyphs } from '../../../art/glyphs/sansGlyphs'
import { boneDome, brassDome, brassPlate, ironDome, waxDome } from '../../../art/paints'
import type { Paint, SvgPicture } from '../../../art/svg'
import { around, down, iconAt, num, picture, radial, times, use } from '../../../art/svg'
import { titleGlyphs } from './glyphs/titleGlyphs'
import { legendIcons } from './icons/legendIcons'

/** A number struck into the metal: a light edge below, ink above. */
const struck = (text: string, x: number, y: number, size: number, ink: string, light: string) =>
  lettering(sansGlyphs, text, {
    x: x + 0.8,
    y: y + 1,
    size,
    fill: light,
    anchor: 'middle',
    attributes: 'opacity=".7"',
  }) + lettering(sansGlyphs, text, { x, y, size, fill: ink, anchor: 'middle' })

const laurel = [-1, 1]
  .flatMap(side =>
    times(8, k => {
      const angle = ((180 - 16 - k * 19.5) * side * Math.PI) / 180
      const [x, y] = [38 + 24.4 * Math.sin(angle), 38 - 24.4 * Math.cos(angle)]
      const turn = (angle * 180) / Math.PI + (side > 0 ? -68 : 68) + 180
      return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="2.5" ry="6" transform="rotate(${num(turn)} ${num(x)} ${num(y)})" fill="#4a3210" opacity=".92"/>`
    }),
  )
  .join('')

const beads = around(
  28,
  angle =>
    `<circle cx="${num(38 + 32.6 * Math.cos(angle))}" cy="${num(38 + 32.6 * Math.sin(angle))}" r="1.3" fill="#5c3f12" opacity=".75"/>`,
).join('')

/** Fame, 76 units across: brass with laurel. */
export const fameToken = ({ value }: { readonly value: number }): SvgPicture => {
  const body = `<circle cx="38" cy="38" r="36.5" fill="${use(brassDome())}" stroke="#3c270b" stroke-width="1.5"/>${beads}<circle cx="38" cy="38" r="28.5" fill="#c18c30" stroke="#5c3f12"/><circle cx="38" cy="38" r="28.5" fill="${use(brassDome())}" opacity=".55"/>${laurel}<circle cx="38" cy="38" r="17.5" fill="#e9bd5f" opacity=".6"/>${struck(String(value), 38, 49.5, 36, '#2b1b06', '#fff2c8')}`
  return picture({ width: 76, height: 76, paints: [brassDome()], body })
}

/** Treasure, 72 units square: gold, hammered at the rim. */
export const treasureToken = ({ value }: { readonly value: number }): SvgPicture => {
  const body = `<rect x="2" y="3.5" width="68" height="67" rx="9" fill="#5c3f12"/><rect x="2" y="2" width="68" height="66" rx="9" fill="${use(brassPlate())}" stroke="#3c270b" stroke-width="1.4"/><rect x="9" y="9" width="54" height="52" rx="5" fill="${use(goldFace())}" stroke="#6d4a12"/><path d="M5 60V11Q5 5 11 5H61" fill="none" stroke="#fff6d0" stroke-opacity=".8" stroke-width="1.5"/>${hammered}${iconAt(legendIcons.chest, 37, 50, 25, '#fff2c8', 0.6)}${iconAt(legendIcons.chest, 36, 49, 25, '#4a3210')}${struck(String(value), 36, 38, 32, '#2b1b06', '#fff2c8')}`
  return picture({ width: 72, height: 72, paints: [brassPlate(), goldFace()], body })
}

const goldFace = (): Paint => radial('goldFace', '#ffeeb4, #efc55c 55%, #b9832a')
const hammered = [
  [5.5, 5.5],
  [66.5, 5.5],
  [5.5, 64.5],
  [66.5, 64.5],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.6" fill="#5c3f12" opacity=".8"/>`)
  .join('')

const shieldShape = 'M20 3L58 3L73 20L69 46L53 66L38 77L23 66L7 46L3 20Z'
const blood = (): Paint => radial('blood', '#e05a44, #a0261e, #4c0d0d', [0.34, 0.25])

const shield = (dx: number, dy: number, gash: string) =>
  `<g transform="translate(${dx} ${dy})"><path d="${shieldShape}" fill="${use(blood())}" stroke="#2a0707" stroke-width="2" stroke-linejoin="round"/><path d="${shieldShape}" transform="translate(38 39) scale(.86) translate(-38 -39)" fill="none" stroke="#f2b3a0" stroke-opacity=".45" stroke-width="1.3"/>${gash}</g>`

const gash =
  iconAt(legendIcons.bleedingWound, 39, 38.4, 48, '#2a0505', 0.6) +
  iconAt(legendIcons.bleedingWound, 38, 37, 48, '#ffeede')

/** A wound: a red pointed shield with a dripping gash, 76 × 80. */
export const woundToken = (): SvgPicture =>
  picture({ width: 76, height: 80, paints: [blood()], body: shield(0, 0, gash) })

/** The one double wound: two shields in one tile. */
export const doubleWoundToken = (): SvgPicture =>
  picture({ width: 106, height: 88, paints: [blood()], body: shield(28, 0, '') + shield(0, 7, gash) })

const lozenge = 'M10 8Q38 -1 66 8Q75 12 74 24Q75 36 66 40Q38 49 10 40Q1 36 2 24Q1 12 10 8Z'

/** A scratch: a pale bone lozenge with three cuts, 76 × 48. */
export const scratchToken = (): SvgPicture => {
  const body = `<path d="${lozenge}" transform="translate(.6 2.5)" fill="#6b5330"/><path d="${lozenge}" fill="${use(boneDome())}" stroke="#4a3a20" stroke-width="1.5"/><g fill="none" stroke-linecap="round"><path d="M22 37L32 11M34 38L44 10M46 37L55 12" stroke="#5a2c22" stroke-width="4.4"/><path d="M24.6 37.800L34.6 11.800M36.6 38.800L46.6 10.800M48.6 37.800L57.6 12.8" stroke="#fffaf0" stroke-width="1" opacity=".85"/></g>`
  return picture({ width: 76, height: 50, paints: [boneDome()], body })
}

/** Where the next of three scratches (or a wound) would lie. */
export function emptySlot({ of }: { readonly of: 'scratch' | 'wound' }): SvgPicture {
  const [height, shape] = of === 'scratch' ? [50, lozenge] : [80, shieldShape]
  const body = `<path d="${shape}" fill="#000" fill-opacity=".2" stroke="#8b918f" stroke-opacity=".8" stroke-width="2" stroke-dasharray="6 5"/>`
  return picture({ width: 76, height, body })
}

const scrollPaint = (): Paint => down('scrollRoll', '#fbf2dc, #e3d2ab, #a98d58')
const roll = (y: number) =>
  `<rect x="7" y="${y}" width="78" height="13" rx="6.5" fill="${use(scrollPaint())}" stroke="#4a3a20" stroke-width="1.4"/><circle cx="10" cy="${y + 6.5}" r="3" fill="#8b7144"/><circle cx="82" cy="${y + 6.5}" r="3" fill="#8b7144"/>`

/** An alliance: a scroll with a wax seal, 92 × 72; the value shows only to its owner. */
export function allianceToken({
  value = null,
}: {
  readonly value?: { readonly kind: 'fame' | 'treasure'; readonly amount: number } | null
} = {}): SvgPicture {
  const lines =
    '<path d="M24 26H52M24 33H68M24 40H46M24 47H44" stroke="#7a6237" stroke-width="1.4" opacity=".65"/>'
  const shown = value
    ? `${value.kind === 'fame' ? `<circle cx="37" cy="36" r="23" fill="${use(brassDome())}" stroke="#3c270b"/><circle cx="37" cy="36" r="19.500" fill="none" stroke="#5c3f12" stroke-opacity=".6"/>` : `<rect x="15" y="14" width="44" height="44" rx="5" fill="${use(brassPlate())}" stroke="#3c270b"/><rect x="18.500" y="17.500" width="37" height="37" rx="3" fill="none" stroke="#5c3f12" stroke-opacity=".6"/>`}${struck(String(value.amount), 37, 48, 34, '#2b1b06', '#fff2c8')}`
    : ''
  return picture({
    width: 92,
    height: 72,
    paints: [scrollPaint(), waxDome(), brassDome(), brassPlate()],
    body: `<path d="M14 12H78V60H14Z" fill="#e6d7b4" stroke="#4a3a20" stroke-width="1.4"/>${value ? '' : lines}${roll(5)}${roll(54)}<circle cx="64" cy="47" r="11.5" fill="#000" opacity=".3"/><path d="M63 34.500c4-1 6 2 9 3.500s3.5 4.5 3 8-2 6-4 8.5-5.5 3-9 2.5-6-2.5-8-5-2.5-6-1.5-9 3.5-5.5 6-7 3-1.3 4.5-1.500Z" fill="${use(waxDome())}" stroke="#4c0d0d" stroke-width="1.2"/>${iconAt(legendIcons.shakingHands, 63, 46, 14.5, '#ffdcc8')}${shown}`,
  })
}

/** Misfortune: a cracked dark tile, −2, 72 units square. */
export const misfortuneToken = (): SvgPicture => {
  const body = `<rect x="2" y="3.5" width="68" height="67" rx="9" fill="#0b0e10"/><rect x="2" y="2" width="68" height="66" rx="9" fill="${use(ironDome())}" stroke="#0e1214" stroke-width="1.4"/><rect x="8" y="8" width="56" height="54" rx="5" fill="#20262a" stroke="#c2452d" stroke-opacity=".8"/><path d="M40 3 34 16 41 24 33 36M33 36 24 44 27 54 20 67M33 36 47 47 45 56 52 67" fill="none" stroke="#050607" stroke-width="2.4" stroke-linejoin="round"/><path d="M41.5 4 35.5 16 42.5 24" fill="none" stroke="#8b979d" stroke-opacity=".6" stroke-width=".9"/>${iconAt(legendIcons.crossedBones, 36, 52, 20, '#b9c0c2', 0.75)}${struck('−2', 36, 40, 30, '#f6886b', '#000000')}`
  return picture({ width: 72, height: 72, paints: [ironDome()], body })
}

/** A fame, treasure or misfortune token lying face down before a seat. */
export const squareFaceDown = (): SvgPicture => {
  const body = `<rect x="1.5" y="2.5" width="21" height="21" rx="3.5" fill="#6b5330"/><rect x="1.5" y="1.5" width="21" height="20.5" rx="3.5" fill="${use(boneDome())}" stroke="#3b2c19"/><path d="M12 5.500L18 11.700L12 18L6 11.700Z" fill="none" stroke="#6b5330" stroke-width="1.5"/>`
  return picture({ width: 24, height: 24, paints: [boneDome()], body })
}

/** An alliance lying face down. */
export const roundFaceDown = (): SvgPicture => {
  const body = `<circle cx="12" cy="12" r="10.8" fill="${use(brassDome())}" stroke="#3c270b"/><circle cx="12" cy="12" r="6" fill="none" stroke="#5c3f12" stroke-width="1.5"/><circle cx="12" cy="12" r="1.8" fill="#5c3f12"/>`
  return picture({ width: 24, height: 24, paints: [brassDome()], body })
}

export interface RankMarker {
  readonly rank: number
  /** Already taken: only its place is shown. */
  readonly taken?: boolean
}

/** Who chooses first, second …; 40 units across. */
export function rankMarker({ rank, taken = false }: RankMarker): SvgPicture {
  const digit = (fill: string, attributes: string) =>
    lettering(titleGlyphs, String(rank), { x: 20, y: 27, size: 20, fill, anchor: 'middle', attributes })
  const body = taken
    ? `<circle cx="20" cy="20" r="17" fill="#2b2118" fill-opacity=".1" stroke="#2b2118" stroke-opacity=".55" stroke-width="1.5" stroke-dasharray="4 3.5"/>${digit('#2b2118', 'opacity=".5"')}`
    : `<circle cx="20" cy="20" r="19" fill="${use(ironDome())}" stroke="#0e1214"/><circle cx="20" cy="20" r="15" fill="none" stroke="#d9a441" stroke-width="1.7"/>${digit('#f8e9c2', '')}`
  return picture({ width: 40, height: 40, paints: [ironDome()], body })
}

/** How many symbols lie before a seat; the leader's is brass. 54 units across. */
export function totalDisc({ total, leads = false }: { total: number; leads?: boolean }): SvgPicture {
  const paint = leads ? brassDome() : ironDome()
  const number = leads
    ? struck(String(total), 27, 37, 29, '#23160a', '#fff2c8')
    : struck(String(total), 27, 37, 29, '#f6efdf', '#000000')
  const body = `<circle cx="27" cy="27" r="26" fill="${use(paint)}" stroke="#0e1214" stroke-width="1.6"/><circle cx="27" cy="27" r="22.6" fill="${leads ? 'none' : '#1c2226'}" fill-opacity=".55" stroke="${leads ? '#5c3f12' : '#a3977a'}" stroke-width="1.8"/>${number}`
  return picture({ width: 54, height: 54, paints: [paint], body })
}

const sealEdge =
  'M27 1.500c6-1 9 3 13.5 5s8.5 5 10 10 .5 8 1.5 13-1 9-4.5 13-8 6-12.5 8.5-9 1.5-14 0S11 48 7 44.5 1.5 36 1.5 30.500s0-9 2.5-13.500S8.5 9.5 13 7s8-4.5 14-5.500Z'

/** What is needed to stay in: a wax seal, 54 units. */
export const neededSeal = ({ needed }: { readonly needed: number }): SvgPicture => {
  const body = `<path d="${sealEdge}" fill="${use(waxDome())}" stroke="#3a0b07" stroke-width="1.4"/><circle cx="27" cy="27" r="20" fill="#7d2217" fill-opacity=".55" stroke="#4c120c" stroke-width="2"/><path d="M9.5 21A18.5 18.5 0 0 1 27 8.5" fill="none" stroke="#ffcdb4" stroke-opacity=".55" stroke-width="1.6" stroke-linecap="round"/>${struck(String(needed), 27, 38, 32, '#fff0dc', '#2a0805')}`
  return picture({ width: 54, height: 54, paints: [waxDome()], body })
}

/** The start player's mark: a brass pennant, 28 × 34. */
export const startBanner = (): SvgPicture => {
  const body = `<path d="M1.5 2.500H28V33.500L14.5 27L1.5 33.500Z" fill="#000" opacity=".35"/><path d="M.5 .5H27V32L13.7 25.500L.5 32Z" fill="${use(brassPlate())}" stroke="#3c270b"/><path d="M3 3H24.500V27L13.7 21.800L3 27Z" fill="none" stroke="#5c3f12" stroke-opacity=".55"/>${iconAt(legendIcons.flyingFlag, 13.7, 12.5, 16, '#2b1b06')}`
  return picture({ width: 28, height: 34, paints: [brassPlate()], body })
}
