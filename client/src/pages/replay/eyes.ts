/** Whose eyes a replay is seen with: a seat's, a spectator's, or with all hands open. */
import type { Seat } from '@heorot/shared'

export type Eyes = Seat | 'spectator' | 'open'

export const eyesOf = (seats: number): readonly Eyes[] => [
  'spectator',
  ...Array.from({ length: seats }, (_, seat) => seat),
  'open',
]

/** As it stands in an address; anything else is a spectator. */
export function readEyes(text: string | null, seats: number): Eyes {
  return eyesOf(seats).find(eyes => String(eyes) === text) ?? 'spectator'
}

/** The address of a moment. */
export const momentPath = (id: string, step: number, eyes: Eyes): string =>
  `/r/${id}?step=${step}&eyes=${eyes}`
