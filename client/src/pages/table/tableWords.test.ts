import type { ChatLine, SessionInfo, TableView } from '@heorot/shared'
import { speak, words } from '../../app/language'
import { audible } from '../people/mutes'
import { victoryWords } from './EndPanel'
import { isMyTurn, waitingWords } from './waitingWords'

const table = (part: Partial<TableView>) =>
  ({
    phase: 'playing',
    seats: [
      { name: 'Maren', bot: null },
      { name: '', bot: 'king' },
      { name: 'Oswin', bot: null },
    ],
    waitingFor: [],
    ...part,
  }) as unknown as TableView
const at = (seat: number | null): SessionInfo => ({ person: 'p', seat, acts: true })

beforeAll(() => speak('en'))

test('whom the table waits for', () => {
  const t = words()
  expect(waitingWords(table({ waitingFor: [0] }), at(0), t)).toBe('Your turn')
  expect(waitingWords(table({ waitingFor: [1] }), at(0), t)).toBe('Waiting for Eofor')
  expect(waitingWords(table({ waitingFor: [0, 1, 2] }), at(null), t)).toBe(
    'Waiting for Maren, Eofor and Oswin',
  )
  expect(waitingWords(table({ phase: 'finished' }), at(0), t)).toBe('The game is over')
  expect(isMyTurn(table({ phase: 'finished', waitingFor: [0] }), at(0))).toBe(false)
})

test('who won', () => {
  const t = words()
  const names = ['Maren', 'Eofor', 'Oswin']
  const outcome = (...places: number[]) => ({ places, scores: [1, 2, 3] })
  expect(victoryWords(outcome(1, 2, 3), names, 0, t)).toBe('You win!')
  expect(victoryWords(outcome(1, 2, 3), names, null, t)).toBe('Maren wins!')
  expect(victoryWords(outcome(1, 1, 3), names, 0, t)).toBe('Maren and Eofor share the victory!')
})

test('the muted and the hidden channel are not heard', () => {
  const line = (n: number, person: string, channel: ChatLine['channel']) =>
    ({ n, person, channel }) as ChatLine
  const lines = [line(1, 'a', 'table'), line(2, 'b', 'table'), line(3, 'c', 'spectators')]
  const heard = (mutes: string[], hideSpectators: boolean) =>
    audible(lines, { mutes: new Set(mutes), hideSpectators }).map(({ n }) => n)
  expect(heard([], false)).toEqual([1, 2, 3])
  expect(heard(['b'], false)).toEqual([1, 3])
  expect(heard(['a'], true)).toEqual([2])
})
