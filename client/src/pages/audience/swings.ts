/** Where the chances to win changed much from one moment to the next. */
import type { Chances } from '../../bots/chances'

export interface ChanceSwing {
  readonly revision: number
  readonly seat: number
  /** In points of a hundred, with its sign. */
  readonly points: number
}

/** Smaller changes may be chance. */
const LEAST_POINTS = 8

/** So many are marked. */
export const LISTED = 2

export const inPoints = (share: number): number => Math.round(share * 100)

/** The seat that moved most at each big change, in the order of the match. */
export function swingsIn(known: readonly Chances[]): readonly ChanceSwing[] {
  return known.slice(1).flatMap(({ revision, chances }, i) => {
    const changes = chances.map((share, seat) => ({
      ...{ revision, seat },
      points: inPoints(share - known[i]!.chances[seat]!),
    }))
    const [greatest] = changes.sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    return greatest && Math.abs(greatest.points) >= LEAST_POINTS ? [greatest] : []
  })
}

/** The greatest of them, in the order of the match. */
export const greatestOf = (swings: readonly ChanceSwing[], count: number): readonly ChanceSwing[] =>
  [...swings]
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, count)
    .sort((a, b) => a.revision - b.revision)

/** "▲ 12", "▼ 8", nothing for no change. */
export const changeText = (points: number): string =>
  points === 0 ? '' : `${points > 0 ? '▲' : '▼'} ${Math.abs(points)}`
