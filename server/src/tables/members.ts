/** What a table has to do with its hall: whose member sits where, and how a match counts. */
import type { HallGame, Outcome, Seat } from '@heorot/shared'
import type { Write } from '../store/Store'
import type { TableRecord } from '../store/TableRecord'
import type { ConfirmedMember } from './Admission'
import { recordId } from './life'
import { type Newcomer, seatOwnedBy } from './seating'

/** The seat of a member belongs to all devices of that member. */
export function asMember(table: TableRecord, guest: Newcomer, member: ConfirmedMember | undefined): Newcomer {
  if (!member || table.hall !== member.hall) return guest
  const known = { ...guest, member: member.person }
  if (seatOwnedBy(table, guest.owner) !== null) return known
  const own = table.seats.find(seat => seat.member === member.person)
  return own?.owner && own.person ? { ...known, owner: own.owner, person: own.person } : known
}

/** The finished match as its hall counts it. */
export const gameOfHall = (table: TableRecord, outcome: Outcome | null): Write[] =>
  table.hall && outcome ? [{ kind: 'hallGame', hall: table.hall, game: resultOf(table, outcome) }] : []

/** A seat is theirs who held it last, even if they stood up or were sent away: giving up does not undo a game. */
function resultOf(table: TableRecord, { places, scores }: Outcome): HallGame {
  const seats = table.seats.map((seat, i) => {
    const holder = seat.owner !== null ? seat : lastPerson(table, i)
    return {
      name: holder?.name ?? seat.name,
      member: holder?.member ?? null,
      bot: !holder,
      place: places[i] ?? 0,
      score: scores[i] ?? 0,
    }
  })
  return { id: recordId(table), game: table.game, at: table.finishedAt ?? 0, seats }
}

const lastPerson = ({ holders }: TableRecord, seat: Seat) =>
  holders.findLast(holder => holder.seat === seat && holder.owner !== null)
