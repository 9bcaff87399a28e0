/** A group that has finished a match stays together: in a new hall, or one more of them in the hall of the table. */
import type { HallPlace, KeptGroup, Refusal, RequestPayload, Seat } from '@heorot/shared'
import { isRefusal } from '@heorot/shared'
import type { HallRecord } from '../../store/HallStore'
import type { Write } from '../../store/Store'
import type { Session } from './Attendance'
import { gameOfHall } from '../record/life'
import type { FirstMember } from '../tableDeps'
import { placeAt, refusal } from '../record/seating'
import type { Table } from '../Table'

export async function keepGroup(
  table: Table,
  { seat }: Session,
  { name, token }: RequestPayload<'keepGroup'>,
): Promise<KeptGroup | Refusal> {
  if (seat === null) return refusal('not-seated')
  const member = { name: placeAt(table.record, seat).name, token }
  const place = (await joined(table, seat, member)) ?? (await founded(table, seat, name, member))
  if (isRefusal(place)) return place
  // They learn where the hall is; the seat stays as it was.
  for (const { owner } of table.record.seats) if (owner !== null) table.seatChanges.follow(owner)
  return { ok: true, ...place }
}

/** Null when the table has no hall, or none any more. A guest at a table of a hall was not invited into it. */
async function joined(table: Table, seat: Seat, member: FirstMember): Promise<HallPlace | Refusal | null> {
  const { hall, invite = null } = table.record
  if (!hall) return null
  const place = await table.deps.groupHalls.join(hall, member, invite)
  if (!place || isRefusal(place)) return place
  await link(table, seat, hall, place.person)
  return place
}

/** The hall and the table's tie to it are stored together. */
async function founded(table: Table, seat: Seat, name: string, member: FirstMember): Promise<HallPlace> {
  const hall = table.deps.groupHalls.found(name, member)
  const { id, code, owner: person } = hall
  await link(table, seat, id, person, hall)
  return { id, code, person }
}

async function link(table: Table, seat: Seat, hall: string, person: string, founded?: HallRecord) {
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
