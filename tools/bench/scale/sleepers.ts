/** What stored tables cost: at the start, while they sleep, when they wake, and after they have slept again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../server/figures'
import { openLoop } from '../server/load'
import { dataFolder } from '../server/prepare'
import { freePort } from '../../../server/test/support/freePort'
import { type RunningSystem, SEATS } from '../server/System'
import { type Figures, makeMany, underLoad } from '../server/scenarios'
import { heorot } from '../server/systems/heorot'
import { heapOf, probed } from './heap'
import { storeTables } from './storedTables'

export interface SleepersPlan {
  readonly stored: number
  readonly woken: number
  readonly live: number
  readonly rate: number
  readonly seconds: number
}

/** Rooms wait 15 s for whoever woke them; here nobody comes. */
const IMPATIENT = { COLYSEUS_SEAT_RESERVATION_TIME: '2' }

const SETTLE = 3000

interface House {
  readonly system: RunningSystem
  readonly metrics: string
  heap(): Promise<number>
}

async function open(data: string): Promise<House> {
  const file = `${data}.heap`
  const port = await freePort()
  const env = { ...probed(file), HEOROT_DATA: data, HEOROT_METRICS_PORT: String(port), ...IMPATIENT }
  const system = await heorot.start(env)
  return { system, metrics: `http://127.0.0.1:${port}`, heap: () => heapOf(system.process.pid, file) }
}

const awake = async ({ metrics }: House): Promise<number> =>
  Number(/^heorot_tables_awake (\d+)/m.exec(await (await fetch(metrics)).text())?.[1])

/** Looks at every table once, as somebody with its link would; returns how long each took to wake. */
async function wakeAll({ system }: House, codes: readonly string[]): Promise<number[]> {
  const left = [...codes]
  return makeMany(codes.length, async () => {
    const began = performance.now()
    const reply = await fetch(`http://127.0.0.1:${system.process.port}/api/tables/${left.pop()}`)
    if (!reply.ok) throw new Error(`a stored table does not wake: ${await reply.text()}`)
    await reply.arrayBuffer()
    return performance.now() - began
  })
}

async function allAsleep(house: House): Promise<void> {
  while ((await awake(house)) > 0) await sleep(200)
  // Rooms are gone a little later than their tables.
  await sleep(SETTLE)
}

/** The first wave warms up whatever is made once and kept; two more show what is kept of every table. */
async function wakeInWaves(house: House, codes: readonly string[], each: number) {
  const wave = async (n: number): Promise<number[]> => {
    const delays = await wakeAll(house, codes.slice(n * each, (n + 1) * each))
    await allAsleep(house)
    return delays
  }
  await wave(0)
  const warm = await house.heap()
  const delays = [...(await wave(1)), ...(await wave(2))]
  return { warm, delays, slept: await house.heap() }
}

/** The steady load on a few live tables. */
async function liveBeside(system: RunningSystem, { live, rate, seconds }: SleepersPlan): Promise<Figures> {
  const tables = await makeMany(live, () => system.openTable())
  await openLoop(tables, rate, 1)
  return underLoad(system, SEATS, () => openLoop(tables, rate, seconds))
}

/** The same house with an empty store. */
async function empty(plan: SleepersPlan): Promise<Figures> {
  const house = await open(dataFolder())
  try {
    const [heap, memory] = [await house.heap(), house.system.process.memory()]
    const { p99 } = await liveBeside(house.system, plan)
    return { ms: house.system.process.coldStart, heap, memory, p99: p99! }
  } finally {
    await house.system.stop()
  }
}

export async function sleepers(plan: SleepersPlan): Promise<Figures> {
  const before = await empty(plan)
  const data = dataFolder()
  const codes = await storeTables(data, plan.stored)
  const house = await open(data)
  try {
    const { coldStart } = house.system.process
    const [heap, memory] = [await house.heap(), house.system.process.memory()]
    const { warm, slept, delays } = await wakeInWaves(house, codes, plan.woken)
    const { p99 } = await liveBeside(house.system, plan)
    return {
      ...{ startMs: coldStart, emptyStartMs: before.ms! },
      heapEach: (heap - before.heap!) / plan.stored,
      memoryEach: (memory - before.memory!) / plan.stored,
      sleptHeapEach: (slept - warm) / delays.length,
      ...{ wakeP50: quantile(delays, 0.5), wakeP99: quantile(delays, 0.99) },
      ...{ p99: p99!, emptyP99: before.p99! },
    }
  } finally {
    await house.system.stop()
  }
}
