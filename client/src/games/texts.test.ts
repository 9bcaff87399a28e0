/** What the texts of every game have in common. */
import { KERNEL_REASONS } from '@heorot/shared'
import { legend } from '@heorot/shared/games/legend'
import { movie } from '@heorot/shared/games/movie'
import { type Language, languages } from '../app/settings/languages'
import { legendTable } from './legend/legendTable'
import { legendTexts } from './legend/legendTexts'
import { loadLegendWords } from './legend/texts'
import { movieTable } from './movie/movieTable'
import { movieTexts } from './movie/movieTexts'
import { loadMovieWords } from './movie/texts'

const games = [
  {
    game: legend,
    table: legendTable,
    words: loadLegendWords,
    texts: async (language: Language) => legendTexts(await loadLegendWords(language)),
  },
  {
    game: movie,
    table: movieTable,
    words: loadMovieWords,
    texts: async (language: Language) => movieTexts(await loadMovieWords(language)),
  },
]

describe.each(games)('$game.id', ({ game, table, words, texts }) => {
  const reasons = [...game.reasons, ...KERNEL_REASONS]

  test.each(languages)('%s words every refusal, and a rule explains it', async language => {
    const { refusal, rules } = await texts(language)
    const ids = rules.map(({ id }) => id)
    for (const reason of reasons) {
      const said = refusal(reason)
      expect(said.words).not.toBe(reason)
      if (reason !== 'not-an-intent' || said.rule !== null) expect(ids).toContain(said.rule)
    }
  })

  test('the reference has the same rules in the same order in all languages', async () => {
    const order = Object.keys((await words('en')).rules)
    for (const language of languages) expect(Object.keys((await words(language)).rules)).toEqual(order)
    for (const rule of Object.values(table.ruleOfReason)) expect(order).toContain(rule)
    for (const reason of Object.keys(table.ruleOfReason)) expect(reasons).toContain(reason)
  })
})
