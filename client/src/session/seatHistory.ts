/** Whose name belongs to which step of a match, and who replaced whom. */
import type { Seat, SeatHolder } from '@heorot/shared'
import type { Person } from './frame'

export type Holders = readonly SeatHolder[]

/** Everybody at a step, with the names they played under. */
export function peopleAt(holders: Holders, seats: number, step: number): Person[] {
  return Array.from({ length: seats }, (_, seat) => {
    const holder = holders.findLast(one => one.seat === seat && one.from <= Math.max(step, 1))
    return { seat, name: holder?.name ?? '', bot: holder?.bot ?? null, online: true }
  })
}

/** Who played a seat before, and who does from a step on. */
export interface SeatChange {
  readonly from: number
  readonly seat: Seat
  readonly before: SeatHolder
  readonly after: SeatHolder
}

export function changesOf(holders: Holders): readonly SeatChange[] {
  return holders.flatMap((after, i) => {
    const { seat, from } = after
    const before = holders.slice(0, i).findLast(one => one.seat === seat)
    return before && !isSameParty(before, after) ? [{ from, seat, before, after }] : []
  })
}

/** Another strength of the same bot is nobody else. */
const isSameParty = (a: SeatHolder, b: SeatHolder): boolean =>
  a.person === b.person && a.name === b.name && (a.bot === null) === (b.bot === null)
