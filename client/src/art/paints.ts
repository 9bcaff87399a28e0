/** What things are made of, as paints: every round or sloping surface is lit by the one fire at the left. */
import { mix } from './colour'
import { palette, type SeatName, seatColours } from './palette'
import { linear, type Paint, radial } from './svg'

export const vellum = (): Paint =>
  linear('vellum', [
    [0, '#f8eed3'],
    [0.5, '#ecdfc1'],
    [1, '#d2bc8e'],
  ])

export const slate = (): Paint =>
  linear('slate', [
    [0, '#4a5357'],
    [0.5, '#2f3639'],
    [1, '#1d2225'],
  ])

export const goldVellum = (): Paint =>
  linear('goldVellum', [
    [0, '#f6e7ba'],
    [0.55, '#e0c687'],
    [1, '#b8944f'],
  ])

export const brassPlate = (): Paint =>
  linear('brassPlate', [
    [0, '#f8dd97'],
    [0.45, palette.brass],
    [1, '#835a1b'],
  ])

export const brassDome = (): Paint =>
  radial('brassDome', [
    [0, palette.brassLight],
    [0.42, palette.brass],
    [1, palette.brassDark],
  ])

export const boneDome = (): Paint =>
  radial('boneDome', [
    [0, '#fffaf0'],
    [0.45, '#ecdfc4'],
    [1, '#a58a5c'],
  ])

export const ironDome = (): Paint =>
  radial('ironDome', [
    [0, '#7c878d'],
    [0.45, '#454e53'],
    [1, '#20262a'],
  ])

export const waxDome = (): Paint =>
  radial('waxDome', [
    [0, '#cf5a41'],
    [0.5, '#8f2a1e'],
    [1, '#4c120c'],
  ])

export const ironPlate = (): Paint =>
  linear(
    'ironPlate',
    [
      [0, '#2b3338'],
      [0.6, '#1a1f22'],
      [1, '#15191c'],
    ],
    [0, 0],
    [0.35, 1],
  )

/** The side of a carved piece in a seat's colour, light at the left. */
export const seatBody = (seat: SeatName): Paint => {
  const { base, light, dark } = seatColours[seat]
  return linear(
    `body-${seat}`,
    [
      [0, light],
      [0.42, base],
      [1, dark],
    ],
    [0, 0],
    [1, 0.9],
  )
}

export const seatPlinth = (seat: SeatName): Paint =>
  linear(
    `plinth-${seat}`,
    [
      [0, mix(seatColours[seat].base, '#ffffff', 0.1)],
      [1, seatColours[seat].dark],
    ],
    [0, 0],
    [0, 1],
  )

export const seatDome = (seat: SeatName): Paint =>
  radial(`dome-${seat}`, [
    [0, mix(seatColours[seat].base, '#ffffff', 0.32)],
    [0.55, seatColours[seat].base],
    [1, seatColours[seat].dark],
  ])
