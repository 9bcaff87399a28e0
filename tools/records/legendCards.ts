/** Events about cards: risks, payments, draws, discards and special cards. */
import { demand, same, ascending, takeOut } from './demand'
import { at } from './document'
import type { Handlers, RecordedLegendEvent, RecordedLegendIntent, LegendMatch } from './legendMatch'
import { demandPayment } from './legendPrices'
import { DOC_CARDS, fitting, hasSpecial, priceOf, cardOfSpecial } from './legendTables'

function risk(match: LegendMatch, event: RecordedLegendEvent): void {
  const { row, dealer } = match
  const player = match.player(event.seat)
  same(event.cards, dealer.take(event.daring ? 5 : 2), 'the cards of the risk')
  const fits = event.cards.filter(card => fitting(card, row.asks) > 0)
  same(event.fitting, fits, 'the cards that fit')
  dealer.discard(event.cards.filter(card => fitting(card, row.asks) === 0))
  if (row.kind === 'risk') player.hand.push(...fits)
  else match.lay(event.seat, fits)
  match.pending = fits.length === 0 ? { kind: 'scratch' } : null
}

function pay(
  match: LegendMatch,
  { seat, cards, tokens }: RecordedLegendEvent,
  intent: RecordedLegendIntent,
): void {
  const { row } = match
  const player = match.player(seat)
  same(cards, ascending(intent.kind === 'pay' ? (intent.cards ?? []) : []), 'the cards paid')
  same(tokens, ascending(intent.kind === 'breakRanks' ? (intent.tokens ?? []) : []), 'the tokens paid')
  takeOut(player.hand, cards, 'the hand')
  player.table.push(...cards)
  demandPayment(priceOf(row), cards, tokens)
  match.returnTokens(seat, tokens)
  match.pending = at(row.gives, 0)
}

function drawCards(match: LegendMatch, { seat, count, cards }: RecordedLegendEvent): void {
  const drawn = ascending(match.dealer.take(match.gain(['draw']).count ?? 0))
  same(cards, drawn, 'the cards drawn')
  same(count, drawn.length, 'how many cards were drawn')
  match.player(seat).hand.push(...drawn)
}

function useSpecial(match: LegendMatch, { seat, special, saved, refused }: RecordedLegendEvent): void {
  const { hand, table } = match.player(seat)
  takeOut(hand, [cardOfSpecial(special)], 'the hand')
  same(saved === null, special !== 'blessing', 'a card is saved by the Blessing only')
  same(refused === null, special !== 'inspiration', 'a prize is refused by the Inspiration only')
  if (saved !== null) {
    takeOut(table, [saved], 'what is discarded')
    demand(DOC_CARDS[saved]?.symbol != null, 'the Blessing saves a card with symbols')
    hand.push(saved)
  }
  if (refused !== null)
    same(refused, match.gain(['scratch', 'wound', 'doubleWound', 'misfortune']), 'the harm')
  if (special === 'resolve') match.gain(['scratch'])
}

export const cardEvents: Handlers = {
  risked: risk,
  paid: pay,
  drew: drawCards,
  usedSpecial: useSpecial,
  declined: (match, { seat }, intent) => {
    same(intent.kind, 'decline', 'the intent')
    match.act(seat)
  },
  reshuffled: ({ dealer }, { count }) => dealer.reshuffled(count),
  discarded: (match, { seat, cards, gone }) => {
    same(cards, match.player(seat).table, 'the cards to discard')
    match.player(seat).table.length = 0
    same(gone, cards.filter(hasSpecial), 'special cards leave the game')
    match.dealer.discard(cards.filter(card => !hasSpecial(card)))
  },
  turnedUp: (match, { cards }) => {
    same(cards, match.dealer.take(2 * match.players.length), 'the open cards')
    match.open = [...cards]
  },
  tookCard: (match, { seat, card }) => {
    takeOut(match.open, [card], 'what lies open')
    match.act(seat)
    match.player(seat).hand.push(card)
  },
}
