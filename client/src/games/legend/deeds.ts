/**
 * What each seat did in the present episode, gathered from the events: decoration for the places
 * before the seats. Whoever comes later sees less of it and misses nothing.
 */
import type { CardId, Event } from '@heorot/shared/games/legend'

export type Deed =
  | { readonly kind: 'declined' }
  | { readonly kind: 'risked'; readonly kept: readonly CardId[] }
  | { readonly kind: 'paid' }
  | { readonly kind: 'took'; readonly cards: readonly CardId[] }

export interface Deeds {
  readonly step: number
  readonly bySeat: Readonly<Record<number, Deed>>
}

export const noDeeds: Deeds = { step: 0, bySeat: {} }

/** Whoever comes in the middle of an episode knows of none yet, but sees those that follow. */
export const deedsFrom = (step: number): Deeds => ({ step, bySeat: {} })

export const addDeeds = (deeds: Deeds, events: readonly Event[]): Deeds => events.reduce(add, deeds)

function add(deeds: Deeds, event: Event): Deeds {
  if (event.kind === 'episodeBegan') return { step: event.step, bySeat: {} }
  const done = deedOf(deeds, event)
  if (!done || !('seat' in event)) return deeds
  return { ...deeds, bySeat: { ...deeds.bySeat, [event.seat]: done } }
}

function deedOf({ bySeat }: Deeds, event: Event): Deed | null {
  switch (event.kind) {
    case 'declined':
      return { kind: 'declined' }
    case 'risked':
      return { kind: 'risked', kept: event.fitting }
    case 'paid':
      return { kind: 'paid' }
    case 'tookCard': {
      const before = bySeat[event.seat]
      return { kind: 'took', cards: [...(before?.kind === 'took' ? before.cards : []), event.card] }
    }
    default:
      return null
  }
}
