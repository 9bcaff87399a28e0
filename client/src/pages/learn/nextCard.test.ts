import type { TableFrame } from '../../session/frame'
import { CardPicker } from './nextCard'

const frame = (revision: number) => ({ match: 1, revision }) as TableFrame
const coach = { encounters: () => ['risk', 'scratch1'] }

test('one card in a moment, each only once', () => {
  const shown: string[] = []
  const picker = new CardPicker(
    () => shown,
    card => shown.push(card),
  )
  expect(picker.next(coach, frame(1))).toBe('risk')
  expect(picker.next(coach, frame(1))).toBeNull()
  expect(picker.next(coach, frame(2))).toBe('scratch1')
  expect(picker.next(coach, frame(3))).toBeNull()
  expect(shown).toEqual(['risk', 'scratch1'])
})
