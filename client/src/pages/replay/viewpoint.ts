/** Where a replay is seen from: a seat, a spectator's place, or with all hands open. */
import type { Seat } from '@heorot/shared'

export type Viewpoint = Seat | 'spectator' | 'open'

export const viewpointsOf = (seats: number): readonly Viewpoint[] => [
  'spectator',
  ...Array.from({ length: seats }, (_, seat) => seat),
  'open',
]

/** As it stands in an address; anything else is a spectator. */
export function readViewpoint(text: string | null, seats: number): Viewpoint {
  return viewpointsOf(seats).find(viewpoint => String(viewpoint) === text) ?? 'spectator'
}

/** The address of a moment. */
export const momentPath = (id: string, step: number, viewpoint: Viewpoint): string =>
  `/r/${id}?step=${step}&eyes=${viewpoint}`
