/** Who sits where around the table, and the places that follow from it. */
import { nearSeatOf, seatOf } from '../GameTable'
import type { Rect } from './geometry'

export interface Seating {
  readonly seats: number
  /** The seat at the lower edge; null for a spectator who follows none. */
  readonly seat: number | null
  /** A spectator has nothing to press. */
  readonly watches?: boolean
}

/** Who sits where as the viewer of a frame sees it. */
export const seatingOf = (state: Parameters<typeof nearSeatOf>[0], seats: number): Seating => ({
  seats,
  seat: nearSeatOf(state),
  watches: seatOf(state) === null,
})

export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value))

/** The others clockwise from the viewer; everybody for a spectator. */
export const othersOf = ({ seats, seat }: Seating): readonly number[] =>
  seat === null
    ? Array.from({ length: seats }, (_, i) => i)
    : Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats)

/** A list by seat, from the values of the others and of the viewer's own seat. */
export const bySeat = <T>(table: Seating, other: (index: number) => T, own: T): readonly T[] => {
  const others = othersOf(table)
  return Array.from({ length: table.seats }, (_, seat) =>
    seat === table.seat ? own : other(others.indexOf(seat)),
  )
}

/** The part of a row that belongs to one of `count` equal columns. */
export function column(row: Rect, index: number, count: number, gap: number): Rect {
  const w = (row.w - gap * (count - 1)) / count
  return { x: row.x + index * (w + gap), y: row.y, w, h: row.h }
}
