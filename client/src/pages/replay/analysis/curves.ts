/** Points over time as lines: x is the step, y runs from 0 at the top to 100. */

import { seatColours, seatNames } from '../../../art/palette'

/** How a seat's line looks in curves: seats differ by dashes as well as by colour. */

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

const PAD = 6

/** One list of `x,y` pairs per seat; steps at which a seat's points did not change are left out. */
export function curvesOf(standings: readonly (readonly number[])[]): readonly string[] {
  const all = standings.flat()
  const low = Math.min(0, ...all)
  const high = Math.max(1, ...all)
  const y = (points: number) => round(PAD + ((high - points) / (high - low)) * (100 - 2 * PAD))
  const seats = standings[0]?.length ?? 0
  return Array.from({ length: seats }, (_, seat) =>
    standings
      .flatMap((now, step) => {
        const before = standings[step - 1]
        const isEdge = !before || step === standings.length - 1
        if (!isEdge && before[seat] === now[seat]) return []
        // A jump is a corner, not a slope from long ago.
        const corner = before ? [`${step},${y(before[seat]!)}`] : []
        return [...corner, `${step},${y(now[seat]!)}`]
      })
      .join(' '),
  )
}

const round = (n: number): number => Math.round(n * 10) / 10

/** Chances over time, one line per seat; moments that are not known yet are left out. */
export function chanceCurves(
  moments: readonly number[],
  chances: readonly (readonly number[] | null)[],
): readonly string[] {
  const known = moments.flatMap((step, i) => (chances[i] ? [{ step, chances: chances[i] }] : []))
  const seats = known[0]?.chances.length ?? 0
  return Array.from({ length: seats }, (_, seat) =>
    known.map(one => `${one.step},${round((1 - one.chances[seat]!) * 100)}`).join(' '),
  )
}
