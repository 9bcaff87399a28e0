/** The words of the game as the rest of the client asks for them. */
import type { LegendTypes } from '@heorot/shared/games/legend'
import { textLoader } from '../../../app/language/textLoader'
import type { GameTexts } from '../../../kit/GameClient'
import { commonTexts } from '../../../kit/texts'
import { cardName, episodeTitle, sortHand, tokenName } from '../names'
import type { LegendWords } from './en'
import { legendHeadline, narrateLegend } from './narrate'
import { legendRuleOfReason } from './ruleOfReason'

export const loadLegendWords = textLoader<LegendWords>({
  en: async () => (await import('./en')).legendEn,
  de: async () => (await import('./de')).legendDe,
  fr: async () => (await import('./fr')).legendFr,
  pl: async () => (await import('./pl')).legendPl,
})

export const legendTexts = (words: LegendWords): GameTexts<LegendTypes> => ({
  ...commonTexts(words, legendRuleOfReason),
  reconstructed: words.reconstructed,
  narrate: (event, names) => narrateLegend(words, event, names),
  headline: (events, names) => legendHeadline(words, events, names),
  begins: event => (event.kind === 'episodeBegan' ? event.step : null),
  chapter: words.chapter,
  progress: step => words.progress(step, episodeTitle(words, step)),
  hand: ({ hand, tokens }) => [
    ...sortHand(hand).map(card => cardName(words, card)),
    ...tokens.map(token => tokenName(words, token)),
  ],
  tale: async timeline => (await import('../tale')).legendTale(words, timeline),
  options: [
    { key: 'startSeat', kind: 'startSeat', ...words.options.startSeat },
    { key: 'advanced', kind: 'switch', ...words.options.advanced },
    { key: 'fallen', kind: 'switch', ...words.options.fallen },
    { key: 'openTokens', kind: 'switch', ...words.options.openTokens },
  ],
})
