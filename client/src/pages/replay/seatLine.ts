/** How a seat's line looks in curves: seats differ by dashes as well as by colour. */
import { seatColours, seatNames } from '../../art/palette'

const DASHES: readonly (readonly number[])[] = [[], [7, 3], [2, 3], [9, 3, 2, 3], [4, 2]]

export const seatColour = (seat: number): string => seatColours[seatNames[seat % seatNames.length]!].light

export const seatDashes = (seat: number): readonly number[] => DASHES[seat % DASHES.length]!

/** As attributes of an SVG line. */
export const seatLine = (seat: number) => ({
  stroke: seatColour(seat),
  'stroke-dasharray': seatDashes(seat).join(' ') || 'none',
  'stroke-width': 2,
  fill: 'none',
  'vector-effect': 'non-scaling-stroke',
})
