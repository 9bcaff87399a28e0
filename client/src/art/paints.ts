/** What things are made of, as paints: every round or sloping surface is lit by the one fire at the left. */
import { mix } from './colour'
import { palette, type SeatName, seatColours } from './palette'
import { linear, type Paint, radial } from './svg'

export const vellum = (): Paint => linear('vellum', '#f8eed3, #ecdfc1, #d2bc8e')

export const slate = (): Paint => linear('slate', '#4a5357, #2f3639, #1d2225')

export const goldVellum = (): Paint => linear('goldVellum', '#f6e7ba, #e0c687 55%, #b8944f')

export const brassPlate = (): Paint => linear('brassPlate', `#f8dd97, ${palette.brass} 45%, #835a1b`)

export const brassDome = (): Paint =>
  radial('brassDome', `${palette.brassLight}, ${palette.brass} 42%, ${palette.brassDark}`)

export const boneDome = (): Paint => radial('boneDome', '#fffaf0, #ecdfc4 45%, #a58a5c')

export const ironDome = (): Paint => radial('ironDome', '#7c878d, #454e53 45%, #20262a')

export const waxDome = (): Paint => radial('waxDome', '#cf5a41, #8f2a1e, #4c120c')

/** The side of a carved piece in a seat's colour, light at the left. */
export const seatBody = (seat: SeatName): Paint => {
  const { base, light, dark } = seatColours[seat]
  return linear(`body-${seat}`, `${light}, ${base} 42%, ${dark}`, [0, 0], [1, 0.9])
}

export const seatPlinth = (seat: SeatName): Paint =>
  linear(
    `plinth-${seat}`,
    `${mix(seatColours[seat].base, '#ffffff', 0.1)}, ${seatColours[seat].dark}`,
    [0, 0],
    [0, 1],
  )

export const seatDome = (seat: SeatName): Paint =>
  radial(
    `dome-${seat}`,
    `${mix(seatColours[seat].base, '#ffffff', 0.32)}, ${seatColours[seat].base} 55%, ${seatColours[seat].dark}`,
  )
