/** What a bot would do here and why, in words. */
import type {
  LegendIntent,
  LegendPrompt,
  LegendPublic,
  LegendTypes,
  SpecialId,
} from '@heorot/shared/games/legend'
import { textLoader } from '../../app/language/textLoader'
import type { Language } from '../../app/settings/languages'
import { advisor } from '../../kit/advisor'
import type { Advisor } from '../../kit/GameClient'
import { cardKeys, choiceKey, prizeKey, tokenKeys } from './keys'
import { cardName, listCards, listTokens, prizeName } from './names'
import { rewardIn } from './reading'
import { loadLegendWords } from './texts'
import type { LegendWords } from './texts/en'
import type { LegendAdvice } from './texts/advice/en'

const loadTexts = textLoader<LegendAdvice>({
  en: async () => (await import('./texts/advice/en')).legendAdviceEn,
  de: async () => (await import('./texts/advice/de')).legendAdviceDe,
  fr: async () => (await import('./texts/advice/fr')).legendAdviceFr,
  pl: async () => (await import('./texts/advice/pl')).legendAdvicePl,
})

export async function loadLegendAdvice(language: Language): Promise<Advisor<LegendTypes>> {
  const [words, advice] = await Promise.all([loadLegendWords(language), loadTexts(language)])
  return advisor(advice, {
    say: ({ view, prompt }, intent) => sayAction(words, advice, view, prompt, intent),
    picks: (_, intent) => picksFor(intent),
  })
}

/** What lies on the table and would be picked for it. */
function picksFor(intent: LegendIntent): readonly string[] {
  switch (intent.kind) {
    case 'bid':
    case 'play':
    case 'pay':
      return cardKeys(intent.cards)
    case 'show':
      return tokenKeys(intent.tokens)
    case 'take':
      return cardKeys([intent.card], 'stage')
    case 'save':
      return cardKeys([intent.card], 'leaving')
    case 'prize':
      return [prizeKey(intent.prize)]
    case 'select':
      return [choiceKey(intent.choice)]
    default:
      return []
  }
}

/** The special card that could be used now. */
const specialAsked = (prompt: LegendPrompt | null): SpecialId =>
  prompt?.kind === 'resolve' || prompt?.kind === 'inspiration' ? prompt.kind : 'rest'

function sayAction(
  words: LegendWords,
  { deed }: LegendAdvice,
  view: LegendPublic,
  prompt: LegendPrompt | null,
  intent: LegendIntent,
): string {
  const take = (key: string) => {
    const reward = rewardIn(view, key)
    if (reward?.kind === 'draw') return deed.draw(reward.count)
    if (reward?.kind === 'healScratches') return deed.healScratches
    return deed.take(reward ? prizeName(words, reward) : '')
  }
  switch (intent.kind) {
    case 'decline':
    case 'withdraw':
      return deed[intent.kind]
    case 'use':
      return deed.use(prizeName(words, { kind: 'special', special: specialAsked(prompt) }))
    case 'risk':
      return intent.daring ? deed.daring : deed.risk
    case 'bid':
      return intent.cards.length > 0 ? deed.bid(listCards(words, intent.cards)) : deed.bidNothing
    case 'pay':
    case 'play':
      return deed[intent.kind](listCards(words, intent.cards))
    case 'breakRanks':
    case 'show':
      return deed[intent.kind](listTokens(words, intent.tokens))
    case 'take':
    case 'save':
      return deed[intent.kind](cardName(words, intent.card))
    case 'rest':
      return deed.rest(intent.scratches)
    case 'prize':
      return intent.heal === null ? take(prizeKey(intent.prize)) : deed.healInstead
    case 'select':
      return take(choiceKey(intent.choice))
  }
}
