/** LegendPicks as the intent they lead to, or the reason why they do not yet. */
import {
  fittingSymbols,
  type LegendIntent,
  type LegendPrompt,
  type LegendReason,
  refusePayment,
  refuseRaise,
  tokenOf,
} from '@heorot/shared/games/legend'
import { cardsIn, choiceIn, healIn, prizeIn, tokensIn, woundTileIn } from '../keys'
import type { LegendPicks } from './picks'

export type PickedIntent = { readonly intent: LegendIntent } | { readonly reason: LegendReason }

const first = <T>(keys: readonly string[], read: (key: string) => T | null): T | null =>
  keys.map(read).find(found => found !== null) ?? null

const unless = (reason: LegendReason | null, intent: LegendIntent): PickedIntent =>
  reason ? { reason } : { intent }
const missing: PickedIntent = { reason: 'nothing-played' }

/** What the picked things do. Null for questions that are answered without picking anything. */
export function pickedIntent(prompt: LegendPrompt, { keys, show }: LegendPicks): PickedIntent | null {
  const cards = cardsIn(keys)
  const tokens = tokensIn(keys)
  switch (prompt.kind) {
    case 'opportunity':
      return prompt.price.kind === 'fameTokens'
        ? null
        : unless(refusePayment(cards, prompt.price), { kind: 'pay', cards })
    case 'breakRanks':
      return ransom(prompt, keys)
    case 'selection': {
      const choice = first(keys, choiceIn)
      return choice === null ? missing : { intent: { kind: 'select', choice } }
    }
    case 'recovery':
      return cards[0] === undefined ? missing : { intent: { kind: 'take', card: cards[0] } }
    case 'bid':
      return { intent: { kind: 'bid', cards, show } }
    case 'contest':
      return unless(refuseRaise(stakes(prompt, keys), prompt.total, prompt.needed), { kind: 'play', cards })
    case 'auction':
      return unless(refuseRaise(stakes(prompt, keys), prompt.total, prompt.needed), { kind: 'show', tokens })
    case 'prize': {
      const prize = first(keys, prizeIn)
      return prize === null ? missing : { intent: { kind: 'prize', prize, heal: woundTileIn(keys) } }
    }
    case 'blessing':
      return cards[0] === undefined ? missing : { intent: { kind: 'save', card: cards[0] } }
    default:
      return null
  }
}

function ransom(
  { count }: Extract<LegendPrompt, { kind: 'breakRanks' }>,
  keys: readonly string[],
): PickedIntent {
  const tokens = tokensIn(keys)
  const heal = first(keys, healIn)
  if (tokens.length !== count) return { reason: 'wrong-count' }
  return heal ? { intent: { kind: 'breakRanks', tokens, heal } } : { reason: 'nothing-to-heal' }
}

/** What each picked card or token counts. */
const stakes = (
  prompt: Extract<LegendPrompt, { kind: 'bid' | 'contest' | 'auction' }>,
  keys: readonly string[],
) =>
  prompt.kind === 'auction'
    ? tokensIn(keys).map(token => tokenOf(token).value)
    : cardsIn(keys).map(card => fittingSymbols(card, prompt.symbols))

/** The viewer's total with the picked cards or tokens. */
export function pickedTotal(prompt: LegendPrompt | null, { keys }: LegendPicks): number {
  if (prompt?.kind !== 'bid' && prompt?.kind !== 'contest' && prompt?.kind !== 'auction') return 0
  return stakes(prompt, keys).reduce((sum, n) => sum + n, prompt.kind === 'bid' ? 0 : prompt.total)
}
