/** What is measured. Each scenario gets a fresh server and returns plain figures. */
import { setTimeout as sleep } from 'node:timers/promises'
import { median, quantile } from './figures'
import { closedLoop, openLoop, pacedLoop } from './load'
import { type BenchTable, type Measured, type RunningSystem, SEATS } from './System'
import { bytesOfNewcomers, bytesReceived } from './traffic'

export type Figures = Readonly<Record<string, number>>
export type BenchScenario = (system: RunningSystem) => Promise<Figures>

/** How large and how long; the quick ones only show that everything runs. */
export interface Scale {
  readonly rounds: number
  readonly warmUp: number
  /** Seconds at full load until a server has compiled its own code, which it does on the core that is measured. */
  readonly compiling: number
  readonly seconds: number
  readonly rooms: number
  readonly rate: number
  readonly idle: readonly [few: number, many: number]
  readonly live: number
  readonly spectators: number
}

/** Connections are opened a few at a time, as people come. */
const AT_ONCE = 16
const REJOIN_EVERY = 10
/** Intents a second before an audience: few enough for every system, so that all are equally hurried. */
const AUDIENCE_PACE = 5
/** People decide slowly compared to machines: this many intents a second beside tables of Kings, at so many tables. */
const BESIDE_KINGS = { rate: 50, rooms: 10 }

export async function makeMany<T>(n: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  const work = async () => {
    while (n > 0) {
      n--
      made.push(await make())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return made
}

/** CPU seconds, received bytes and seconds that `work` took. */
async function during<T>({ process: server }: RunningSystem<Measured>, work: () => Promise<T>) {
  const before = { cpu: server.cpu(), bytes: bytesReceived(), at: performance.now() }
  const result = await work()
  return {
    result,
    seconds: (performance.now() - before.at) / 1000,
    cpu: server.cpu() - before.cpu,
    bytes: bytesReceived() - before.bytes,
  }
}

export async function underLoad(
  system: RunningSystem<Measured>,
  clients: number,
  play: () => Promise<number[]>,
): Promise<Figures> {
  const { result: delays, seconds, cpu, bytes } = await during(system, play)
  return {
    cpuMicros: (cpu / delays.length) * 1e6,
    perCore: delays.length / cpu,
    perSecond: delays.length / seconds,
    busy: cpu / seconds,
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
    bytes: bytes / delays.length / clients,
  }
}

const fullLoad =
  ({ rooms, compiling, seconds }: Scale): BenchScenario =>
  async system => {
    const tables = await makeMany(rooms, () => system.openTable())
    await closedLoop(tables, compiling)
    return underLoad(system, SEATS, () => closedLoop(tables, seconds))
  }

const steadyLoad =
  ({ rooms, rate, warmUp, seconds }: Scale): BenchScenario =>
  async system => {
    const tables = await makeMany(rooms, () => system.openTable())
    await closedLoop(tables, warmUp)
    return {
      ...(await underLoad(system, SEATS, () => openLoop(tables, rate, seconds))),
      memory: system.process.memory(),
    }
  }

const idle =
  ({ warmUp, seconds }: Scale, tables: number): BenchScenario =>
  async system => {
    await system.openIdleTable()
    await sleep(warmUp * 1000)
    const empty = system.process.memory()
    await makeMany(tables, () => system.openIdleTable())
    await sleep(warmUp * 1000)
    const { cpu, seconds: passed } = await during(system, () => sleep(seconds * 1000))
    return { memoryPerTable: (system.process.memory() - empty) / tables, busy: cpu / passed }
  }

const rejoin: BenchScenario = async system => {
  const table = await system.openTable()
  const payloads: number[] = []
  for (let n = 0; !table.over; n++) {
    if (n % REJOIN_EVERY === 1) payloads.push(await bytesOfNewcomers(() => table.rejoin()))
    await table.play()
  }
  const few = Math.max(1, payloads.length >> 2)
  return {
    early: median(payloads.slice(0, few)),
    late: median(payloads.slice(-few)),
    intents: payloads.length * REJOIN_EVERY,
  }
}

const audience =
  ({ warmUp, seconds, spectators }: Scale): BenchScenario =>
  async system => {
    const table = await system.openTable()
    await makeMany(spectators, () => table.watch())
    await closedLoop([table], warmUp)
    const play = () => pacedLoop(table, AUDIENCE_PACE, seconds * 2)
    const { cpuMicros, p50, p99 } = await underLoad(system, spectators, play)
    return { cpuMicrosEach: cpuMicros! / spectators, lastP50: p50!, lastP99: p99! }
  }

const MINUTE = 60_000
/** The shortest delay there is. */
export const DELAY_MINUTES = 5 as const

/** Plays at the audience's pace, in the time of a clocked server. */
async function playSeconds(
  { process: server }: RunningSystem,
  table: BenchTable,
  seconds: number,
): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    for (let intent = 0; intent < AUDIENCE_PACE; intent++) await table.play()
    await server.pass(1000)
  }
}

/** The same pace some minutes late. Nothing else happens then, so that only the delayed stream is measured. */
const delayedAudience =
  ({ seconds: half, spectators }: Scale): BenchScenario =>
  async system => {
    const { process: server } = system
    const seconds = half * 2
    const table = await system.openTable()
    await makeMany(spectators, () => table.watchLate!())
    // The first half is seen at once and warms the server up.
    await playSeconds(system, table, seconds)
    await server.pass(DELAY_MINUTES * MINUTE)
    await table.everyoneLate!()
    await playSeconds(system, table, seconds)
    await server.pass((DELAY_MINUTES * 60 - seconds) * 1000)
    const { cpu } = await during(system, async () => {
      for (let second = 0; second < seconds; second++) {
        const pace = sleep(1000)
        await server.pass(1000)
        await pace
      }
      await table.everyoneLate!()
    })
    return { cpuMicrosEach: (cpu / (seconds * AUDIENCE_PACE) / spectators) * 1e6 }
  }

/** Ours alone: other tables or another server than the rest are measured with. */
const OWN_SCENARIOS = [
  'fullLoadBrisk',
  'fullLoadLegend',
  'fullLoadLegendBrisk',
  'besideKings',
  'delayed',
] as const
export type OwnScenarioId = (typeof OWN_SCENARIOS)[number]
export const isOwnScenario = (id: ScenarioId): id is OwnScenarioId =>
  OWN_SCENARIOS.some(special => special === id)

export const SCENARIO_IDS = [
  ...(['coldStart', 'fullLoad', 'steadyLoad', 'liveTables', 'idleFew', 'idleMany'] as const),
  ...(['rejoin', 'spectators'] as const),
  ...OWN_SCENARIOS,
] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]

export const scenarios = (scale: Scale): Readonly<Record<ScenarioId, BenchScenario>> => ({
  coldStart: async system => ({ ms: system.process.coldStart }),
  fullLoad: fullLoad(scale),
  fullLoadBrisk: fullLoad(scale),
  fullLoadLegend: fullLoad(scale),
  fullLoadLegendBrisk: fullLoad(scale),
  steadyLoad: steadyLoad(scale),
  liveTables: steadyLoad({ ...scale, rooms: scale.live }),
  besideKings: steadyLoad({ ...scale, ...BESIDE_KINGS }),
  idleFew: idle(scale, scale.idle[0]),
  idleMany: idle(scale, scale.idle[1]),
  rejoin,
  spectators: audience(scale),
  delayed: delayedAudience(scale),
})
