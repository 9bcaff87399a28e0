/** The home page's hero: night sky, sea, Heorot on its headland. */
import { hallBuilding, hallPaints } from './hallBuilding'
import { pine, scatter } from './landscape'
import type { Paint, SvgPicture } from '../svg'
import { blur, clip, down, linear, num, picture, radial, times, use } from '../svg'

/** Where the eye rests in each format: the whole scene, the hall and the moon on a phone, the previews of links. */
export const hallViews = {
  wide: [0, -20, 1440, 500],
  tall: [610, -84, 740, 560],
  preview: [190, -98, 1200, 630],
  tablePreview: [130, -98, 1200, 630],
} as const
export type HallView = keyof typeof hallViews

const night = (): Paint => down('night', '#070a0e, #111a21 35%, #2a2d30 68%, #5b3a26 88%, #7d4a28')
const water = (): Paint => down('nightSea', '#33271f, #161b1f 20%, #0c0d0e')
const halo = (): Paint => radial('moonHalo', '#efe6d2/0.5, #c9d3d6/0.14 30%, #c9d3d6/0', [0.5, 0.5], 0.5)
const haze = (): Paint => down('haze', '#8a5630/0, #8a5630/0.34')
const spill = (): Paint => down('doorSpill', '#ffc56b/0.85, #e2703a/0')
const turf = (): Paint => down('turf', '#2b1d12, #17110c, #100c09')
const sailCloth = (): Paint => linear('sailCloth', '#b8573a, #6e2f22 60%, #3b1c17', [0, 0], [1, 0])

const sail = 'M-50-128Q0-112 52-128 66-84 54-44 2-30-52-44-40-84-50-128Z'
const hull =
  'M-118-40C-128-58-120-76-104-78-98-79-92-76-90-72L-80-70-90-65C-98-62-104-56-98-44-88-24-66-18-40-16H44C72-18 92-26 100-46 104-58 100-66 96-72 110-70 118-58 114-42 106-8 76 14 40 16H-44C-80 14-106-8-118-40Z'
const stripes =
  'M-36-140h16q10 50 0 110h-16q10-60 0-110ZM6-140h16q12 50 2 110h-16q10-60-2-110ZM42-140h12q12 50 2 110h-14q10-60 0-110Z'
const shieldColours = ['#8d3b2a', '#2f6b45', '#9a7b1e', '#34597f', '#8d3b2a', '#634b7c']
const sailClip = (): Paint => clip('sailClip', `<path d="${sail}"/>`)

const sky = () => {
  const stars = times(130, i => {
    const [x, y, s] = [scatter(i, 1) * 1440, scatter(i, 2) * scatter(i, 3) * 320 - 20, scatter(i, 4)]
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(0.4 + s * 1.1)}" fill="#f3ead6" opacity="${num(0.2 + scatter(i, 5) * 0.6)}"/>`
  }).join('')
  return `<rect x="-200" y="-100" width="1840" height="560" fill="${use(night())}"/>${stars}<circle cx="1292" cy="142" r="150" fill="${use(halo())}"/><circle cx="1292" cy="142" r="33" fill="#efe6d2"/><g fill="#d8cdb6" opacity=".65"><circle cx="1281" cy="134" r="6"/><circle cx="1301" cy="151" r="8.5"/><circle cx="1297" cy="128" r="3.5"/></g>`
}

const hills = () =>
  `<path d="M-200 380 40 262 130 306 260 214 372 300 470 250 600 330 740 256 860 320 1060 240 1180 300 1290 236 1400 300 1640 250V440H-200Z" fill="#20282c"/><path d="M-200 400 80 322 210 350 340 304 520 366 700 326 900 370 1120 320 1300 362 1440 318 1640 370V440H-200Z" fill="#191d1e"/><rect x="-200" y="300" width="1840" height="102" fill="${use(haze())}"/>`

const glints = (count: number, x: number, top: number, step: number, fill: string) =>
  times(count, i => {
    const width = 8 + scatter(i, 6) * 44
    return `<rect x="${num(x - width / 2 + (scatter(i, 7) - 0.5) * (30 + i * 3))}" y="${num(top + i * step)}" width="${num(width)}" height="1.6" rx=".8" fill="${fill}" opacity="${num(Math.max(0.05, 0.46 - i * 0.013))}"/>`
  }).join('')

const ship = () => {
  const shields = [-62, -38, -14, 10, 34, 58].map((x, i) => {
    const y = -13 - (Math.abs(x) > 50 ? 3 : 0)
    return `<circle cx="${x}" cy="${y}" r="9.5" fill="${shieldColours[i]}" stroke="#0f0a06" stroke-width="2"/><circle cx="${x}" cy="${y}" r="2.6" fill="#d8b36a"/>`
  })
  return `<g transform="translate(1322 424) scale(.62)"><rect x="-2" y="-142" width="5" height="140" fill="#20150c"/><path d="${sail}" fill="${use(sailCloth())}"/><g clip-path="${use(sailClip())}" fill="#d8c296" opacity=".5"><path d="${stripes}"/></g><path d="M-50-128Q0-112 52-128" fill="none" stroke="#20150c" stroke-width="4"/><path d="${hull}" fill="#1c130b" stroke="#b3703a" stroke-opacity=".75" stroke-width="1.6"/><path d="M-96-30C-84-10-60-2-40 0H44C68-2 88-12 98-30" fill="none" stroke="#7a4d28" stroke-opacity=".8" stroke-width="1.5"/>${shields.join('')}</g>`
}

const sea = () =>
  `<rect x="-200" y="400" width="1840" height="560" fill="${use(water())}"/>${glints(26, 1292, 408, 8, '#efe6d2')}${glints(34, 1000, 446, 3.4, '#e28a44')}${ship()}<g transform="translate(1322 436) scale(.62 -.4)" opacity=".35" filter="${use(blur(2))}"><path d="M-118-40C-80-14 80-14 114-42 106-8 76 14 40 16H-44C-80 14-106-8-118-40Z" fill="#050403"/></g>`

const headland = () =>
  `<path d="M440 470C560 440 640 410 720 399H1214C1240 404 1246 416 1226 424 1190 436 1150 440 1130 452L1080 470 1060 560H420Z" fill="${use(turf())}"/><path d="M700 401Q960 392 1214 399" fill="none" stroke="#c47a3c" stroke-opacity=".6" stroke-width="2"/><path d="M948 399H1012L1076 470H892Z" fill="${use(spill())}" filter="${use(blur(4))}"/>${pine(700, 410, 74, '#0f0e0b')}${pine(668, 420, 96, '#0c0b09')}${pine(738, 404, 52, '#14110d')}${pine(630, 432, 70, '#0b0a08')}${pine(1232, 412, 48, '#100d0a')}`

const foreground = () =>
  `<path d="M-200 470C40 400 300 420 470 446 560 456 660 464 760 478 820 486 900 492 960 502 1040 516 1120 560 1160 620V960H-200Z" fill="#0c0a08"/>${pine(40, 436, 150, '#090807')}${pine(96, 432, 112, '#0a0908')}${pine(-16, 440, 180, '#080706')}${pine(560, 462, 64, '#0a0907')}`

interface Layer {
  readonly body: () => string
  readonly paints: () => readonly Paint[]
}

/** Back to front. */
const layers: readonly Layer[] = [
  { body: sky, paints: () => [night(), halo()] },
  { body: hills, paints: () => [haze()] },
  { body: sea, paints: () => [water(), sailCloth(), sailClip(), blur(2)] },
  { body: hallBuilding, paints: hallPaints },
  { body: headland, paints: () => [turf(), spill(), blur(4)] },
  { body: foreground, paints: () => [] },
]

export function hallPicture({ view }: { readonly view: HallView }): SvgPicture {
  const viewBox = hallViews[view]
  return picture({
    width: viewBox[2],
    height: viewBox[3],
    viewBox,
    paints: layers.flatMap(({ paints }) => paints()),
    body: layers.map(({ body }) => body()).join(''),
  })
}
