/** The words of the game as the rest of the client asks for them. */
import type { SampleEvent, SampleTypes } from '@heorot/shared/games/sample'
import { listed } from '../../app/language/grammar'
import type { Language } from '../../app/settings/languages'
import { advisor } from '../../kit/helpers/advisor'
import type { Advisor, GameTexts } from '../../kit/GameClient'
import { commonTexts } from '../../kit/helpers/texts'
import { loadSampleWords } from './texts'
import type { SampleWords } from './texts/table/en'

/** The rule that explains a refusal. */
export const sampleRuleOfReason = { 'not-in-hand': 'play', 'not-your-turn': 'play' }

/** A line of the log. */
function narrate(words: SampleWords, event: SampleEvent, names: readonly string[]): string {
  const say = words.narrate
  const name = (seat: number) => names[seat] ?? ''
  switch (event.kind) {
    case 'laid':
      return event.card === null ? say.laid(name(event.seat)) : say.laidCard(name(event.seat), event.card)
    case 'revealed':
      return say.revealed(name(event.winner), Math.max(...event.cards))
    case 'ended':
      return say.ended(listed(words, event.winners, name), event.winners.length)
  }
}

export const sampleTexts = (words: SampleWords): GameTexts<SampleTypes> => ({
  ...commonTexts(words, sampleRuleOfReason),
  narrate: (event, names) => narrate(words, event, names),
  chapter: words.round,
  progress: words.progress,
  hand: ({ hand }) => hand.map(words.card),
  options: [],
})

export const loadSampleTexts = async (language: Language): Promise<GameTexts<SampleTypes>> =>
  sampleTexts(await loadSampleWords(language))

export async function loadSampleAdvice(language: Language): Promise<Advisor<SampleTypes>> {
  const words = await loadSampleWords(language)
  return advisor(words, { say: (_frame, { card }) => words.bar.lay(card), picks: () => [] })
}
