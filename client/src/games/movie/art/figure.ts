/** The four kinds of figures as chunky carved pieces, in a box of 108 × 112 units, foot on the lower edge. */

import type { FigureKind } from '@heorot/shared/games/movie'
import { seatBody, seatPlinth } from '../../../art/paints'
import { type SeatName, seatColours } from '../../../art/palette'
import { sigilIcons } from '../../../art/signs/sigil'
import { blur, iconAt, num, type SvgPicture, picture, times, use } from '../../../art/svg'

export const figureDiamonds: Readonly<Record<FigureKind, number>> = {
  longship: 1,
  castle: 2,
  thane: 3,
  beowulf: 4,
}

const ivory = '#fbf1da'
const outline = '#170c07'

/** Silhouettes; also used alone as counters in a seat's plate. */
export const figureShapes: Readonly<Record<FigureKind, string>> = {
  longship:
    '<path d="M12 56C6 50 6 38 17 33 15 40 19 44 24 47 27 60 37 65 50 65S74 60 77 47C83 44 86 39 83 32 95 37 95 50 89 56 86 74 72 84 58 84H43C29 84 15 74 12 56Z"/><path d="M29 12Q50 19 71 12 77 32 71 53 50 46 29 53 35 32 29 12Z"/><path d="M48.5 5H51.500V66H48.500Z"/>',
  castle:
    '<path d="M16 84V46H12V33H20V38H26V33H33V22H31V9H38V14H46V9H54V14H62V9H69V22H67V33H74V38H80V33H88V46H84V84Z"/>',
  thane:
    '<path d="M77 1 83 15H79.400V84H74.600V15H71Z"/><path d="M35 34C35 17 43 10 50 4 57 10 65 17 65 34V42C74 45 80 55 80 66L79 84H25C23 66 24 48 36 43Z"/>',
  beowulf:
    '<path d="M34 31C26 31 18 24 19 8 24 16 30 18 36 18 40 12 45 9 50 8 55 9 60 12 64 18 68 18 71 17 73 14V30C71 31 68 31.5 66 31L65 44C70 46 74 49 77 52V42H70V47.500H92V42H86V50C88 56 84 61 79 61L78 84H22C19 66 20 50 35 44Z"/>',
}

const face = (d: string) =>
  `<path d="M41 30H59V37Q59 45 50 46 41 45 41 37Z" fill="#f0dcb8"/><path d="M43 34.800h3.600M53.4 34.800h3.6" stroke="#2b1a10" stroke-width="2.2"/>${d}`

const longshipDetails = (seat: SeatName) => {
  const { dark, light } = seatColours[seat]
  const shields = [
    [30, 66],
    [43.5, 70],
    [57.5, 70],
    [71, 66],
  ].map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="5.3" fill="#f0e3c4" stroke="${dark}" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="1.5" fill="${dark}"/>`,
  )
  return `<path d="M39 14.600Q43 33 39 50M61 14.600Q57 33 61 50" stroke="${dark}" stroke-opacity=".5" stroke-width="5" fill="none"/><path d="M31 14Q50 20.5 69 14" stroke="${light}" stroke-width="1.5" fill="none" stroke-opacity=".9"/><path d="M15 56C19 70 30 80 44 80H57C71 80 81 71 86 57" stroke="${dark}" stroke-opacity=".6" stroke-width="1.5" fill="none"/><circle cx="15.5" cy="40" r="1.5" fill="${ivory}"/>${iconAt(sigilIcons[seat], 50.5, 32.5, 24, ivory, 0.96)}${shields.join('')}`
}

const castleDetails = (seat: SeatName) => {
  const { dark, light } = seatColours[seat]
  return `<path d="M41 84V70A9 9 0 0 1 59 70V84Z" fill="#1a0f0a" fill-opacity=".78"/><path d="M45 84V66M50 84V62M55 84V66M41 73H59M41 79H59" stroke="${dark}" stroke-width="1"/><path d="M33 46V84M67 46V84" stroke="${dark}" stroke-opacity=".65" stroke-width="1.5"/><path d="M31 22.700H69M12 46.500H33M67 46.500H88" stroke="#000" stroke-opacity=".3" stroke-width="2"/><path d="M31.6 10.500V21M12.8 34.500V45M32.5 9.800H37.500M46.5 9.800H53.500M62.5 9.800H68" stroke="${light}" stroke-opacity=".85" stroke-width="1.3" fill="none"/><path d="M22 56h5v9h-5zM73 56h5v9h-5z" fill="#1a0f0a" fill-opacity=".62"/><path d="M18 72h8M24 78h7M70 73h8M76 79h6M36 58h6M60 56h6" stroke="${dark}" stroke-opacity=".55" stroke-width="1.3"/>${iconAt(sigilIcons[seat], 50, 41, 26, ivory, 0.97)}`
}

const thaneDetails = (seat: SeatName) => {
  const { dark, light } = seatColours[seat]
  const helm = `<path d="M48.3 27H51.700V39H48.300Z" fill="${dark}"/><path d="M41 30H59" stroke="${dark}" stroke-width="2.6"/><path d="M41 40Q50 37 59 40L56 52 50 56 44 52Z" fill="#6b4526"/><path d="M46 42V51M50 43V54M54 42V51" stroke="#4a2e18" stroke-width="1"/><path d="M40 20Q43 12 49 7.5" stroke="${light}" stroke-opacity=".95" stroke-width="1.8" fill="none" stroke-linecap="round"/>`
  const shield = `<circle cx="36.6" cy="67" r="19" fill="#120a05" fill-opacity=".4"/><circle cx="35" cy="65" r="18.5" fill="${dark}" stroke="#e9dcc0" stroke-width="2.5"/><circle cx="35" cy="65" r="15.6" fill="none" stroke="${light}" stroke-opacity=".5" stroke-width=".8"/>${iconAt(sigilIcons[seat], 35, 65, 24, ivory)}`
  return `${face(helm)}<path d="M77 2.5 81.5 14.500H72.500Z" fill="#e8e2d2" stroke="#5b5348" stroke-width=".8"/><path d="M77 3V14" stroke="#8d8575" stroke-width=".9"/>${shield}`
}

const beowulfDetails = (seat: SeatName) => {
  const { light } = seatColours[seat]
  const sword = `<path d="M81 2 85 9V42H77V9Z" fill="#ece6d6" stroke="#5b5348" stroke-width="1"/><path d="M81 5V41" stroke="#8d8575" stroke-width="1.2"/><rect x="69" y="42" width="24" height="5.5" rx="2" fill="#d9a441" stroke="#5f4110"/><circle cx="81" cy="53" r="5.5" fill="#f0dcb8" stroke="#5f4110"/>`
  const helm = `<path d="M36 30H64" stroke="#5f4110" stroke-width="5.2"/><path d="M36 30H64" stroke="#d9a441" stroke-width="3.8"/><path d="M48.2 26H51.800V39H48.200Z" fill="#d9a441" stroke="#5f4110" stroke-width=".6"/><path d="M40 40Q50 37 60 40L57 54 50 60 43 54Z" fill="#8a5a2b"/><path d="M46 43V54M50 44V57M54 43V54" stroke="#5f3b18" stroke-width="1"/><path d="M39 20Q43 14 49 11" stroke="${light}" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="M21 13Q25 23 34 26M73.5 18Q71 24 66 26" stroke="#f4e6c4" stroke-opacity=".75" stroke-width="2.2" fill="none" stroke-linecap="round"/>`
  return `${sword}${face(helm)}<path d="M36 46C28 52 27 66 28 84H22C19 66 20 50 35 44ZM66 48C71 56 72 70 71 84H77L78 60Z" fill="#000" fill-opacity=".25"/><path d="M30 80Q50 74 70 80" stroke="#d9a441" stroke-width="2" fill="none" stroke-opacity=".8"/>${iconAt(sigilIcons[seat], 49.5, 69.5, 23, ivory)}`
}

const details: Readonly<Record<FigureKind, (seat: SeatName) => string>> = {
  longship: longshipDetails,
  castle: castleDetails,
  thane: thaneDetails,
  beowulf: beowulfDetails,
}

const diamonds = (count: number) =>
  times(count, i => {
    const x = num(50 + (i - (count - 1) / 2) * 13.5)
    return `<path d="M${x} 87.600l5.2 6.2-5.2 6.2-5.2-6.200Z" fill="${ivory}" stroke="#2a1608" stroke-opacity=".55" stroke-width=".8"/>`
  }).join('')

const plinth = (seat: SeatName, count: number) =>
  `<path d="M14 82H86Q92 82 92 88V99Q92 106 85 106H15Q8 106 8 99V88Q8 82 14 82Z" fill="${use(seatPlinth(seat))}" stroke="${outline}" stroke-width="1.8"/><path d="M14 83.400H86Q90 83.4 90.5 86.500H9.500Q10 83.4 14 83.400Z" fill="#fff" fill-opacity=".32"/><path d="M10 100Q10 104.6 15 104.600H85Q90 104.6 90 100" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.4"/>${diamonds(count)}`

export interface DrawnFigure {
  readonly kind: FigureKind
  readonly seat: SeatName
  /** Without the shadow on the ground: while it is carried. */
  readonly lifted?: boolean
}

/** White diamonds on the plinth are the figure's rank, 1 to 4. */
export function figurePicture({ kind, seat, lifted = false }: DrawnFigure): SvgPicture {
  const shape = figureShapes[kind]
  const ground = lifted
    ? ''
    : `<ellipse cx="57" cy="103" rx="45" ry="6.5" fill="#000" opacity=".55" filter="${use(blur(3))}"/>`
  return picture({
    width: 108,
    height: 112,
    viewBox: [-2, -3, 108, 112],
    paints: [seatBody(seat), seatPlinth(seat), blur(3)],
    body: `${ground}<g stroke-linejoin="round"><g transform="translate(2.6 2.4)" fill="${seatColours[seat].dark}" stroke="${outline}" stroke-width="3.2">${shape}</g><g fill="${use(seatBody(seat))}" stroke="${outline}" stroke-width="1.6">${shape}</g></g>${details[kind](seat)}${plinth(seat, figureDiamonds[kind])}`,
  })
}

/** A flat silhouette for counters. */
export const figureMark = ({ kind, colour }: { kind: FigureKind; colour: string }): SvgPicture => {
  const body = `<g fill="${colour}">${figureShapes[kind]}</g>`
  return picture({ width: 24, height: 23, viewBox: [4, 0, 92, 88], body })
}
