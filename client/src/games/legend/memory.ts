/** What only this page remembers of a match: the order of the hand, how far the path was pulled, who did what. */
import { without } from '@heorot/shared'
import type { CardId, LegendEvent } from '@heorot/shared/games/legend'
import { byKindOr } from '../../kit/helpers/byKind'
import type { LegendFrame } from './types'
import { sortHand } from './words/names'

export type SeatMove =
  | { readonly kind: 'declined' }
  | { readonly kind: 'risked'; readonly kept: readonly CardId[] }
  | { readonly kind: 'paid' }
  | { readonly kind: 'took'; readonly cards: readonly CardId[] }

/** What each seat did in the present episode: decoration, of which a late joiner sees less. */
interface SeatMoves {
  readonly step: number
  readonly bySeat: Readonly<Record<number, SeatMove>>
}

export interface LegendMemory {
  /** The order the owner made of the hand; null: sorted. */
  readonly order: readonly CardId[] | null
  /** How far the path was pulled, in pixels. */
  readonly scroll: number
  readonly moves: SeatMoves
}

export const remembers = ({ view, events }: LegendFrame): LegendMemory => ({
  order: null,
  scroll: 0,
  moves: addMoves({ step: view.step, bySeat: {} }, events),
})

export function remembersNext(memory: LegendMemory, before: LegendFrame, frame: LegendFrame): LegendMemory {
  const scroll = before.view.step === frame.view.step ? memory.scroll : 0
  return { order: memory.order, scroll, moves: movesAt(memory, before, frame) }
}

/** Back at an earlier moment, nothing later is known. */
function movesAt({ moves }: LegendMemory, before: LegendFrame, frame: LegendFrame): SeatMoves {
  if (frame.revision < before.revision) return remembers(frame).moves
  return frame.revision > before.revision ? addMoves(moves, frame.events) : moves
}

export const addMoves = (moves: SeatMoves, events: readonly LegendEvent[]): SeatMoves =>
  events.reduce(add, moves)

function add(moves: SeatMoves, event: LegendEvent): SeatMoves {
  if (event.kind === 'episodeBegan') return { step: event.step, bySeat: {} }
  const done = moveOf(event, moves)
  if (!done || !('seat' in event)) return moves
  return { ...moves, bySeat: { ...moves.bySeat, [event.seat]: done } }
}

const moveOf = byKindOr<LegendEvent, [SeatMoves], SeatMove | null>(null, {
  declined: ({ kind }) => ({ kind }),
  paid: ({ kind }) => ({ kind }),
  risked: ({ fitting }) => ({ kind: 'risked', kept: fitting }),
  tookCard: ({ seat, card }, { bySeat }) => {
    const before = bySeat[seat]
    return { kind: 'took', cards: [...(before?.kind === 'took' ? before.cards : []), card] }
  },
})

/** Cards that came later lie at the right. */
export function arrangeHand(hand: readonly CardId[], own: LegendMemory['order']): readonly CardId[] {
  if (!own) return sortHand(hand)
  const known = without(own, without(own, hand))
  return [...known, ...sortHand(without(hand, known))]
}

/** Puts the card at `from` before the one at `index`. */
export function moveCard(hand: readonly CardId[], from: number, index: number): readonly CardId[] {
  const others = hand.filter((_, i) => i !== from)
  const at = index > from ? index - 1 : index
  return [...others.slice(0, at), ...hand.slice(from, from + 1), ...others.slice(at)]
}
