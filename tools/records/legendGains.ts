/** Events of prizes: tokens, special cards, scratches, wounds and healing. */
import { demand, same, ascending, takeOut } from './demand'
import { at } from './document'
import type { Handlers, RecordedLegendEvent, RecordedLegendIntent, LegendMatch } from './legendMatch'
import { cardOfSpecial, DOC_TOKENS, valueOfTokens } from './legendTables'

/** The first tokens of a kind and value in the supply. */
const tokenOf = (kind: string, value: number): number =>
  DOC_TOKENS.findIndex(token => token.shape === 'square' && token.kind === kind && token.value === value)

function takePrize(match: LegendMatch, { seat, prize, gives }: RecordedLegendEvent): void {
  same(seat, match.ranking[match.taken.length], 'who chooses')
  demand(prize < match.players.length && !match.taken.includes(prize), 'the prize is there')
  same(gives, at(match.row.gives, prize), 'the prize')
  match.taken.push(prize)
  match.pending = gives
}

function gainToken(match: LegendMatch, { seat, token }: RecordedLegendEvent): void {
  const { kind, value = -2 } = match.gain(['fame', 'treasure', 'misfortune', 'fameOrHeal'])
  same(token, tokenOf(kind === 'fameOrHeal' ? 'fame' : kind, value), 'the token')
  takeOut(match.supply, [token], 'the supply')
  match.player(seat).tokens.push(token)
}

function getChange(match: LegendMatch, { seat, taken, given, owed }: RecordedLegendEvent): void {
  same(match.gain(['fame']).value, 2, 'change is given for fame 2 only')
  demand(!match.supply.includes(tokenOf('fame', 2)), 'fame 2 has run out')
  same(valueOfTokens(taken) - valueOfTokens(given) + owed, 2, 'the change')
  const player = match.player(seat)
  takeOut(match.supply, taken, 'the supply')
  takeOut(player.tokens, given, 'the seat')
  player.tokens.push(...taken)
  match.supply.push(...given)
  player.owed += owed
}

function wound(match: LegendMatch, { seat, wounds, by }: RecordedLegendEvent): void {
  const player = match.player(seat)
  if (by === 'thirdScratch') {
    same([player.scratches, wounds], [3, 1], 'three scratches become a wound')
    player.scratches = 0
    player.wounds++
    return
  }
  const { kind } = match.gain(['wound', 'doubleWound'])
  same(wounds, kind === 'wound' ? 1 : 2, 'wounds')
  if (kind === 'wound') player.wounds++
  else player.hasDoubleWound = true
  match.pending = { kind: 'draw', count: 2 }
}

function heal(
  match: LegendMatch,
  { seat, heal: what, scratches }: RecordedLegendEvent,
  intent: RecordedLegendIntent,
): void {
  const player = match.player(seat)
  if (intent.kind !== 'rest') match.gain(['heal', 'healScratches', 'fameOrHeal'])
  if (what === 'scratches') {
    demand(scratches >= 1 && scratches <= player.scratches, 'there are so many scratches')
    same(scratches, intent.scratches ?? player.scratches, 'the scratches healed')
    player.scratches -= scratches
    return
  }
  same(scratches, 0, 'the scratches healed')
  demand(what === 'wound' ? player.wounds > 0 : player.hasDoubleWound, 'there is such a wound')
  if (what === 'wound') player.wounds--
  else player.hasDoubleWound = false
}

export const gainEvents: Handlers = {
  tookPrize: takePrize,
  gainedToken: gainToken,
  gotChange: getChange,
  wounded: wound,
  healed: heal,
  gainedAlliance: (match, { seat, count, tokens }) => {
    const drawn = ascending(match.dealer.drawAlliances(match.gain(['alliance']).count ?? 0))
    same(tokens, drawn, 'the alliances')
    same(count, drawn.length, 'how many alliances')
    match.player(seat).tokens.push(...drawn)
  },
  alliancesShown: (match, { seat, tokens }) => {
    demand(match.options.openTokens === true, 'tokens are open')
    same(tokens, match.player(seat).tokens.slice(-tokens.length), 'the alliances shown')
  },
  gainedSpecial: (match, { seat, card }) => {
    same(card, cardOfSpecial(match.gain(['special']).special ?? ''), 'the special card')
    takeOut(match.offer, [card], 'the offer')
    match.player(seat).hand.push(card)
  },
  scratched: (match, { seat }) => {
    match.gain(['scratch'])
    match.player(seat).scratches++
  },
}
