/** What a table has to do with its hall: whose member sits where, and how a match counts. */
import type { HallGame, Outcome } from '@heorot/shared'
import type { Write } from '../store/Store'
import type { TableRecord } from '../store/TableRecord'
import type { ConfirmedMember } from './Admission'
import { lastPlayer } from './holders'
import { recordId } from './life'
import { type Newcomer, seatOwnedBy } from './seating'

/** The seat of a member belongs to all devices of that member. */
export function asMember(table: TableRecord, guest: Newcomer, member: ConfirmedMember | undefined): Newcomer {
  if (!member || table.hall !== member.hall) return guest
  const known = { member: member.person, ...guest }
  if (seatOwnedBy(table, guest.owner) !== null) return known
  const own = table.seats.find(seat => seat.member === member.person)
  return own?.owner && own.person ? { ...known, owner: own.owner, person: own.person } : known
}

/** The finished match as its hall counts it. */
export const gameOfHall = (table: TableRecord, outcome: Outcome | null): Write[] =>
  table.hall && outcome ? [{ kind: 'hallGame', hall: table.hall, game: resultOf(table, outcome) }] : []

/** Players who leave keep their result; people who sit down after the end get none. */
function resultOf(table: TableRecord, { places, scores }: Outcome): HallGame {
  const seats = table.seats.map((_, i) => {
    const player = lastPlayer(table, i)
    return {
      name: player?.name ?? '',
      member: player?.member ?? null,
      bot: !player,
      place: places[i] ?? 0,
      score: scores[i] ?? 0,
    }
  })
  return { id: recordId(table), game: table.game, at: table.finishedAt ?? 0, seats }
}
