/** LegendPicks as the intent they lead to, or the reason why they do not yet. */
import type { LegendIntent, LegendPrompt, LegendReason } from '@heorot/shared/games/legend'
import { fittingSymbols, refusePayment, refuseRaise, tokenOf } from '@heorot/shared/games/legend'
import { byKindOr } from '../../../kit/helpers/byKind'
import { cardIn, cardsIn, choiceIn, firstIn, healIn, prizeIn, tokensIn } from '../keys'
import type { LegendPicks, LegendPromptOf, RaisePrompt } from './picks'

export type PickedIntent = { readonly intent: LegendIntent } | { readonly reason: LegendReason }

const unless = (reason: LegendReason | null, intent: LegendIntent): PickedIntent =>
  reason ? { reason } : { intent }
const picked = (id: number | null, intent: (id: number) => LegendIntent): PickedIntent =>
  id === null ? { reason: 'nothing-played' } : { intent: intent(id) }

/** What the picked things do. Null for questions that are answered without picking anything. */
export const pickedIntent = byKindOr<LegendPrompt, [LegendPicks], PickedIntent | null>(null, {
  opportunity: ({ price }, { keys }) => {
    const cards = cardsIn(keys)
    return price.kind === 'fameTokens' ? null : unless(refusePayment(cards, price), { kind: 'pay', cards })
  },
  breakRanks: ransom,
  selection: (_, { keys }) => picked(firstIn(keys, choiceIn), choice => ({ kind: 'select', choice })),
  recovery: (_, { keys }) => picked(firstIn(keys, cardIn), card => ({ kind: 'take', card })),
  bid: (_, { keys, show }) => ({ intent: { kind: 'bid', cards: cardsIn(keys), show } }),
  contest: (prompt, { keys }) => raise(prompt, keys, { kind: 'play', cards: cardsIn(keys) }),
  auction: (prompt, { keys }) => raise(prompt, keys, { kind: 'show', tokens: tokensIn(keys) }),
  prize: (_, { keys }) => {
    // A wound tile, healed instead of taking fame.
    const tile = firstIn(keys, healIn)
    const heal = tile === 'scratches' ? null : tile
    return picked(firstIn(keys, prizeIn), prize => ({ kind: 'prize', prize, heal }))
  },
  blessing: (_, { keys }) => picked(firstIn(keys, cardIn), card => ({ kind: 'save', card })),
})

function raise(prompt: RaisePrompt, keys: readonly string[], intent: LegendIntent): PickedIntent {
  return unless(refuseRaise(stakes(prompt, keys), prompt.total, prompt.needed), intent)
}

function ransom({ count }: LegendPromptOf<'breakRanks'>, { keys }: LegendPicks): PickedIntent {
  const tokens = tokensIn(keys)
  const heal = firstIn(keys, healIn)
  if (tokens.length !== count) return { reason: 'wrong-count' }
  return heal ? { intent: { kind: 'breakRanks', tokens, heal } } : { reason: 'nothing-to-heal' }
}

/** What each picked card or token counts. */
const stakes = (prompt: LegendPromptOf<'bid'> | RaisePrompt, keys: readonly string[]) =>
  prompt.kind === 'auction'
    ? tokensIn(keys).map(token => tokenOf(token).value)
    : cardsIn(keys).map(card => fittingSymbols(card, prompt.symbols))

/** The viewer's total with the picked cards or tokens. */
export function pickedTotal(prompt: LegendPrompt | null, { keys }: LegendPicks): number {
  if (prompt?.kind !== 'bid' && prompt?.kind !== 'contest' && prompt?.kind !== 'auction') return 0
  return stakes(prompt, keys).reduce((sum, n) => sum + n, prompt.kind === 'bid' ? 0 : prompt.total)
}
