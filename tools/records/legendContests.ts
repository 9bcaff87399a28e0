/** Events of bids, contests, auctions and rankings. */
import { demand, same, ascending, takeOut } from './demand'
import { at } from './document'
import type { Handlers, RecordedLegendEvent, RecordedLegendIntent, LegendMatch } from './legendMatch'
import { demandRaise } from './legendPrices'
import { rankBy } from './legendScores'
import { DOC_CARDS, fitting, DOC_TOKENS, valueOfTokens } from './legendTables'

function revealBids(match: LegendMatch, event: RecordedLegendEvent): void {
  const { row } = match
  match.players.forEach((player, seat) => {
    const cards = ascending(player.bid?.cards ?? [])
    same(event.bids[seat], cards, 'the bid')
    demand(
      cards.every(card => DOC_CARDS[card]?.symbol != null),
      'cards with text are not bid',
    )
    const counted = cards.filter(card => fitting(card, row.asks) > 0)
    takeOut([...player.hand], cards, 'the hand')
    takeOut(player.hand, counted, 'the hand')
    match.lay(seat, counted)
  })
  demandRanking(match, event)
}

function demandRanking(match: LegendMatch, event: RecordedLegendEvent): void {
  const totals = match.players.map(({ total }) => total)
  same(event.totals, totals, 'the totals')
  same(event.ranking, rankBy(totals, match.fromStart()), 'the ranking')
  match.ranking = event.ranking
}

function layCards(
  match: LegendMatch,
  { seat, cards, total }: RecordedLegendEvent,
  intent: RecordedLegendIntent,
): void {
  const { row } = match
  const player = match.player(seat)
  same(cards, ascending(intent.cards ?? []), 'the cards laid')
  takeOut(player.hand, cards, 'the hand')
  const symbols = cards.map(card => fitting(card, row.asks))
  demandRaise(
    symbols,
    player.total,
    match.highestIn(one => one.total),
  )
  match.lay(seat, cards)
  same(total, player.total, 'the total')
}

function takeMarker(match: LegendMatch, { seat, marker }: RecordedLegendEvent): void {
  const player = match.player(seat)
  same(marker, match.players.filter(({ isIn }) => isIn).length, 'the highest marker left')
  demand(player.isIn, 'the seat is still in')
  player.isIn = false
  const after = marker === match.players.length ? [] : match.ranking
  match.ranking = [seat, ...after]
}

function showTokens(
  match: LegendMatch,
  { seat, tokens, total }: RecordedLegendEvent,
  intent: RecordedLegendIntent,
): void {
  const player = match.player(seat)
  same(tokens, ascending(intent.tokens ?? []), 'the tokens shown')
  takeOut([...player.tokens], [...player.shown, ...tokens], 'the seat')
  demand(
    tokens.every(token => DOC_TOKENS[token]?.kind === 'treasure'),
    'treasure is shown',
  )
  demandRaise(
    tokens.map(token => valueOfTokens([token])),
    valueOfTokens(player.shown),
    match.highestIn(one => valueOfTokens(one.shown)),
  )
  player.shown.push(...tokens)
  same(total, valueOfTokens(player.shown), 'the total shown')
}

function winAuction(match: LegendMatch, { seat, tokens }: RecordedLegendEvent): void {
  same(
    match.players.flatMap(({ isIn }, other) => (isIn ? [other] : [])),
    [seat],
    'who is still in',
  )
  same(tokens, match.player(seat).shown, 'what was shown')
  match.player(seat).shown.length = 0
  match.returnTokens(seat, tokens)
  match.pending = at(match.row.gives, 0)
}

function revealTreasure(match: LegendMatch, event: RecordedLegendEvent): void {
  const found = match.players.map(({ tokens }) =>
    ascending(tokens.filter(token => DOC_TOKENS[token]?.kind === 'treasure')),
  )
  same(event.tokens, found, 'all treasure')
  match.players.forEach((player, seat) => {
    player.total = valueOfTokens(at(found, seat))
  })
  demandRanking(match, event)
  for (const seat of match.fromStart()) match.returnTokens(seat, at(found, seat))
}

function revealHands(match: LegendMatch, event: RecordedLegendEvent): void {
  same(
    event.hands,
    match.players.map(({ hand }) => ascending(hand)),
    'the hands',
  )
  for (const player of match.players) {
    player.total = player.hand.reduce((sum, card) => sum + at(DOC_CARDS, card).symbols, 0)
    player.table.push(...ascending(player.hand.splice(0)))
  }
  demandRanking(match, event)
}

export const contestEvents: Handlers = {
  bidsRevealed: revealBids,
  laid: layCards,
  tookMarker: takeMarker,
  showed: showTokens,
  wonAuction: winAuction,
  treasuresRevealed: revealTreasure,
  handsRevealed: revealHands,
  locked: (match, { seat, count }) => {
    const { bid } = match.player(seat)
    same(count, bid?.show ? (bid.cards?.length ?? 0) : null, 'the count on show')
  },
  withdrew: (_, __, intent) => same(intent.kind, 'withdraw', 'the intent'),
  droppedOut: (match, { seat }) => {
    match.player(seat).isIn = false
    match.player(seat).shown.length = 0
  },
}
