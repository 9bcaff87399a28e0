/** What a bot would do here and why, in words. */
import type { LegendIntent, LegendPrompt, LegendTypes, SpecialId } from '@heorot/shared/games/legend'
import type { Language } from '../../../app/settings/languages'
import { advisor } from '../../../kit/helpers/advisor'
import { byKind, byKindOr } from '../../../kit/helpers/byKind'
import type { Advisor } from '../../../kit/GameClient'
import { cardKeys, choiceKey, prizeKey, tokenKeys } from '../keys'
import type { LegendFrame } from '../types'
import { cardName, listCards, listTokens, prizeName } from '../words/names'
import { rewardIn } from '../selectors'
import { loadLegendAdviceTexts, loadLegendWords } from '../texts'
import type { LegendWords } from '../texts/table/en'
import type { LegendAdvice } from '../texts/advice/en'

export async function loadLegendAdvice(language: Language): Promise<Advisor<LegendTypes>> {
  const [words, advice] = await Promise.all([loadLegendWords(language), loadLegendAdviceTexts(language)])
  return advisor(advice, {
    say: (frame, intent) => sayAction(intent, { words, deed: advice.deed, frame }),
    picks: (_, intent) => picksFor(intent),
  })
}

/** What lies on the table and would be picked for it. */
const picksFor = byKindOr<LegendIntent, [], readonly string[]>([], {
  bid: ({ cards }) => cardKeys(cards),
  play: ({ cards }) => cardKeys(cards),
  pay: ({ cards }) => cardKeys(cards),
  show: ({ tokens }) => tokenKeys(tokens),
  take: ({ card }) => cardKeys([card], 'stage'),
  save: ({ card }) => cardKeys([card], 'leaving'),
  prize: ({ prize }) => [prizeKey(prize)],
  select: ({ choice }) => [choiceKey(choice)],
})

/** The special card that could be used now. */
const specialAsked = (prompt: LegendPrompt | null): SpecialId =>
  prompt?.kind === 'resolve' || prompt?.kind === 'inspiration' ? prompt.kind : 'rest'

interface Saying {
  readonly words: LegendWords
  readonly deed: LegendAdvice['deed']
  readonly frame: LegendFrame
}

function taking({ words, deed, frame }: Saying, key: string): string {
  const reward = rewardIn(frame.view, key)
  if (reward?.kind === 'draw') return deed.draw(reward.count)
  if (reward?.kind === 'healScratches') return deed.healScratches
  return deed.take(reward ? prizeName(words, reward) : '')
}

const sayAction = byKind<LegendIntent, [Saying], string>({
  decline: (_, { deed }) => deed.decline,
  withdraw: (_, { deed }) => deed.withdraw,
  use: (_, { words, deed, frame }) => deed.use(words.special[specialAsked(frame.prompt)][0]),
  risk: ({ daring }, { deed }) => (daring ? deed.daring : deed.risk),
  bid: ({ cards }, { words, deed }) =>
    cards.length > 0 ? deed.bid(listCards(words, cards)) : deed.bidNothing,
  pay: ({ cards }, { words, deed }) => deed.pay(listCards(words, cards)),
  play: ({ cards }, { words, deed }) => deed.play(listCards(words, cards)),
  breakRanks: ({ tokens }, { words, deed }) => deed.breakRanks(listTokens(words, tokens)),
  show: ({ tokens }, { words, deed }) => deed.show(listTokens(words, tokens)),
  take: ({ card }, { words, deed }) => deed.take(cardName(words, card)),
  save: ({ card }, { words, deed }) => deed.save(cardName(words, card)),
  rest: ({ scratches }, { deed }) => deed.rest(scratches),
  prize: ({ prize, heal }, saying) =>
    heal === null ? taking(saying, prizeKey(prize)) : saying.deed.healInstead,
  select: ({ choice }, saying) => taking(saying, choiceKey(choice)),
})
