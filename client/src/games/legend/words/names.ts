/** What things are called in a reader's language. */
import type { ActivitySymbol, CardId, Episode, Price, Reward, TokenId } from '@heorot/shared/games/legend'
import { cardOf, episodeAt, prizesOf, tokenOf } from '@heorot/shared/games/legend'
import { listed, plainNumber } from '../../../app/language/grammar'
import { episodeName } from '../stations'
import type { LegendWords } from '../texts/table/en'

/** "Courage", "Fighting ×2", "Hrunting". */
export function cardName(words: LegendWords, id: CardId): string {
  const { special, symbol, symbols } = cardOf(id)
  if (special) return words.special[special][0]
  if (!symbol) return ''
  return symbols === 1 ? words.symbol[symbol] : symbolCount(words, symbol, symbols)
}

const symbolCount = (words: LegendWords, symbol: keyof LegendWords['symbol'], n: number) =>
  `${words.symbol[symbol]} ×${n}`

export function tokenName(words: LegendWords, id: TokenId): string {
  const { kind, value, shape } = tokenOf(id)
  return shape === 'round'
    ? words.allianceOf(words.token[kind], value)
    : `${words.token[kind]} ${plainNumber(value)}`
}

/** What a prize is called or means; a special card says so in that part of its own words. */
function prizeWords(words: LegendWords, prize: Reward, at: 0 | 1, part: 0 | 1 | 2): string {
  if (prize.kind === 'special') return words.special[prize.special][part]
  const said = words.prize[prize.kind][at]
  if (typeof said === 'string') return said
  return said('value' in prize ? prize.value : 'count' in prize ? prize.count : 0)
}

/** "Fame 5", "Wound", "Beowulf’s Daring". */
export const prizeName = (words: LegendWords, prize: Reward): string => prizeWords(words, prize, 0, 0)

/** Long German and Polish words may break before their ending. */
const ENDING = /(?<=\p{L}{9})(heit|keit|schaft|eństwo)$/u

/** The same for narrow places. */
export const prizeLabel = (words: LegendWords, prize: Reward): string =>
  prizeWords(words, prize, 0, 1).replace(ENDING, '\u00ad$1')

/** What a prize brings, in a sentence. */
export const prizeMeaning = (words: LegendWords, prize: Reward): string => prizeWords(words, prize, 1, 2)

export const listPrizes = (words: LegendWords, prizes: readonly Reward[]): string =>
  listed(words, prizes, prize => prizeName(words, prize))

/** What an opportunity or a selection offers, if the episode is one. */
export function offerLines(words: LegendWords, episode: Episode): readonly string[] {
  if (episode.kind === 'opportunity')
    return [`${priceName(words, episode.price)} → ${prizeName(words, episode.reward)}.`]
  return episode.kind === 'selection' ? [`${words.path.offers}: ${listPrizes(words, episode.choices)}.`] : []
}

/** What an episode asks and gives, line by line. */
export function stationLines(words: LegendWords, episode: Episode, seats: number): readonly string[] {
  const symbols = symbolsOf(episode)
  const prizes = episode.kind === 'opportunity' ? [] : prizesOf(episode, seats)
  return [
    ...(symbols.length > 0 ? [`${words.path.counts}: ${listSymbols(words, symbols)}.`] : []),
    ...offerLines(words, episode),
    ...(prizes.length > 0 ? [`${words.path.prizes}: ${listPrizes(words, prizes)}.`] : []),
  ]
}

export function priceName(words: LegendWords, price: Price): string {
  if (price.kind === 'oneOfEach') return words.price.oneOfEach
  return price.kind === 'symbols'
    ? symbolCount(words, price.symbol, price.count)
    : words.price[price.kind](price.count)
}

export const episodeTitle = (words: LegendWords, step: number): string =>
  words.episode[episodeName(episodeAt(step))][0]

/** The symbols an episode asks for; none where it asks for something else. */
export function symbolsOf(episode: Episode): readonly ActivitySymbol[] {
  return 'symbols' in episode ? episode.symbols : []
}

export const listCards = (words: LegendWords, cards: readonly CardId[]): string =>
  countedList(words, cards, cardName)

export const listTokens = (words: LegendWords, tokens: readonly TokenId[]): string =>
  countedList(words, tokens, tokenName)

/** Equal faces together: "2 × Courage and Wit". */
function countedList(words: LegendWords, ids: readonly number[], nameOf: typeof cardName): string {
  return listed(words, [...new Set(ids)], id => {
    const n = ids.filter(other => other === id).length
    return n === 1 ? nameOf(words, id) : `${n} × ${nameOf(words, id)}`
  })
}

export const listSymbols = (words: LegendWords, symbols: readonly ActivitySymbol[]): string =>
  listed(words, symbols, symbol => words.symbol[symbol])

/** A whole percentage; never 0 or 100 unless it is certain. */
export function percent(words: LegendWords, share: number): string {
  const whole = Math.round(share * 100)
  if (share > 0 && whole === 0) return words.percent(1)
  return words.percent(share < 1 && whole === 100 ? 99 : whole)
}

const SORTED = ['travelling', 'friendship', 'wit', 'courage', 'fighting', 'beowulf'] as const

/** By symbol, then by how many; special cards at the end. */
export function sortHand(hand: readonly CardId[]): readonly CardId[] {
  const place = (card: CardId) => {
    const { symbol, symbols, special } = cardOf(card)
    return (special ? 1000 : 0) + (symbol ? SORTED.indexOf(symbol) * 10 : 100) + symbols
  }
  return [...hand].sort((a, b) => place(a) - place(b) || a - b)
}
