/** Death of Beowulf: the hands are revealed, ranked by all their symbols and given up. */
import { cardOf } from '../edition/catalog'
import type { Opening } from '../turn/handler'
import { discard } from '../pieces/piles'
import { emitPublic, fromStart, rankByTotal } from '../turn/play'
import { openPrizes } from './prizes'

export const openDeathOfBeowulf: Opening<'deathOfBeowulf'> = play => {
  const { state } = play
  const hands = state.hands.map(hand => hand.splice(0))
  for (const cards of state.known) cards.length = 0
  const totals = hands.map(hand => hand.reduce((sum, card) => sum + cardOf(card).symbols, 0))
  const ranking = rankByTotal(state, totals)
  emitPublic(play, { kind: 'handsRevealed', hands, totals, ranking })
  for (const seat of fromStart(state)) discard(play, seat, hands[seat]!)
  openPrizes(play, { ranking, totals, cards: hands, tokens: [] })
}
