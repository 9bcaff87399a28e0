/**
 * What each seat did in the present episode, gathered from the events: decoration for the places
 * before the seats. A late joiner sees fewer of these and misses nothing.
 */
import type { CardId, LegendEvent } from '@heorot/shared/games/legend'

export type SeatMove =
  | { readonly kind: 'declined' }
  | { readonly kind: 'risked'; readonly kept: readonly CardId[] }
  | { readonly kind: 'paid' }
  | { readonly kind: 'took'; readonly cards: readonly CardId[] }

export interface SeatMoves {
  readonly step: number
  readonly bySeat: Readonly<Record<number, SeatMove>>
}

/** A player who joins mid-episode sees the moves that follow. */
export const movesFrom = (step: number): SeatMoves => ({ step, bySeat: {} })

export const addMoves = (moves: SeatMoves, events: readonly LegendEvent[]): SeatMoves =>
  events.reduce(add, moves)

function add(moves: SeatMoves, event: LegendEvent): SeatMoves {
  if (event.kind === 'episodeBegan') return { step: event.step, bySeat: {} }
  const done = moveOf(moves, event)
  if (!done || !('seat' in event)) return moves
  return { ...moves, bySeat: { ...moves.bySeat, [event.seat]: done } }
}

function moveOf({ bySeat }: SeatMoves, event: LegendEvent): SeatMove | null {
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
