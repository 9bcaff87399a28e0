import { textLoader } from './textLoader'
import { typeset } from './typeset'

it('keeps French punctuation on the line of its word', () => {
  expect(typeset('fr', 'Quoi ? « Non » : 50 % ; fin !')).toBe(
    'Quoi\u202f? «\u202fNon\u202f»\u00a0: 50\u202f%\u202f; fin\u202f!',
  )
})

it('keeps a German percent sign with its number, and leaves other languages alone', () => {
  expect(typeset('de', 'In 50 % der Fälle: ja!')).toBe('In 50\u00a0% der Fälle: ja!')
  expect(typeset('en', 'Really? 50%')).toBe('Really? 50%')
})

it('reaches lists, nested texts and what functions return', () => {
  const words = typeset('fr', { a: ['Oui !'], b: { c: (name: string) => `${name} ?` }, n: 3 })
  expect(words.a).toEqual(['Oui\u202f!'])
  expect(words.b.c('Anna')).toBe('Anna\u202f?')
  expect(words.n).toBe(3)
})

it('happens whenever texts are loaded', async () => {
  const load = textLoader({
    en: async () => 'Why?',
    de: async () => 'Warum?',
    fr: async () => 'Pourquoi ?',
    pl: async () => 'Dlaczego?',
  })
  expect(await load('fr')).toBe('Pourquoi\u202f?')
})
