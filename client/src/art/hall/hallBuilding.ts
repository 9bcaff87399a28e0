/** Heorot itself: two roofs, lit windows, the hart's antlers. Drawn where the home page shows it, 720–1240 × 28–398. */
import { blur, clip, down, num, type Paint, radial, use } from '../svg'

const lowerRoof = 'M784 196Q980 168 1176 196L1240 318Q980 290 720 318Z'
const upperRoof = 'M874 88Q980 66 1086 88L1132 160Q980 138 828 160Z'
const doorway = 'M946 398V338Q980 300 1014 338V398'
const finial =
  'M0 0C-10-6-22-8-30-18-38-28-36-44-24-50-18-53-10-51-6-46L2-44-4-40C-8-38-12-40-16-38-22-34-20-25-12-20-4-15 6-12 14-2Z'
const antlers =
  'M980 72V56M980 58C968 54 958 46 956 28M962 46C954 46 948 42 945 35M980 58C992 54 1002 46 1004 28M998 46C1006 46 1012 42 1015 35M970 54C968 46 970 40 972 34M990 54C992 46 990 40 988 34'
const people =
  'M962 398c-1-14 0-24 5-27-3-6 0-11 4-11s7 5 4 11c5 3 6 13 5 27ZM985 398c-1-12 0-20 4-23-2-5 0-9 4-9s6 4 4 9c4 3 5 11 4 23ZM999 358h2v40h-2z'

const glow = (): Paint => radial('hallGlow', '#f09a48/0.75, #d9662f/0.28 45%, #d9662f/0', [0.5, 0.5], 0.5)
const roof = (): Paint => down('hallRoof', '#20262a, #2a2119 60%, #553620')
const wall = (): Paint => down('hallWall', '#140d08, #3f2716')
const firelight = (): Paint => down('hallFire', '#ffe3a0, #f6a548, #d9662f')
const lowerClip = (): Paint => clip('hallLower', `<path d="${lowerRoof}"/>`)
const upperClip = (): Paint => clip('hallUpper', `<path d="${upperRoof}"/>`)

export const hallPaints = (): readonly Paint[] => [
  glow(),
  roof(),
  wall(),
  firelight(),
  lowerClip(),
  upperClip(),
  blur(12),
]

interface Shingles {
  readonly within: Paint
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly step: number
}

/** Rows of scallops, darker towards the eaves. */
function shingles({ within, left, right, top, bottom, step }: Shingles): string {
  let rows = ''
  let row = 0
  for (let y = top; y < bottom; y += step) {
    row++
    const start = left + (row % 2 ? 0 : step * 0.7)
    const count = Math.ceil((right - start) / (step * 1.4))
    const scallop = `q${num(step * 0.7)} ${num(step * 0.9)} ${num(step * 1.4)} 0`
    const opacity = 0.3 + (0.5 * (y - top)) / (bottom - top)
    rows += `<path d="M${num(start)} ${y}${scallop.repeat(count)}" fill="none" stroke="#0b0805" stroke-width="1.3" opacity="${num(opacity)}"/>`
  }
  return `<g clip-path="${use(within)}">${rows}</g>`
}

const window = (x: number) =>
  `<rect x="${x}" y="330" width="16" height="26" rx="2" fill="${use(firelight())}"/><path d="M${x + 8} 330V356M${x} 343H${x + 16}" stroke="#2a170b" stroke-width="2"/>`
const post = (x: number) =>
  `<rect x="${x}" y="304" width="7" height="94" fill="#0f0a06"/><rect x="${x}" y="304" width="1.5" height="94" fill="#b3703a" opacity=".55"/>`
const slit = (x: number) =>
  `<rect x="${x}" y="156" width="9" height="18" rx="1.5" fill="${use(firelight())}" opacity=".9"/>`
const torch = (x: number) =>
  `<ellipse cx="${x}" cy="342" rx="20" ry="24" fill="${use(glow())}"/><path d="M${x} 330c5 6 6 10 3 15h-6c-3-5-2-9 3-15Z" fill="#ffd98a"/>`
const fin = (x: number, y: number, flip: 1 | -1) =>
  `<path transform="translate(${x} ${y}) scale(${0.8 * flip} .8)" d="${finial}"/>`

const walls = () =>
  `<path d="M770 306H1190V398H770Z" fill="${use(wall())}"/>${[812, 862, 1084, 1134].map(window).join('')}${[774, 800, 842, 892, 926, 1028, 1062, 1112, 1160, 1180].map(post).join('')}<path d="${doorway}Z" fill="${use(firelight())}"/><path d="${doorway}" fill="none" stroke="#120b06" stroke-width="6"/><path d="${doorway}" fill="none" stroke="#d9a441" stroke-opacity=".7" stroke-width="1.5"/><path d="${people}" fill="#1d0f07"/>`

const lower = () =>
  `<path d="${lowerRoof}" fill="${use(roof())}"/>${shingles({ within: lowerClip(), left: 710, right: 1250, top: 196, bottom: 316, step: 13 })}<path d="M720 318Q980 290 1240 318" fill="none" stroke="#0b0704" stroke-width="7"/><path d="M722 320Q980 293 1238 320" fill="none" stroke="#e28a44" stroke-opacity=".85" stroke-width="2"/><path d="M784 196 720 318" stroke="#6e4526" stroke-width="7"/><path d="M1176 196 1240 318" stroke="#23170d" stroke-width="7"/>`

const upper = () =>
  `<path d="M852 152H1108V192Q980 172 852 192Z" fill="#150e08"/>${[868, 896, 924, 952, 980, 1008, 1036, 1064, 1086].map(slit).join('')}<path d="${upperRoof}" fill="${use(roof())}"/>${shingles({ within: upperClip(), left: 820, right: 1140, top: 84, bottom: 160, step: 11 })}<path d="M828 160Q980 138 1132 160" fill="none" stroke="#0b0704" stroke-width="6"/><path d="M830 162Q980 141 1130 162" fill="none" stroke="#e28a44" stroke-opacity=".8" stroke-width="1.6"/><path d="M874 88 828 160" stroke="#6e4526" stroke-width="6"/><path d="M1086 88 1132 160" stroke="#23170d" stroke-width="6"/><path d="M872 88Q980 65 1088 88" fill="none" stroke="#3b2817" stroke-width="6"/><path d="M872 86Q980 63 1088 86" fill="none" stroke="#a8713a" stroke-width="1.3"/><path d="M782 197Q980 168 1178 197" fill="none" stroke="#1a120b" stroke-width="4"/>`

/** The building with its glow; use with `hallPaints`. */
export const hallBuilding = (): string =>
  `<ellipse cx="980" cy="330" rx="430" ry="230" fill="${use(glow())}"/><g opacity=".5" filter="${use(blur(12))}"><path d="M978 96C960 60 1012 40 990 4 974-24 1010-40 1000-70L1040-70C1046-30 1012-20 1026 10 1040 44 992 66 1004 96Z" fill="#8a6a55"/></g>${walls()}${lower()}${upper()}<g fill="#2b1c10" stroke="#c07a3c" stroke-width="1">${fin(878, 92, 1)}${fin(1082, 92, -1)}${fin(788, 202, 1)}${fin(1172, 202, -1)}</g><path d="${antlers}" fill="none" stroke="#d9a441" stroke-width="3" stroke-linecap="round"/>${torch(930)}${torch(1030)}`
