/** Ways to play. All return each intent's delay in milliseconds and leave every table in a match. */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { type Rng, rngFrom, seedFromNumber } from '@heorot/shared'
import type { BenchTable } from './System'

/** Plays one intent and returns its delay since `due`. A finished match is followed by the next one. */
async function playOne(table: BenchTable, due: number): Promise<number> {
  await table.play()
  const delay = performance.now() - due
  if (table.over) await table.renew()
  return delay
}

/** Every table plays its next intent as soon as everybody has seen the last. */
export async function closedLoop(tables: readonly BenchTable[], seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const delays: number[] = []
  const playOn = async (table: BenchTable) => {
    while (performance.now() < end) delays.push(await playOne(table, performance.now()))
  }
  await Promise.all(tables.map(playOn))
  return delays
}

/** One table plays at an even pace, slower when the last intent has not reached everybody in time. */
export async function pacedLoop(table: BenchTable, rate: number, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const delays: number[] = []
  while (performance.now() < end) {
    const pace = sleep(1000 / rate)
    delays.push(await playOne(table, performance.now()))
    await pace
  }
  return delays
}

/** The moments, from 0 on, at which intents fall due: `rate` a second, at random. */
function arrivals(rate: number, seconds: number, rng: Rng): number[] {
  const moments: number[] = []
  for (let at = 0; at < seconds * 1000; at += (-Math.log((1 + rng.below(1e6)) / 1e6) * 1000) / rate)
    moments.push(at)
  return moments
}

/**
 * Intents come when they are due, whether or not the server keeps up: a delay counts from the moment an
 * intent was due, not from when a table was free to send it.
 */
export async function openLoop(
  tables: readonly BenchTable[],
  rate: number,
  seconds: number,
): Promise<number[]> {
  const rng = rngFrom(seedFromNumber(rate))
  const free = rng.shuffle([...tables])
  const began = performance.now()
  const playNext = async (table: BenchTable, due: number): Promise<number> => {
    const delay = await playOne(table, due)
    free.push(table)
    return delay
  }
  const delays: Promise<number>[] = []
  for (const due of arrivals(rate, seconds, rng)) {
    // Turning instead of sleeping: timers are too coarse, and the driver has a core of its own.
    while (performance.now() < began + due || free.length === 0) await nextTurn()
    delays.push(playNext(free.shift()!, began + due))
  }
  return Promise.all(delays)
}
