import { render } from 'preact'
import { act } from 'preact/test-utils'
import { speak } from '../../app/language'
import { isAbout, RuleList } from './RuleList'

const rules = [
  { id: 'aim', title: 'Aim', paragraphs: ['Win.'] },
  { id: 'risk', title: 'Risk', paragraphs: ['Dare.'] },
]

beforeAll(async () => {
  await speak('en')
  Element.prototype.scrollIntoView = jest.fn()
})

const page = document.body.appendChild(document.createElement('div'))
afterEach(() => act(() => render(null, page)))
const open = () => [...page.querySelectorAll('details[open]')].map(entry => entry.id)

test('a link to a rule leads there, also when the texts arrive later', () => {
  act(() => render(<RuleList game="none" rules={[]} asked="risk" />, page))
  act(() => render(<RuleList game="none" rules={rules} asked="risk" />, page))
  expect(document.activeElement?.textContent).toBe('Risk')
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
})

test('what is on the table now is open, unless another rule was asked for', () => {
  act(() => render(<RuleList game="none" rules={rules} asked={null} now="aim" />, page))
  expect(open()).toEqual(['aim'])
  act(() => render(<RuleList game="none" rules={rules} asked="risk" now="aim" />, page))
  expect(open()).toEqual(['risk'])
})

test('a search shows the rules with every word of it, without regard to accents and capitals', () => {
  expect(
    isAbout({ id: '', title: 'Égratignures', paragraphs: ['La troisième devient'] }, 'egrat TROISIEME'),
  ).toBe(true)
  expect(isAbout(rules[0]!, 'aim dare')).toBe(false)
  act(() => render(<RuleList game="none" rules={rules} asked={null} />, page))
  const field = page.querySelector('input')!
  act(() => {
    field.value = 'dar'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(open()).toEqual(['risk'])
  expect(page.querySelectorAll('details')).toHaveLength(1)
})
