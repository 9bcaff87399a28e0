import { fittingSymbols, type LegendPrompt, tokenOf } from '@heorot/shared/games/legend'
import { cardsIn, tokensIn } from '../keys'
import type { LegendPicks } from './picks'

/** The viewer's total with the picked cards or tokens. */
export function pickedTotal(prompt: LegendPrompt | null, { keys }: LegendPicks): number {
  if (prompt?.kind === 'contest')
    return cardsIn(keys).reduce((sum, card) => sum + fittingSymbols(card, prompt.symbols), prompt.total)
  if (prompt?.kind === 'auction')
    return tokensIn(keys).reduce((sum, token) => sum + tokenOf(token).value, prompt.total)
  if (prompt?.kind === 'bid')
    return cardsIn(keys).reduce((sum, card) => sum + fittingSymbols(card, prompt.symbols), 0)
  return 0
}
