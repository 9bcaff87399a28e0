/** The words of the game as the rest of the client asks for them. */
import type { LegendTypes } from '@heorot/shared/games/legend'
import type { Language } from '../../app/settings/languages'
import type { GameTexts } from '../../kit/GameClient'
import { commonTexts } from '../../kit/helpers/texts'
import { cardName, episodeTitle, sortHand, tokenName } from './words/names'
import { loadLegendWords } from './texts'
import type { LegendWords } from './texts/table/en'
import { legendHeadline, narrateLegend } from './words/narrate'
import { legendRuleOfReason } from './words/ruleOfReason'

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
  analysis: async timeline => (await import('./words/tale')).legendAnalysis(words, timeline),
  options: [
    { key: 'startSeat', kind: 'startSeat', ...words.options.startSeat },
    { key: 'advanced', kind: 'switch', ...words.options.advanced },
    { key: 'fallen', kind: 'switch', ...words.options.fallen },
    { key: 'openTokens', kind: 'switch', ...words.options.openTokens },
  ],
})

export const loadLegendTexts = async (language: Language): Promise<GameTexts<LegendTypes>> =>
  legendTexts(await loadLegendWords(language))
