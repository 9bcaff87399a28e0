/** Where the chances to win changed much from one moment to the next. */
import type { Chances } from '../../bots/winChances'

export interface ChanceSwing {
  readonly revision: number
  readonly seat: number
  /** In points of a hundred, with its sign. */
  readonly points: number
}

/** Smaller changes may be chance. */
const LEAST_POINTS = 8

/** Moments further apart are not compared: what happened between them has not been worked out yet. */
const MOST_APART = 20

/** So many are marked. */
export const LISTED = 2

const inPoints = (share: number): number => Math.round(share * 100)

/** The seat that moved most at each big change, in the order of the match. */
export function swingsIn(known: readonly Chances[]): readonly ChanceSwing[] {
  return known.slice(1).flatMap(({ revision, chances }, i) => {
    if (revision - known[i]!.revision > MOST_APART) return []
    const changes = chances.map((share, seat) => ({
      ...{ revision, seat },
      points: inPoints(share - known[i]!.chances[seat]!),
    }))
    const [greatest] = changes.sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    return greatest && Math.abs(greatest.points) >= LEAST_POINTS ? [greatest] : []
  })
}

/** How much each chance changed with the newest move, in points; nothing as long as the move before is not known. */
export function lastChanges(known: readonly Chances[]): readonly number[] {
  const [before, now] = known.slice(-2)
  if (!now || before?.revision !== now.revision - 1) return []
  return now.chances.map((share, seat) => inPoints(share - before.chances[seat]!))
}

/** Shares in percent that add up to 100: what rounding down leaves goes to those that lost most by it. */
export function wholePercents(shares: readonly number[]): readonly number[] {
  const whole = shares.map(share => Math.floor(share * 100))
  const lost = (seat: number) => shares[seat]! * 100 - whole[seat]!
  const order = shares.map((_, seat) => seat).sort((a, b) => lost(b) - lost(a))
  const left = 100 - whole.reduce((sum, percent) => sum + percent, 0)
  for (const seat of order.slice(0, left)) whole[seat]!++
  return whole
}

/** The greatest of them, in the order of the match. */
export const greatestOf = (swings: readonly ChanceSwing[], count: number): readonly ChanceSwing[] =>
  [...swings]
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, count)
    .sort((a, b) => a.revision - b.revision)

/** A mark on a curve or a track; those that would touch are one. */
export interface SwingMark {
  readonly at: number
  /** "1", or "1–2". */
  readonly sign: string
}

/** `least` is the share of the length below which two marks would touch. */
export function swingMarks(
  swings: readonly ChanceSwing[],
  length: number,
  least: number,
): readonly SwingMark[] {
  const groups: { at: number; first: number; last: number }[] = []
  for (const [i, { revision }] of swings.entries()) {
    const before = groups.at(-1)
    if (before && revision - before.at < least * length) before.last = i + 1
    else groups.push({ at: revision, first: i + 1, last: i + 1 })
  }
  return groups.map(({ at, first, last }) => ({ at, sign: first === last ? `${first}` : `${first}–${last}` }))
}

/** Moves labels apart that would cover one another; `places` are shares of the height, `least` their distance. */
export function apart(places: readonly number[], least: number): readonly number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!)
  const moved = [...places]
  for (const [n, i] of order.entries())
    if (n > 0) moved[i] = Math.max(moved[i]!, moved[order[n - 1]!]! + least)
  const over = Math.max(0, moved[order.at(-1) ?? 0]! - 1)
  for (const [n, i] of [...order].reverse().entries()) {
    const limit = 1 - n * least
    if (over > 0) moved[i] = Math.min(moved[i]!, limit)
  }
  return moved
}

/** "▲ 12", "▼ 8", nothing for no change. */
export const changeText = (points: number): string =>
  points === 0 ? '' : `${points > 0 ? '▲' : '▼'} ${Math.abs(points)}`
