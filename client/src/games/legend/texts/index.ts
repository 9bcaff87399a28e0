/** The words of the game as the rest of the client asks for them. */
import type { LegendTypes } from '@heorot/shared/games/legend'
import { textLoader } from '../../../app/language/textLoader'
import type { GameTexts } from '../../../kit/GameClient'
import { commonTexts } from '../../../kit/texts'
import { cardName, episodeTitle, sortHand, tokenName } from '../names'
import type { Words } from './en'
import { narrate } from './narrate'
import { ruleOfReason } from './ruleOfReason'

export const loadWords = textLoader<Words>({
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  pl: async () => (await import('./pl')).pl,
})

export const gameTexts = (words: Words): GameTexts<LegendTypes> => ({
  ...commonTexts(words, ruleOfReason),
  narrate: (event, names) => narrate(words, event, names),
  chapter: words.chapter,
  progress: step => words.progress(step, episodeTitle(words, step)),
  hand: ({ hand, tokens }) => [
    ...sortHand(hand).map(card => cardName(words, card)),
    ...tokens.map(token => tokenName(words, token)),
  ],
  tale: async timeline => (await import('../tale')).tale(words, timeline),
  options: [
    { key: 'startSeat', kind: 'startSeat', ...words.options.startSeat },
    { key: 'advanced', kind: 'switch', ...words.options.advanced },
    { key: 'fallen', kind: 'switch', ...words.options.fallen },
    { key: 'openTokens', kind: 'switch', ...words.options.openTokens },
  ],
})
