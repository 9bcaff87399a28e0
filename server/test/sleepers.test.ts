/** Tables that sleep cost no memory, not even those that were awake once. */
import { createShape } from '@heorot/shared'
import type { Running } from '../src/server'
import { newRecord } from '../src/tables/record/newRecord'
import { newCode } from '../src/ops/secrets'
import { guestNamed } from './support/fakeTable'
import { heapMb } from './support/heap'

const TABLES = 400
const MOST_WAVES = 16
/** Collecting garbage leaves a little more or less each time; over so many waves it evens out. */
const LEVEL_WAVES = 4
const MOST_BYTES = 100

const order = createShape.parse({ game: 'movie', name: 'Hrothgar', seats: 2 })

/** So many new tables, awake for a moment. */
async function wave({ registry, store }: Running, tables: number): Promise<void> {
  for (let n = 0; n < tables; n++) {
    const code = newCode()
    const record = newRecord(code, order, {}, guestNamed('Hrothgar'), 'seed', 1)
    await store.commit([{ kind: 'table', record, wakeAt: null }])
    if (await registry.wake(code)) throw new Error('a table does not wake')
  }
  while (registry.awake.size > 0) await new Promise(resolve => setTimeout(resolve, 50))
}

it('keeps at most a hundred bytes of a table that sleeps again', async () => {
  // Rooms wait so many seconds for somebody to come before they go; Colyseus reads it when it is loaded.
  process.env.COLYSEUS_SEAT_RESERVATION_TIME = '1'
  const { openHall } = await import('./support/harness')
  const hall = await openHall()
  const grown: number[] = []
  // Much is made once and kept while things warm up; what is kept of every table grows with every wave.
  const level = () => {
    const last = grown.slice(-LEVEL_WAVES)
    return last.length === LEVEL_WAVES && last.reduce((a, b) => a + b) / LEVEL_WAVES < MOST_BYTES
  }
  await wave(hall, TABLES)
  while (!level() && grown.length < MOST_WAVES) {
    const before = heapMb()
    await wave(hall, TABLES)
    grown.push(((heapMb() - before) * 1024 * 1024) / TABLES)
  }
  expect(level() || grown).toBe(true)
  await hall.stop()
})
