/** The moments that somebody who comes late is shown. */
import type { ChanceSwing } from './swings'

/** More would take longer than a minute. */
const MOST = 8
/** With fewer there is nothing to tell. */
export const LEAST_MOVES = 10

/** So many of them, spread evenly, the last one included. */
const spread = (moments: readonly number[], count: number): readonly number[] =>
  moments.length <= count
    ? moments
    : Array.from({ length: count }, (_, i) => moments[Math.round(((i + 1) * moments.length) / count) - 1]!)

/** The greatest swings, then the ends of chapters; where there are few of both, moves in between. */
export function recapMoments(
  swings: readonly ChanceSwing[],
  chapterStarts: readonly number[],
  newest: number,
): readonly number[] {
  const isPast = (moment: number) => moment > 0 && moment < newest
  const big = [...swings]
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .map(({ revision }) => revision)
    .filter(isPast)
    .slice(0, MOST / 2)
  const ends = spread(
    chapterStarts.filter(start => isPast(start) && !big.includes(start)),
    MOST - big.length,
  )
  const found = [...big, ...ends]
  const quarters = [1, 2, 3].map(part => Math.round((part * newest) / 4))
  const between = found.length < 3 ? quarters.filter(one => isPast(one) && !found.includes(one)) : []
  return [...found, ...between].sort((a, b) => a - b)
}
