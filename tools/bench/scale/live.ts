/** More and more live tables on one server, four people each, all of them connected. */
import { openLoop } from '../server/load'
import { type BenchTable, SEATS } from '../server/System'
import { type Figures, makeMany, underLoad } from '../server/scenarios'
import { heorot } from '../server/systems/heorot'

export interface LivePlan {
  readonly live: readonly number[]
  readonly rate: number
  readonly seconds: number
}

export async function liveTables(
  { live, rate, seconds }: LivePlan,
  say: (text: string) => void,
): Promise<Figures[]> {
  const system = await heorot.start()
  const empty = system.process.memory()
  const tables: BenchTable[] = []
  const rows: Figures[] = []
  try {
    for (const size of live) {
      tables.push(...(await makeMany(size - tables.length, () => system.openTable())))
      await openLoop(tables, rate, 1)
      const { cpuMicros, p50, p99, busy } = await underLoad(system, SEATS, () =>
        openLoop(tables, rate, seconds),
      )
      const memoryEach = (system.process.memory() - empty) / size
      rows.push({ tables: size, cpuMicros: cpuMicros!, p50: p50!, p99: p99!, busy: busy!, memoryEach })
      say(`${size} live tables: ${cpuMicros!.toFixed(0)} µs per intent, p99 ${p99!.toFixed(1)} ms`)
    }
    return rows
  } finally {
    await system.stop()
  }
}
