/** Special cards: cut corners, brass rim, an arched window of fire. Never mistaken for an activity card. */
import type { SpecialId } from '@heorot/shared/games/legend'
import { scatter } from '../../../art/hall/landscape'
import { paperGrain } from '../../../art/noise'
import { brassPlate } from '../../../art/paints'
import { palette } from '../../../art/palette'
import type { Paint, SvgPicture, Slot } from '../../../art/svg'
import { around, clip, iconAt, linear, num, picture, radial, times, use } from '../../../art/svg'
import { legendIcons } from './icons/legendIcons'

/** What is seen through the window behind the sign. */
type Backdrop = 'rays' | 'flames' | 'hills' | 'night' | 'runes'

interface SpecialLook {
  readonly icon: string
  readonly backdrop: Backdrop
  /** Upper and lower colour of the window. */
  readonly glow: readonly [string, string]
}

const fire = ['#2a100d', '#b4481f'] as const
const dusk = ['#141c2b', '#8a5a3a'] as const
const field = ['#1d2a22', '#a07a2c'] as const

const looks: Readonly<Record<SpecialId, SpecialLook>> = {
  blessing: { icon: legendIcons.prayer, backdrop: 'rays', glow: ['#3a1d10', '#d08a2c'] },
  inspiration: { icon: legendIcons.shiningHeart, backdrop: 'rays', glow: ['#3a1016', '#c2503a'] },
  hrunting: { icon: legendIcons.runeSword, backdrop: 'runes', glow: fire },
  hides: { icon: legendIcons.hillFort, backdrop: 'hills', glow: field },
  daring: { icon: legendIcons.vikingHead, backdrop: 'flames', glow: fire },
  resolve: { icon: legendIcons.thorFist, backdrop: 'flames', glow: ['#201410', '#8f3a1e'] },
  rest: { icon: legendIcons.campfire, backdrop: 'night', glow: dusk },
  horses: { icon: legendIcons.horseHead, backdrop: 'hills', glow: ['#22303a', '#b0733a'] },
  hygd: { icon: legendIcons.barnOwl, backdrop: 'night', glow: ['#14202a', '#4f6a5c'] },
  shield: { icon: legendIcons.vikingShield, backdrop: 'runes', glow: ['#20262a', '#9a4a22'] },
}

const rays = around(18, angle => {
  const point = (turn: number) =>
    `${num(62 + 90 * Math.cos(angle + turn))} ${num(52 + 90 * Math.sin(angle + turn))}`
  return `<path d="M62 52L${point(-0.07)}L${point(0.07)}Z" fill="#ffe2a0" opacity=".28"/>`
}).join('')

const flames = times(7, i => {
  const [x, h] = [14 + i * 16, 26 + scatter(i, 3) * 26]
  return `<path d="M${num(x - 9)} 86C${num(x - 12)} ${num(86 - h * 0.5)} ${num(x + 2)} ${num(86 - h * 0.6)} ${num(x)} ${num(86 - h)}C${num(x + 12)} ${num(86 - h * 0.55)} ${num(x + 11)} ${num(86 - h * 0.3)} ${num(x + 9)} 86Z" fill="${i % 2 ? '#f0973a' : '#e2703a'}" opacity=".5"/>`
}).join('')

const hills =
  '<circle cx="62" cy="60" r="26" fill="#ffd98a" opacity=".4"/><path d="M10 74Q34 54 58 70T114 60V90H10Z" fill="#2b2114" opacity=".75"/><path d="M10 84Q40 68 70 80T114 76V90H10Z" fill="#19130c" opacity=".85"/>'

const night = `<circle cx="90" cy="32" r="9" fill="#efe6d2" opacity=".85"/><circle cx="86" cy="30" r="8" fill="#1a2230" opacity=".8"/>${times(16, i => `<circle cx="${num(18 + scatter(i, 1) * 88)}" cy="${num(18 + scatter(i, 2) * 40)}" r="${num(0.5 + scatter(i, 4) * 0.7)}" fill="#f3ead6" opacity=".8"/>`).join('')}<path d="M10 84Q40 74 62 80T114 78V90H10Z" fill="#0d0b09" opacity=".8"/>`

const runes =
  '<g fill="none" stroke="#ffcf7a" stroke-opacity=".38" stroke-width="1.6" stroke-linecap="round"><path d="M23 50v16M23 52l6 4M23 58l6 4M101 50v16M101 50l-6 5 6 5M26 74h8M94 74h8M22 34l6 8M28 34l-6 8M96 36v10l6-4-6-4M40 22v9l5-3M80 22v9l-5-3"/></g>'

const backdrops: Readonly<Record<Backdrop, string>> = { rays, flames, hills, night, runes }

const windowShape = 'M15 84V48Q15 14 62 14Q109 14 109 48V84Z'
const windowClip = (): Paint => clip('archWindow', `<path d="${windowShape}"/>`)
const windowPaint = (name: SpecialId): Paint => {
  const [top, bottom] = looks[name].glow
  return linear(`window-${name}`, `${top}, ${bottom}`, [0.3, 0], [0.5, 1])
}
const emberGlow = (): Paint => radial('emberGlow', '#ffd27a/0.6, #e2703a/0', [0.5, 0.5], 0.5)
const sheet = (): Paint => linear('specialSheet', '#f6ecd3, #dccaa2')

/** The outline of the card, `inset` units in. */
const outline = (inset: number) => {
  const c = 14 + inset * 0.6
  return `M${num(c)} ${inset}H${num(124 - c)}L${124 - inset} ${num(c)}V${num(176 - c)}L${num(124 - c)} ${176 - inset}H${num(c)}L${inset} ${num(176 - c)}V${num(c)}Z`
}

const scene = (name: SpecialId) => {
  const { icon, backdrop } = looks[name]
  return `<g clip-path="${use(windowClip())}"><path d="${windowShape}" fill="${use(windowPaint(name))}"/>${backdrops[backdrop]}<circle cx="62" cy="52" r="44" fill="${use(emberGlow())}"/></g>${iconAt(icon, 63.4, 53.6, 54, '#000', 0.45)}${iconAt(icon, 62, 51.5, 54, '#f8dfa0')}<path d="${windowShape}" fill="none" stroke="${palette.brass}" stroke-width="1.6"/>`
}

const rivets = [
  [14, 8.5],
  [110, 8.5],
  [14, 167.5],
  [110, 167.5],
]
  .map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="1.8" fill="${palette.brass}" stroke="#2a1c0e" stroke-width=".6"/>`,
  )
  .join('')

export interface SpecialCard {
  readonly name: SpecialId
  /** For small sizes: lines instead of room for words. */
  readonly compact?: boolean
}

const titleSlot: Slot = {
  x: 12,
  y: 83,
  width: 100,
  height: 18,
  align: 'centre',
  font: 'sans',
  size: 14.5,
  ink: '#231708',
}
const textSlot: Slot = {
  x: 15,
  y: 104,
  width: 94,
  height: 58,
  align: 'centre',
  font: 'prose',
  size: 13.5,
  ink: palette.ink,
}

/** 124 × 176. Title and text are left to the scene (slots `title`, one line, and `text`, wrapped). */
export function specialCardPicture({ name, compact = false }: SpecialCard): SvgPicture<'title' | 'text'> {
  const lines = compact
    ? '<path d="M22 117H102M22 130H98M22 143H74" stroke="#2b2118" stroke-width="2.4" opacity=".5"/>'
    : ''
  return picture({
    width: 124,
    height: 176,
    paints: [brassPlate(), windowPaint(name), windowClip(), emberGlow(), sheet(), paperGrain()],
    body: `<path d="${outline(0.5)}" fill="${use(brassPlate())}" stroke="#2a1c0e"/><path d="${outline(4)}" fill="${palette.iron}"/><path d="${outline(6)}" fill="none" stroke="${palette.brass}" stroke-opacity=".6"/>${rivets}${scene(name)}<rect x="10" y="82" width="104" height="19" fill="${use(brassPlate())}"/><path d="M10 82.5H114" stroke="#fbe6a8" stroke-opacity=".8"/><path d="M10 101H114" stroke="#5c3f12"/><path d="M10 101.500H114V158L105 167H19L10 158Z" fill="${use(sheet())}"/><path d="M10 101.500H114V158L105 167H19L10 158Z" filter="${use(paperGrain())}" opacity=".6"/>${lines}`,
    slots: { title: titleSlot, text: textSlot },
  })
}

/** Only what is seen through the window, 100 × 76: for logs, seats and prizes. */
export const specialEmblem = ({ name }: { readonly name: SpecialId }): SvgPicture =>
  picture({
    width: 98,
    height: 74,
    viewBox: [13, 12, 98, 74],
    paints: [windowPaint(name), windowClip(), emberGlow()],
    body: scene(name),
  })
