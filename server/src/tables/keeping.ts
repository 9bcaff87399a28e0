/** A group that has finished a match stays together: in a new hall, or one more of them in the hall of the table. */
import {
  isRefusal,
  type HallPlace,
  type KeptGroup,
  type KeepMessage,
  type Refusal,
  type Seat,
} from '@heorot/shared'
import type { HallRecord } from '../store/HallStore'
import type { Write } from '../store/Store'
import type { TableRecord } from '../store/TableRecord'
import type { Attendance, Session } from './Attendance'
import { hasPlayed } from './holders'
import { gameOfHall } from './members'
import type { FirstMember, KeepGroup } from './outlet'
import type { Play } from './Play'
import { placeAt, refusal } from './seating'
import type { SeatChanges } from './SeatChanges'
import type { Alter } from './StoredRecord'

export interface KeptTable {
  readonly record: TableRecord
  readonly play: Play | null
  readonly attendance: Attendance
  readonly keepGroup: KeepGroup
  readonly seatChanges: Pick<SeatChanges, 'follow'>
  change(alter: Alter, also?: (draft: TableRecord) => Write[]): Promise<Refusal | null>
}

export async function keep(
  table: KeptTable,
  { seat, owner }: Session,
  { name, token }: KeepMessage,
): Promise<KeptGroup | Refusal> {
  const { record } = table
  if (record.phase !== 'finished') return refusal('not-finished')
  // Somebody may have sat down since the end: they do not belong to the group.
  if (seat === null || !hasPlayed(record, seat, owner)) return refusal('not-seated')
  const member = { name: placeAt(record, seat).name, token }
  const place = (await joined(table, seat, member)) ?? (await founded(table, seat, name, member))
  if (isRefusal(place)) return place
  // They learn where the hall is; the seat stays as it was.
  for (const { person } of table.record.seats) if (person !== null) table.seatChanges.follow(person)
  return { ok: true, ...place }
}

/** Null when the table has no hall, or none any more. A guest at a table of a hall was not invited into it. */
async function joined(
  table: KeptTable,
  seat: Seat,
  member: FirstMember,
): Promise<HallPlace | Refusal | null> {
  const { hall, invite = null } = table.record
  if (!hall) return null
  const place = await table.keepGroup.join(hall, member, invite)
  if (!place || isRefusal(place)) return place
  await link(table, seat, hall, place.person)
  return place
}

/** The hall and the table's tie to it are stored together. */
async function founded(table: KeptTable, seat: Seat, name: string, member: FirstMember): Promise<HallPlace> {
  const hall = table.keepGroup.found(name, member)
  const { id, code, owner: person } = hall
  await link(table, seat, id, person, hall)
  return { id, code, person }
}

async function link(table: KeptTable, seat: Seat, hall: string, person: string, founded?: HallRecord) {
  const also: Write[] = founded ? [{ kind: 'hall', record: founded }] : []
  const outcome = table.play?.outcome ?? null
  await table.change(
    draft => {
      // Members of a hall that was closed are nobody in the next one.
      if (draft.hall !== hall) for (const other of [...draft.seats, ...draft.holders]) other.member = null
      draft.hall = hall
      if (founded) draft.invite = founded.code
      const place = placeAt(draft, seat)
      place.member = person
      for (const holder of draft.holders) if (holder.owner === place.owner) holder.member = person
      return null
    },
    draft => [...also, ...gameOfHall(draft, outcome)],
  )
}
