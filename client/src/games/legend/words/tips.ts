/** What every object on the table is, does, and is worth at the end. */
import {
  type CardSymbol,
  cardOf,
  episodeAt,
  type Heal,
  isTextCard,
  type LegendPublicPlayer,
  type SpecialId,
  specialCard,
  TRACK,
  tokenOf,
  toStayIn,
  woundPoints,
} from '@heorot/shared/games/legend'
import { signed } from '../../../app/language/grammar'
import { seatOf } from '../../../kit/GameTable'
import { ruleTip, tipsBy } from '../../../kit/helpers/texts'
import type { TipContent } from '../../../kit/widgets/Tip'
import { DECK, DISCARDS } from '../keys'
import type { LegendSituation } from '../types'
import {
  cardName,
  episodeTitle,
  percent,
  priceName,
  prizeMeaning,
  prizeName,
  symbolsOf,
  tokenName,
} from './names'
import { countsHere, itemsOf, neededHere, oddsOf, publicWounds, rewardIn, worthForViewer } from '../selectors'
import { ruleOfKind } from './ruleOfReason'

/** What a player has: the title and what it does come from a table, the worth from the player. */
const ofPlayer =
  (tell: (player: LegendPublicPlayer, situation: LegendSituation) => TipContent) =>
  (situation: LegendSituation, seat: string) => {
    const player = situation.view.players[Number(seat)]
    return player ? tell(player, situation) : null
  }

const tokensWorth = ({ words, view }: LegendSituation): string =>
  view.options.advanced ? words.explain.tokensWorthAdvanced : words.explain.tokensWorth

export const legendTip = tipsBy<LegendSituation>({
  card: (situation, card) => cardTip(situation, Number(card)),
  special: (situation, special) => cardTip(situation, specialCard(special as SpecialId)),
  token: (situation, token) => tokenTip(situation, Number(token)),
  prize: (situation, _, key) => prizeTip(situation, key),
  choice: (situation, _, key) => prizeTip(situation, key),
  reward: (situation, _, key) => prizeTip(situation, key),
  price: ({ words, view }) => {
    const episode = episodeAt(view.step)
    return episode.kind === 'opportunity'
      ? ruleTip(words, 'opportunity', priceName(words, episode.price))
      : null
  },
  station: (situation, step) => stationTip(situation, Number(step)),
  heal: ({ words }, heal) => ruleTip(words, 'wounds', words.healing[heal as Heal]),
  [DECK]: ({ words, view }) => ruleTip(words, 'piles', words.stage.inDeck(view.drawPile)),
  [DISCARDS]: ({ words, view }) => ruleTip(words, 'piles', words.stage.discarded(view.discards.length)),
  scratches: ofPlayer(({ scratches }, { words }) => ({
    title: words.plate.scratchesOf(scratches),
    words: words.explain.scratches,
    worth: words.explain.nothing,
    rule: 'wounds',
  })),
  wounds: ofPlayer((player, { words, view: { options } }) => ({
    title: words.wounds(publicWounds(player)),
    words: options.fallen ? words.explain.woundsFallen : words.explain.wounds,
    worth: words.explain.points(woundWords(words, woundPoints(publicWounds(player), options))),
    rule: 'wounds',
  })),
  square: ofPlayer(({ square }, situation) => ({
    title: situation.words.mirror.square(square),
    words: situation.words.explain.squareDoes,
    worth: tokensWorth(situation),
    rule: 'score',
  })),
  round: ofPlayer(({ round }, situation) => ({
    title: situation.words.mirror.round(round),
    words: situation.words.explain.roundDoes,
    worth: tokensWorth(situation),
    rule: 'hidden',
  })),
  hand: ofPlayer(({ cards }, { words }) => ({
    title: words.mirror.inHand(cards),
    words: words.explain.handDoes,
    worth: words.explain.nothing,
    rule: 'hidden',
  })),
  start: ({ words }) => ({ title: words.plate.start, words: words.explain.start, rule: 'prizes' }),
  marker: ({ words }, marker) => ({
    title: words.explain.marker(Number(marker)),
    words: words.explain.markerDoes,
    worth: words.explain.nothing,
    rule: 'prizes',
  }),
  needed: ({ words, view }) => ({
    title: words.explain.needed(neededHere(view)),
    words: words.explain.neededDoes,
    rule: ruleOfKind[episodeAt(view.step).kind],
  }),
  total: ({ words, view }, seat) => ({
    title: words.explain.total(toStayIn(view, Number(seat))?.total ?? 0),
    words: words.explain.totalDoes,
    rule: ruleOfKind[episodeAt(view.step).kind],
  }),
  odds: situation => ({
    title: percent(situation.words, oddsOf(situation.frame)?.two ?? 0),
    words: situation.words.explain.odds,
    rule: 'risk',
  }),
  symbol: ({ words }, symbol) => ({
    title: words.symbol[symbol as CardSymbol],
    words: symbol === 'beowulf' ? words.explain.jokerDoes : words.explain.symbolDoes,
    rule: 'cards',
  }),
  seat: (situation, seat) => ({
    title: situation.frame.people[Number(seat)]?.name ?? '',
    words: situation.words.explain[Number(seat) === seatOf(situation) ? 'ownSeat' : 'seat'],
  }),
  bay: ({ words, frame }, seat) => ({
    title: frame.people[Number(seat)]?.name ?? '',
    words: words.explain.bay,
  }),
  beowulf: ({ words, view }) => ({
    title: words.symbol.beowulf,
    kind: `${view.step}/${TRACK.length}`,
    words: words.explain.beowulf,
    rule: 'flow',
  }),
})

/** "+5", "±0", or that a player with so many wounds falls. */
export const woundWords = ({ explain }: LegendSituation['words'], points: number | null): string =>
  points === null ? explain.fallen : points === 0 ? '±0' : signed(points)

function cardTip(situation: LegendSituation, card: number): TipContent {
  const { words } = situation
  const { special } = cardOf(card)
  const counts = countsHere(situation, card)
  const text = special && `${words.special[special][2]} ${words.explain.specialGone}`
  return {
    title: cardName(words, card),
    kind: counts > 0 ? words.symbols(counts) : '',
    words: text || words.rules.cards[1],
    worth: words.explain.nothing,
    ...(special && isTextCard(card) ? { rule: special } : { rule: 'cards' }),
  }
}

function tokenTip(situation: LegendSituation, token: number): TipContent {
  const { words, view } = situation
  const { kind, value, shape } = tokenOf(token)
  const counts = !(view.options.advanced && kind === 'treasure')
  return {
    title: tokenName(words, token),
    words: shape === 'round' ? words.explain.roundDoes : words.explain.squareDoes,
    worth: counts ? words.explain.points(signed(value)) : words.explain.nothing,
    rule: 'score',
  }
}

function prizeTip(situation: LegendSituation, key: string): TipContent | null {
  const { words, view } = situation
  const reward = rewardIn(view, key)
  if (!reward) return null
  const hurts = ['scratch', 'wound', 'doubleWound'].includes(reward.kind)
  const worth = worthForViewer(situation.frame, reward)
  return {
    title: prizeName(words, reward),
    words: prizeMeaning(words, reward),
    ...(worth === null ? {} : { worth: words.explain.forYou(woundWords(words, worth)) }),
    rule: hurts ? 'wounds' : 'prizes',
  }
}

function stationTip({ words }: LegendSituation, step: number): TipContent {
  const { kind } = episodeAt(step)
  return {
    title: episodeTitle(words, step),
    kind: `${step}/${TRACK.length}`,
    words: words.kind[kind][0],
    rule: ruleOfKind[kind],
  }
}

/** Everything on the table once, for the text version. */
export function legendExplained(situation: LegendSituation): readonly string[] {
  const { view } = situation
  const episode = episodeAt(view.step)
  const seat = seatOf(situation) ?? 0
  const { stage } = view
  return [
    ...itemsOf(view).map(({ key }) => key),
    ...symbolsOf(episode).map(symbol => `symbol:${symbol}`),
    ...('markers' in stage || stage.kind === 'prizes' ? ['marker:1'] : []),
    ...('turn' in stage ? ['needed'] : []),
    ...(stage.kind === 'risk' ? ['odds'] : []),
    ...['scratches', 'wounds', 'square', 'round', 'hand'].map(kind => `${kind}:${seat}`),
    'start',
    DECK,
    DISCARDS,
    ...view.players.flatMap(({ specials }) => specials.map(card => `card:${card}`)),
  ]
}
