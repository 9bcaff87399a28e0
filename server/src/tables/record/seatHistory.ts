/**
 * Who has held which seat in the present match. They have seen its hand, so until the match ends they can hold no
 * other. The list also says whose name belongs to which step.
 */
import { lastPlayer, type Seat, type SeatHolder } from '@heorot/shared'
import type { Holder, SeatRecord, TableRecord } from '../../store/TableRecord'

/** What everybody may know of a holder. */
export const publicHolder = ({ seat, from, name, person, bot }: Holder): SeatHolder => {
  return { seat, from, name, person, bot }
}

const holderOf = ({ owner, person, name, bot, member }: SeatRecord, seat: Seat, from: number): Holder => ({
  ...{ seat, from, owner, person, name, bot },
  ...(member && { member }),
})

interface Person {
  readonly owner: string
  readonly member?: string
}

/** The only seat this person may hold until the match ends; null while they may hold any. */
export const heldSeat = (table: TableRecord, person: Person): Seat | null =>
  table.phase === 'playing' ? (holderBy(table, person)?.seat ?? null) : null

/** Whether this person has held a seat in the present match, which may be over. */
export const hasHeld = (table: TableRecord, person: Person): boolean => holderBy(table, person) !== undefined

const holderBy = ({ holders }: TableRecord, person: Person): Holder | undefined =>
  holders.find(isPerson(person))

/** Whether a seat is or was theirs; a member of a hall is the same person on every device. */
export const isPerson =
  ({ owner, member }: Person) =>
  (one: Pick<Holder, 'owner' | 'member'>): boolean =>
    one.owner === owner || (member !== undefined && one.member === member)

export const hasPlayed = (table: TableRecord, seat: Seat, owner: string): boolean =>
  lastPlayer(table.holders, seat)?.owner === owner

/** Notes what has changed on the seats; `step` is the next step of the match. A finished match keeps its list. */
export function noteHolders(table: TableRecord, step: number): void {
  if (table.phase === 'waiting') table.holders = []
  if (table.phase === 'playing')
    for (const [i, seat] of table.seats.entries()) noteHolder(table, holderOf(seat, i, step))
}

/** Coming and going within one step is noted once per person, so that the list cannot grow without moves. */
function noteHolder(table: TableRecord, now: Holder): void {
  const isRepeat = (other: Holder) =>
    other.seat === now.seat && other.from === now.from && other.owner === now.owner
  const last = lastHolder(table.holders, now.seat)
  if (last && isSame(last, now)) return
  const kept = table.holders.filter(holder => !isRepeat(holder))
  const before = lastHolder(kept, now.seat)
  table.holders = before && isSame(before, now) ? kept : [...kept, now]
}

const lastHolder = (holders: readonly Holder[], seat: Seat): Holder | undefined =>
  holders.findLast(holder => holder.seat === seat)

const isSame = (a: Holder, b: Holder): boolean => a.owner === b.owner && a.bot === b.bot && a.name === b.name
