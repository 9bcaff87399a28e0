/** Why something cannot be picked now: a reason of the rules, found from what the viewer sees. */
import { isTextCard, type LegendPrompt, type LegendReason } from '@heorot/shared/games/legend'
import type { Explanation } from '../../../kit/GameTable'
import { cardIn, choiceIn, prizeIn, tokenIn } from '../keys'
import type { LegendTableState } from '../types'

/** Null where nothing needs explaining. */
export function legendWhyNot(situation: LegendTableState, key: string): LegendReason | Explanation | null {
  const { words, frame } = situation
  if (frame.outcome) return { words: words.reasons['match-over'], rule: null }
  const reason = frame.prompt && reasonFor(situation, frame.prompt, key)
  return reason || frame.prompt ? reason : { words: words.notAsked, rule: 'flow' }
}

function reasonFor(state: LegendTableState, prompt: LegendPrompt, key: string): LegendReason | null {
  const { secret, view } = state
  const card = cardIn(key)
  if (card !== null) return secret?.hand.includes(card) ? whyNotCard(prompt, card) : 'not-offered'
  if (tokenIn(key) !== null)
    return prompt.kind === 'auction' || prompt.kind === 'breakRanks' ? 'does-not-fit' : 'not-offered'
  const prize = prizeIn(key)
  const taken = view.stage.kind === 'prizes' && prize !== null ? view.stage.taken[prize] : null
  if (typeof taken === 'number') return 'prize-taken'
  return prize === null && choiceIn(key) === null ? null : 'not-available'
}

const CARD_REASONS: { readonly [K in LegendPrompt['kind']]?: LegendReason } = {
  contest: 'does-not-fit',
  opportunity: 'does-not-fit',
  rest: 'not-your-turn',
}

function whyNotCard({ kind }: LegendPrompt, card: number): LegendReason | null {
  if (kind === 'bid') return isTextCard(card) ? 'text-card' : null
  return CARD_REASONS[kind] ?? 'not-offered'
}
