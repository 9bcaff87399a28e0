import { render } from 'preact'
import { act } from 'preact/test-utils'
import { RuleList } from './RuleList'

const rules = [
  { id: 'aim', title: 'Aim', paragraphs: ['Win.'] },
  { id: 'risk', title: 'Risk', paragraphs: ['Dare.'] },
]

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn()
})

test('a link to a rule leads there, also when the texts arrive later', () => {
  const page = document.body.appendChild(document.createElement('div'))
  act(() => render(<RuleList rules={[]} asked="risk" />, page))
  act(() => render(<RuleList rules={rules} asked="risk" />, page))
  expect(document.activeElement?.textContent).toBe('Risk')
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
})
