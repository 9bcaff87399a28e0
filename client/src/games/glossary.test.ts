import { languages } from '../app/settings/languages'
import { glossaryOf } from '../ui/terms'
import { gameClients } from '.'

describe.each(gameClients.map(client => [client.id, client] as const))('the glossary of %s', (_, client) => {
  it.each(languages)(
    'has 25 terms, a sentence each, and the rules use nearly all of them, in %s',
    async language => {
      const terms = await client.loadGlossary!(language)
      const { rules } = await client.loadTexts(language)
      expect(terms).toHaveLength(25)
      for (const { meaning } of terms) if (!/^\P{Ll}.*\.$/u.test(meaning)) throw new Error(meaning)
      const text = rules.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join(' ')
      const unused = terms.filter(term => !glossaryOf([term]).pattern.test(text))
      expect(unused.length).toBeLessThanOrEqual(3)
    },
  )

  it.each(languages)('gives no form two meanings, in %s', async language => {
    const forms = (await client.loadGlossary!(language)).flatMap(term => term.forms)
    expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([])
  })
})
