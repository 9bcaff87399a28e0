/** Intents of every kind, for tests: most of them are refused. */

import { CARDS, TOKENS } from '../../games/legend/edition/catalog'
import { HEALS, type LegendIntent, type LegendState } from '../../games/legend/types'
import type { Rng, Seat } from '../../kernel'

const some = (ids: number, rng: Rng): number[] => Array.from({ length: rng.below(4) }, () => rng.below(ids))

/** Any intent at all, mostly of no use: parts of the seat's own things, or of nobody's. */
export function anyIntent(state: LegendState, seat: Seat, rng: Rng): LegendIntent {
  const ownCards = state.hands[seat]!.filter(() => rng.below(3) === 0)
  const ownTokens = state.tokens[seat]!.filter(() => rng.below(2) === 0)
  const cards = rng.below(4) === 0 ? some(CARDS.length, rng) : ownCards
  const tokens = rng.below(4) === 0 ? some(TOKENS.length, rng) : ownTokens
  const card = cards[0] ?? rng.below(CARDS.length)
  const intents: readonly LegendIntent[] = [
    { kind: 'decline' },
    { kind: 'risk', daring: rng.below(2) === 0 },
    { kind: 'pay', cards },
    { kind: 'breakRanks', tokens, heal: rng.pick(HEALS) },
    { kind: 'select', choice: rng.below(6) },
    { kind: 'take', card },
    { kind: 'bid', cards, show: false },
    { kind: 'play', cards },
    { kind: 'show', tokens },
    { kind: 'withdraw' },
    { kind: 'prize', prize: rng.below(6), heal: rng.pick([null, 'wound', 'doubleWound']) },
    { kind: 'save', card },
    { kind: 'use' },
    { kind: 'rest', scratches: rng.pick([1, 2]) },
  ]
  return rng.pick(intents)
}
