/** A legal intent drawn from a prompt alone: for fuzzers, time-outs and the weakest bot. */
import type { Rng } from '../../kernel'
import { tokenOf } from './edition/catalog'
import { assemble } from './turn/payment'
import { sampleRaise } from './turn/raiseBid'
import type { CardId, Fitting, LegendIntent, LegendPrompt, PromptKind, PromptOf } from './types'

type Suggester<K extends PromptKind> = (prompt: PromptOf<K>, rng: Rng) => LegendIntent

const DECLINE: LegendIntent = { kind: 'decline' }
const WITHDRAW: LegendIntent = { kind: 'withdraw' }

const oneIn = (n: number, rng: Rng): boolean => rng.below(n) === 0
const useOrNot = (_: LegendPrompt, rng: Rng): LegendIntent => (oneIn(4, rng) ? DECLINE : { kind: 'use' })
const restNow = ({ rest }: LegendPrompt, rng: Rng): LegendIntent => ({
  kind: 'rest',
  scratches: rest === 2 && !oneIn(3, rng) ? 2 : 1,
})

const suggesters: { readonly [K in PromptKind]: Suggester<K> } = {
  risk: ({ daring }, rng) => (oneIn(3, rng) ? DECLINE : { kind: 'risk', daring: daring && oneIn(2, rng) }),
  opportunity({ cards, price }, rng) {
    if (price.kind === 'fameTokens' || oneIn(3, rng)) return DECLINE
    const payment = assemble(rng.shuffle(cards.map(({ card }) => card)), price)
    return payment ? { kind: 'pay', cards: payment } : DECLINE
  },
  breakRanks({ count, tokens, heals }, rng) {
    if (tokens.length < count || heals.length === 0 || oneIn(3, rng)) return DECLINE
    return {
      kind: 'breakRanks',
      tokens: rng.shuffle([...tokens]).slice(0, count),
      heal: rng.pick(heals),
    }
  },
  selection: ({ choices }, rng) =>
    choices.length === 0 || oneIn(20, rng) ? DECLINE : { kind: 'select', choice: rng.pick(choices).choice },
  recovery: ({ cards }, rng) => ({ kind: 'take', card: rng.pick(cards) }),
  bid: ({ cards }, rng) => ({ kind: 'bid', cards: sampleBid(cards, rng), show: oneIn(4, rng) }),
  contest(prompt, rng) {
    if (prompt.mayRisk && oneIn(4, rng)) return { kind: 'risk', daring: prompt.daring && oneIn(2, rng) }
    if (oneIn(4, rng)) return WITHDRAW
    const raise = sampleRaise([...prompt.cards], ({ symbols }) => symbols, prompt, rng)
    return raise ? { kind: 'play', cards: raise.map(({ card }) => card) } : WITHDRAW
  },
  auction(prompt, rng) {
    if (oneIn(4, rng)) return WITHDRAW
    const raise = sampleRaise([...prompt.tokens], token => tokenOf(token).value, prompt, rng)
    return raise ? { kind: 'show', tokens: raise } : WITHDRAW
  },
  prize({ choices }, rng) {
    const { prize, heal } = rng.pick(choices)
    return { kind: 'prize', prize, heal }
  },
  blessing: ({ cards }, rng) => (oneIn(3, rng) ? DECLINE : { kind: 'save', card: rng.pick(cards) }),
  inspiration: useOrNot,
  resolve: useOrNot,
  thirdScratch: (prompt, rng) => (oneIn(4, rng) ? DECLINE : restNow(prompt, rng)),
  rest: restNow,
}

/** Some of the fitting cards, and now and then one to bluff with. */
function sampleBid(cards: readonly Fitting[], rng: Rng): CardId[] {
  const share = rng.below(4)
  const bluffs = oneIn(4, rng)
  const bid: CardId[] = []
  for (const { card, symbols } of cards)
    if (symbols > 0 ? rng.below(4) < share : bluffs && oneIn(4, rng)) bid.push(card)
  return bid
}

export function suggestLegend(prompt: LegendPrompt, rng: Rng): LegendIntent {
  if (prompt.rest > 0 && oneIn(12, rng)) return restNow(prompt, rng)
  const suggester = suggesters[prompt.kind] as Suggester<PromptKind>
  return suggester(prompt, rng)
}
