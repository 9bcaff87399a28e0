/**
 * `npm run bench -- scale [--quick] [--json]`: what an intent costs with more and more live tables, four people each,
 * and with more processes. docs/scale.md says what follows from the figures.
 */
import { Cluster } from '../cluster/Cluster'
import { machine } from './server'
import { pinDriver } from './server/cores'
import { closedLoop, openLoop } from './server/load'
import { buildHeorot } from './server/prepare'
import { cpuOf, memoryOf } from './server/proc'
import { type Figures, makeMany, underLoad } from './server/scenarios'
import { type BenchTable, type Measured, RAISED, RunningSystem, SEATS } from './server/System'
import { heorot, openHeorotTable } from './server/systems/heorot'

/** Never more than 12,000 connections and 300 intents a second: the driver must not be what is measured. */
const FULL = { rate: 300, seconds: 6, live: [100, 300, 1000, 3000], tables: 100 }
const QUICK: Plan = { ...FULL, seconds: 1, live: [10, 30], tables: 20 }

type Plan = typeof FULL
type Row = Readonly<Record<string, string | number>>

const rowOf = (name: string, { cpuMicros, busy, p50, p99 }: Figures, more: Figures): Row => {
  const figures = {
    'CPU µs per intent': cpuMicros!,
    '% of a core': busy! * 100,
    p50: p50!,
    p99: p99!,
    ...more,
  }
  const rounded = Object.entries(figures).map(([key, value]) => [key, Number(value.toPrecision(3))])
  return { '': name, ...Object.fromEntries(rounded) }
}

/** Plays at a steady rate, after a second of warming up. */
async function steady(
  system: RunningSystem<Measured>,
  tables: readonly BenchTable[],
  { rate, seconds }: Plan,
) {
  await openLoop(tables, rate, 1)
  return underLoad(system, SEATS, () => openLoop(tables, rate, seconds))
}

async function liveRows(system: RunningSystem, plan: Plan): Promise<Row[]> {
  const empty = system.process.memory()
  const tables: BenchTable[] = []
  const rows: Row[] = []
  for (const size of plan.live) {
    tables.push(...(await makeMany(size - tables.length, () => system.openTable())))
    const figures = await steady(system, tables, plan)
    const memoryEach = (system.process.memory() - empty) / size
    rows.push(rowOf(`${size} live tables`, figures, { 'KiB per table': memoryEach / 1024 }))
  }
  return rows
}

/** A steady rate for delays, then as fast as it goes. */
const processRow = (name: string, system: RunningSystem<Measured>, plan: Plan): Promise<Row> =>
  system.use(async () => {
    const tables = await makeMany(plan.tables, () => system.openTable())
    const figures = await steady(system, tables, plan)
    const full = await underLoad(system, SEATS, () => closedLoop(tables, plan.seconds))
    return rowOf(name, figures, {
      'intents/s at full load': full.perSecond!,
      'CPU µs there': full.cpuMicros!,
    })
  })

async function startCluster(nodes: number): Promise<RunningSystem<Measured>> {
  const cluster = await Cluster.start({ nodes, env: { ...RAISED, HEOROT_BOT_PAUSE: '0' } })
  const sum = (of: (pid: number) => number) =>
    cluster.nodes.reduce((total, { service }) => total + (service.pid === null ? 0 : of(service.pid)), 0)
  const games = { cpu: () => sum(cpuOf), memory: () => sum(memoryOf), stop: () => cluster.stop() }
  return new RunningSystem(games, openHeorotTable(cluster.address))
}

async function severalProcesses(plan: Plan): Promise<Row[]> {
  return [
    await processRow('one process, SQLite', await heorot.start(), plan),
    await processRow('one process, Postgres, Redis, nginx', await startCluster(1), plan),
    await processRow('two processes, Postgres, Redis, nginx', await startCluster(2), plan),
  ]
}

export async function benchScale(args: string[]): Promise<void> {
  const plan = args.includes('--quick') ? QUICK : FULL
  const circumstances = machine()
  buildHeorot()
  pinDriver()
  const live = await (await heorot.start()).use(system => liveRows(system, plan))
  const rows = [live, await severalProcesses(plan)]
  if (args.includes('--json')) console.log(JSON.stringify({ machine: circumstances, plan, rows }))
  else {
    console.log(`${circumstances}; ${plan.rate} intents/s in all`)
    for (const table of rows) console.table(table)
  }
  // The SDK leaves timers behind.
  process.exit(0)
}
