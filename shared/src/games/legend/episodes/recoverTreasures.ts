/** Recover Treasures: all treasure is revealed, ranked and given back. */
import type { Opening } from '../turn/handler'
import { emitPublic, fromStart, rankByTotal } from '../turn/play'
import { returnTokens, tokensOf, totalValue } from '../pieces/tokens'
import { openPrizes } from './prizes'

export const openRecoverTreasures: Opening<'recoverTreasures'> = play => {
  const { state } = play
  const tokens = state.tokens.map((_, seat) => tokensOf(state, seat, 'treasure'))
  const totals = tokens.map(totalValue)
  const ranking = rankByTotal(state, totals)
  emitPublic(play, { kind: 'treasuresRevealed', tokens, totals, ranking })
  for (const seat of fromStart(state)) returnTokens(play, seat, tokens[seat]!)
  openPrizes(play, { ranking, totals, cards: [], tokens })
}
