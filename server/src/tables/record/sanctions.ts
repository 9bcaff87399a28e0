/**
 * People the host has removed or muted. A token costs nothing, so they could come straight back as somebody new:
 * for a while a sanction also applies to strangers from the same place. A household shares one address too, so it
 * spares those who were known here before. See docs/adr/0019-marks-spare-the-known.md.
 */
import type { Sanction, TableRecord } from '../../store/TableRecord'
import type { Newcomer } from './seating'

/** How long a sanction applies to strangers, and a removal to anybody. */
export const SANCTION_DURATION = 10 * 60 * 1000

/** Why a sanction applies to a guest: it was made for them, or they could be the same person. */
export type SanctionMatch = 'self' | 'stranger' | null

export const activeSanctions = (sanctions: readonly Sanction[], now: number): Sanction[] =>
  sanctions.filter(({ until }) => until > now)

export function matchSanctions(
  sanctions: readonly Sanction[],
  { person, place }: Newcomer,
  now: number,
): SanctionMatch {
  if (sanctions.some(sanction => sanction.person === person)) return 'self'
  const isStranger = (sanction: Sanction) => sanction.place === place && !sanction.known.includes(person)
  return activeSanctions(sanctions, now).some(isStranger) ? 'stranger' : null
}

/**
 * A sanction for somebody who is here, or sits here and is away. The first from a place spares everyone who is here
 * from there. The next one may have been brought along for that purpose, so it spares only those who sit.
 */
export function newSanction(
  { seats }: TableRecord,
  attendance: { personsAt(place: string): readonly string[] },
  { person, place }: Pick<Sanction, 'person' | 'place'>,
  others: readonly Sanction[],
  now: number,
): Sanction {
  const isFirst = !activeSanctions(others, now).some(
    other => other.place === place && other.person !== person,
  )
  const seated = seats.flatMap(seat => seat.person ?? [])
  const known = new Set([...seated, ...(isFirst ? attendance.personsAt(place) : [])])
  return { person, place, known: [...known], until: now + SANCTION_DURATION }
}
