import type { HallTable } from '@heorot/shared'
import { hallTablesInOrder, isReadersTurn, offerOf } from './tables'

const table = (code: string, more: Partial<HallTable> = {}): HallTable => ({
  ...{
    code,
    game: 'movie',
    phase: 'playing',
    clock: 'none',
    watch: true,
    free: 0,
    spectators: 0,
    progress: null,
  },
  ...{ waitingFor: [], mine: null, deadline: null, seats: [] },
  ...more,
})
const seats = [{ name: 'Maren', bot: null, member: 'a' }]

test('my turns come first, soonest first, then free seats, then the rest as they came', () => {
  const mine = { mine: 0, waitingFor: [0], seats }
  const tables = [
    table('rest'),
    table('late', { ...mine, deadline: 9 }),
    table('free', { phase: 'waiting', free: 2 }),
    table('soon', { ...mine, deadline: 5 }),
    table('other'),
  ]
  expect(hallTablesInOrder(tables).map(({ code }) => code)).toEqual(['soon', 'late', 'free', 'rest', 'other'])
})

test('a seat that a bot plays waits for nobody', () => {
  expect(
    isReadersTurn(
      table('a', { mine: 0, waitingFor: [0], seats: [{ name: 'M', bot: 'thane', member: 'a' }] }),
    ),
  ).toBe(false)
})

test('play at my seat, join where one is free, else watch where that is allowed', () => {
  expect(offerOf(table('a', { mine: 1, free: 1 }))).toBe('play')
  expect(offerOf(table('a', { free: 1 }))).toBe('join')
  expect(offerOf(table('a'))).toBe('watch')
  expect(offerOf(table('a', { watch: false }))).toBeNull()
})
