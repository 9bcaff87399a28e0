/** Major episode, played at once: sealed bids, revealed together. */
import { areAmong } from '../../../kernel'
import { countFitting, episodeOf, fittingSymbols, isTextCard } from '../edition/catalog'
import type { Opening, StageHandler } from '../turn/handler'
import { giveOpenly, showInHand } from '../pieces/hands'
import { emitPublic, fromStart, type RuleContext, putOff, rankByTotal } from '../turn/play'
import type { Bid, Fitting, LegendIntentOf, StageOf, LegendState } from '../types'
import { openPrizes } from './prizes'

const symbolsHere = (state: LegendState) => episodeOf(state.step, 'majorAtOnce').symbols

export const openMajorAtOnce: Opening<'majorAtOnce'> = ({ state }) => {
  state.stage = { kind: 'majorAtOnce', bids: new Array(state.seats).fill(null) }
}

const shownCount = (bid: Bid | null): number | null => (bid?.show ? bid.cards.length : null)

/** Others hear of a bid when it is locked and when a count on show changes; any other change is silent. */
function lock(
  play: RuleContext,
  { bids }: StageOf<'majorAtOnce'>,
  seat: number,
  { cards, show }: LegendIntentOf<'bid'>,
): void {
  const before = bids[seat] ?? null
  const bid: Bid = { cards: [...cards], show }
  bids[seat] = bid
  if (before && shownCount(before) === shownCount(bid)) return
  emitPublic(play, { kind: 'locked', seat, count: shownCount(bid) })
}

/** Fitting cards are about to be discarded; all others never left the hand. */
function revealBids(play: RuleContext, bids: readonly Bid[]): void {
  const { state } = play
  const symbols = symbolsHere(state)
  const totals = bids.map(({ cards }) => countFitting(cards, symbols))
  const ranking = rankByTotal(state, totals)
  emitPublic(play, { kind: 'bidsRevealed', bids: bids.map(({ cards }) => cards), totals, ranking })
  const counted = bids.map(({ cards }) => cards.filter(card => fittingSymbols(card, symbols) > 0))
  openPrizes(play, { ranking, totals, cards: counted, tokens: [] })
  for (const seat of fromStart(state).reverse()) {
    const cards = counted[seat]!
    showInHand(state, seat, bids[seat]!.cards)
    giveOpenly(state, seat, cards)
    if (cards.length > 0) putOff(play, { kind: 'discard', seat, cards: [...cards] })
  }
}

export const majorAtOnce: StageHandler<'majorAtOnce'> = {
  goOn: () => false,
  asked: (state, { bids }) => fromStart(state).filter(seat => bids[seat] === null),
  question(state, { bids }, seat) {
    const symbols = symbolsHere(state)
    const cards: Fitting[] = []
    for (const card of state.hands[seat]!)
      if (!isTextCard(card)) cards.push({ card, symbols: fittingSymbols(card, symbols) })
    return { kind: 'bid', symbols, cards, locked: bids[seat] !== null }
  },
  refuse(state, _, seat, intent) {
    if (intent.kind !== 'bid') return 'not-offered'
    if (!areAmong(intent.cards, state.hands[seat]!)) return 'not-in-hand'
    return intent.cards.some(isTextCard) ? 'text-card' : null
  },
  accept(play, stage, seat, intent) {
    if (intent.kind !== 'bid') return
    lock(play, stage, seat, intent)
    const bids = stage.bids.filter(bid => bid !== null)
    if (bids.length === play.state.seats) revealBids(play, bids)
  },
}
