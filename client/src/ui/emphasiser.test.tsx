import { render } from 'preact'
import { emphasiser } from './emphasiser'

const html = (sentence: string, phrases: readonly string[]): string => {
  const page = document.createElement('p')
  render(emphasiser(phrases)(sentence), page)
  return page.innerHTML
}

it('sets off whole names, the longest that fits, and signed numbers', () => {
  expect(html('Anna Ek placed Mead +3.', ['Anna', 'Anna Ek'])).toBe(
    '<b>Anna Ek</b> placed Mead <b class="gain">+3</b>.',
  )
  expect(html('Annas Zug: −2', ['Anna'])).toBe('Annas Zug: <b class="loss">−2</b>')
})

it('takes names as they are written, whatever they are made of', () => {
  expect(html('(a|b)* drew a tile.', ['(a|b)*', ''])).toBe('<b>(a|b)*</b> drew a tile.')
})
