import type { Mine } from '@heorot/shared'
import { mine, tableOnScreen, turnHere, turnsWaiting } from './myTurns'
import { followTurns } from './turns'

const waiting = (...codes: string[]) =>
  ({ turns: codes.map(code => ({ code, game: 'movie' })), halls: [] }) as unknown as Mine

test('the table on screen counts once it has shown that it is your turn, others at once', () => {
  followTurns()
  mine.value = waiting('AAAA', 'BBBB')
  expect(turnsWaiting.value).toBe(2)
  tableOnScreen.value = 'AAAA'
  expect(turnsWaiting.value).toBe(1)
  expect(document.title).toBe('(1) Heorot')
  turnHere.value = 'Your turn'
  expect(turnsWaiting.value).toBe(2)
  expect(document.title).toContain('Your turn')
})
