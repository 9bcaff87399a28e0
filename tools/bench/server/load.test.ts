import { setTimeout as sleep } from 'node:timers/promises'
import { closedLoop, openLoop, pacedLoop } from './load'
import type { BenchTable } from './System'

/** Every intent ends the match; a real table refuses to play on after that. */
function shortMatches(): BenchTable {
  let over = false
  const nothing = async () => {}
  return {
    get over() {
      return over
    },
    async play() {
      if (over) throw new Error('played on after the end of a match')
      over = true
      await sleep(1)
    },
    async renew() {
      over = false
    },
    watch: nothing,
    rejoin: nothing,
    close() {},
  }
}

it.each([
  ['closedLoop', (table: BenchTable) => closedLoop([table], 0.02)],
  ['openLoop', (table: BenchTable) => openLoop([table], 500, 0.02)],
  ['pacedLoop', (table: BenchTable) => pacedLoop(table, 500, 0.02)],
])('%s leaves a table in a match, so that the next loop can play', async (_, play) => {
  const table = shortMatches()
  expect((await play(table)).length).toBeGreaterThan(0)
  expect(table.over).toBe(false)
})
