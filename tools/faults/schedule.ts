/** Faults drawn from a seed, one after the other in each schedule, until the time is up. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Rng, rngFrom, seedFromNumber } from '@heorot/shared'

export interface Fault {
  readonly name: string
  /** How long it lasts, in milliseconds: at least and at most. */
  readonly duration: readonly [number, number]
  /** Makes it happen; what comes back undoes it. `draw` chooses the victim and the strength. */
  inject(draw: Rng): Promise<() => void | Promise<void>>
}

export type Schedule = readonly Fault[]

/** Calm between two faults of a schedule, in milliseconds. */
const CALM: readonly [number, number] = [400, 1800]

const between = (rng: Rng, [least, most]: readonly [number, number]): number =>
  least + rng.below(most - least + 1)

/** What a schedule will do, in order: every fault once in each round, shuffled. The same seed, the same order. */
export function* drawn(
  schedule: Schedule,
  seed: number,
): Generator<{ fault: Fault; duration: number; calm: number; draw: Rng }> {
  const rng = rngFrom(seedFromNumber(seed))
  for (;;)
    for (const fault of rng.shuffle([...schedule]))
      yield {
        fault,
        duration: between(rng, fault.duration),
        calm: between(rng, CALM),
        draw: rngFrom(seedFromNumber(rng.below(2 ** 31))),
      }
}

/** Runs one schedule until `end` (of `performance.now()`); tells each fault as it begins. */
export async function runSchedule(
  schedule: Schedule,
  seed: number,
  end: number,
  onFault: (name: string) => void,
): Promise<void> {
  for (const { fault, duration, calm, draw } of drawn(schedule, seed)) {
    await sleep(Math.min(calm, left(end)))
    if (left(end) === 0) return
    onFault(fault.name)
    const undo = await fault.inject(draw)
    await sleep(duration)
    await undo()
  }
}

const left = (end: number): number => Math.max(0, end - performance.now())
