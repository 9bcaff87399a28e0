import { render } from 'preact'
import { act } from 'preact/test-utils'
import { glossary, glossaryOf, withEmphasisedTerms, withTerms } from './terms'

const page = document.body.appendChild(document.createElement('div'))
const show = (text: string, isButton?: boolean) =>
  act(() => render(<p>{withTerms(['before ', text], isButton)}</p>, page))
const terms = () => [...page.querySelectorAll('[data-term]')].map(mark => mark.textContent)

beforeEach(() => {
  glossary.value = glossaryOf([
    { forms: ['wounds', 'wound'], meaning: 'Costs points.' },
    { forms: ['double wound'], meaning: 'Two at once.' },
  ])
})

test('marks whole words, the longest, and each meaning once', () => {
  show('A double wound: two wounds, not a wounded wound.')
  expect(terms()).toEqual(['double wound', 'wounds'])
  expect(page.textContent).toBe('before A double wound: two wounds, not a wounded wound.')
})

test('marks emphasised terms where that is asked for', () => {
  const sentence = ['Take the ', <b key="b">wound</b>, '.']
  act(() => render(<p>{withTerms(sentence)}</p>, page))
  expect(terms()).toEqual([])
  act(() => render(<p>{withEmphasisedTerms(sentence)}</p>, page))
  expect(page.innerHTML).toContain('<b><span class="term" data-term="Costs points.">wound</span></b>')
})

test('says the meaning to a screen reader where terms can be focused', () => {
  show('A wound.', true)
  expect(page.querySelector('button.term')?.getAttribute('aria-label')).toBe('wound: Costs points.')
})

test('without a glossary text stays text', () => {
  glossary.value = null
  show('A wound.')
  expect(terms()).toEqual([])
})
