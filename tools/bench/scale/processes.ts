/** One process with its file, against one and two processes with Redis, Postgres and nginx. */
import { Cluster } from '../../cluster/Cluster'
import type { Service } from '../../cluster/Service'
import { closedLoop, openLoop } from '../server/load'
import { cpuOf, cpuOfFamily, memoryOf } from '../server/proc'
import { type Measured, RunningSystem, SEATS } from '../server/System'
import { type Figures, makeMany, underLoad } from '../server/scenarios'
import { heorot, openHeorotTable, RAISED } from '../server/systems/heorot'

export interface ProcessesPlan {
  readonly tables: number
  readonly rate: number
  readonly seconds: number
}

const sum = (services: readonly Service[], of: (pid: number) => number): number =>
  services.reduce((total, { pid }) => total + (pid === null ? 0 : of(pid)), 0)

const gamesOf = (cluster: Cluster): Measured => {
  const games = cluster.nodes.map(node => node.service)
  return { cpu: () => sum(games, cpuOf), memory: () => sum(games, memoryOf), stop: () => cluster.stop() }
}

/** A steady rate for delays, then as fast as it goes. `others`: CPU seconds of everything but the games. */
async function measure(
  system: RunningSystem<Measured>,
  { tables: count, rate, seconds }: ProcessesPlan,
  others: () => number = () => 0,
): Promise<Figures> {
  const tables = await makeMany(count, () => system.openTable())
  await openLoop(tables, rate, 1)
  const before = others()
  const steady = await underLoad(system, SEATS, () => openLoop(tables, rate, seconds))
  const otherMicros = ((others() - before) / (rate * seconds)) * 1e6
  const full = await underLoad(system, SEATS, () => closedLoop(tables, seconds))
  const { cpuMicros, p50, p99 } = steady
  return {
    cpuMicros: cpuMicros!,
    otherMicros,
    p50: p50!,
    p99: p99!,
    fullPerSecond: full.perSecond!,
    fullMicros: full.cpuMicros!,
  }
}

async function inCluster(nodes: number, plan: ProcessesPlan): Promise<Figures> {
  const cluster = await Cluster.start({ nodes, env: { ...RAISED, HEOROT_BOT_PAUSE: '0' } })
  const system = new RunningSystem(gamesOf(cluster), openHeorotTable(cluster.address))
  try {
    const others = [cluster.redis, cluster.postgres, cluster.nginx]
    return await measure(system, plan, () => sum(others, cpuOfFamily))
  } finally {
    await system.stop()
  }
}

async function alone(plan: ProcessesPlan): Promise<Figures> {
  const system = await heorot.start()
  try {
    return await measure(system, plan)
  } finally {
    await system.stop()
  }
}

export const PROCESSES: Readonly<Record<string, (plan: ProcessesPlan) => Promise<Figures>>> = {
  'one process, SQLite': alone,
  'one process, Postgres, Redis, nginx': plan => inCluster(1, plan),
  'two processes, Postgres, Redis, nginx': plan => inCluster(2, plan),
}
