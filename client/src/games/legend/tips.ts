/** What a tag beside a card, a token or a prize says. */
import { cardOf, episodeAt, type Reward, TRACK } from '@heorot/shared/games/legend'
import { ruleTip } from '../../kit/texts'
import type { TipContent } from '../../kit/widgets/Tip'
import { cardIn, DECK, DISCARDS, stationIn, tokenIn } from './keys'
import type { LegendTableState } from './LegendTable'
import { cardName, episodeTitle, prizeMeaning, prizeName, tokenName } from './names'
import { countsHere, rewardIn } from './reading'
import { ruleOfKind } from './texts/ruleOfReason'

export function legendTip(state: LegendTableState, key: string): TipContent | null {
  const { words, view } = state
  const card = cardIn(key)
  if (card !== null) return cardTip(state, card)
  const token = tokenIn(key)
  if (token !== null) return { title: tokenName(words, token), words: words.rules.score.paragraphs[0] ?? '' }
  const reward = rewardIn(view, key)
  if (reward) return prizeTip(state, reward)
  const step = stationIn(key)
  if (step !== null) return stationTip(state, step)
  if (key === DECK) return ruleTip(words, 'piles', words.stage.inDeck(view.drawPile))
  return key === DISCARDS ? ruleTip(words, 'piles', words.stage.discarded(view.discards.length)) : null
}

const TEXT_RULES: readonly string[] = ['blessing', 'inspiration', 'daring', 'resolve', 'rest']

function cardTip(state: LegendTableState, card: number): TipContent {
  const { words } = state
  const { special } = cardOf(card)
  const counts = countsHere(state, card)
  return {
    title: cardName(words, card),
    kind: counts > 0 ? words.symbols(counts) : '',
    words: special ? words.special[special].text : (words.rules.cards.paragraphs[0] ?? ''),
    ...(special && TEXT_RULES.includes(special) ? { rule: special } : {}),
  }
}

function prizeTip(state: LegendTableState, reward: Reward): TipContent {
  const hurts = ['scratch', 'wound', 'doubleWound'].includes(reward.kind)
  return {
    title: prizeName(state.words, reward),
    words: prizeMeaning(state.words, reward),
    rule: hurts ? 'wounds' : 'prizes',
  }
}

function stationTip(state: LegendTableState, step: number): TipContent {
  const { words } = state
  const { kind } = episodeAt(step)
  return {
    title: episodeTitle(words, step),
    kind: `${step}/${TRACK.length}`,
    words: words.kind[kind],
    rule: ruleOfKind[kind],
  }
}
