/**
 * Whom the host has removed or muted. A token costs nothing, so whoever is marked could come straight back as
 * somebody new: for a while a mark also falls on strangers from the same place. A household has one address
 * too, so it spares those who were known here before. See docs/adr/0019-marks-spare-the-known.md.
 */
import type { Attendance } from './Attendance'
import type { Mark, TableRecord } from './record'
import type { Guest } from './seating'

/** So long a mark falls on strangers, and a removal on anybody. */
export const MARK_HOLDS = 10 * 60 * 1000

/** How marks concern a guest: as the one they were made for, or as somebody who could be the same. */
export type Touch = 'self' | 'stranger' | null

export const holding = (marks: readonly Mark[], now: number): Mark[] => marks.filter(mark => mark.until > now)

export function touchOf(marks: readonly Mark[], { person, place }: Guest, now: number): Touch {
  if (marks.some(mark => mark.person === person)) return 'self'
  const isStranger = (mark: Mark) => mark.place === place && !mark.known.includes(person)
  return holding(marks, now).some(isStranger) ? 'stranger' : null
}

/**
 * A mark for somebody who is here, or sits here and is away. The first from a place spares all who are here
 * from there. Whoever has to be marked next may have been brought along for that: then only those who sit.
 */
export function newMark(
  { seats }: TableRecord,
  attendance: Attendance,
  person: string,
  others: readonly Mark[],
  now: number,
): Mark {
  const place = attendance.placeOf(person)
  const isFirst = !holding(others, now).some(mark => mark.place === place && mark.person !== person)
  const seated = seats.flatMap(seat => seat.person ?? [])
  const known = new Set([...seated, ...(isFirst ? attendance.personsAt(place) : [])])
  return { person, place, known: [...known], until: now + MARK_HOLDS }
}
