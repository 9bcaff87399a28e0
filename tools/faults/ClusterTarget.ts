/** Several processes with Redis, Postgres and a proxy, every line between them one that can be spoiled. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../server/src/store/open'
import { Cluster } from '../cluster/Cluster'
import { positionIn } from './arrival'
import { FaultProxy } from './FaultProxy'
import { type FaultTarget, ROOMY } from './FaultTarget'
import { lineFaults, processFaults, serviceFaults } from './kinds'
import { CLOCK } from './SingleTarget'

const NODES = ['a', 'b']

export interface ClusterTarget extends FaultTarget {
  readonly cluster: Cluster
  /** For each process its line to each service. */
  readonly ways: { readonly postgres: readonly FaultProxy[]; readonly redis: readonly FaultProxy[] }
}

export async function openClusterTarget(): Promise<ClusterTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'heorot-faults-'))
  const clockOf = (name: string) => join(folder, `clock-${name}`)
  const ways = await waysToServices()
  const cluster = await Cluster.start({
    nodes: NODES.length,
    env: { ...ROOMY, NODE_OPTIONS: `--import=${CLOCK}` },
    envOf: (name, own) => {
      writeFileSync(clockOf(name), '0')
      return { ...ways.through(name, own), HEOROT_FAULT_CLOCK: clockOf(name) }
    },
  })
  const front = await FaultProxy.to(Number(new URL(cluster.address).port))
  const store = await openStore(cluster.databaseUrl, { data: '', sync: 'normal' })
  const victims = cluster.nodes.map(({ name, service }) => ({ service, clockFile: clockOf(name) }))
  return {
    ...{ cluster, ways },
    name: `${NODES.length} processes with Postgres, Redis and nginx`,
    url: `http://127.0.0.1:${front.port}`,
    schedules: [
      processFaults(victims),
      [
        ...serviceFaults('Postgres', cluster.postgres, ways.postgres),
        ...serviceFaults('Redis', cluster.redis, ways.redis),
      ],
      [
        ...lineFaults('line to clients', [front], [50, 400]),
        ...lineFaults('line to the store', ways.postgres, [20, 200]),
      ],
    ],
    processes: cluster.nodes.map(({ address }) => address),
    position: code => positionIn(store, code).catch(() => null),
    openStore: () => openStore(cluster.databaseUrl, { data: '', sync: 'normal' }),
    quiet: async () => void (await Promise.all(victims.map(({ service }) => service.end('SIGKILL')))),
    stop: async () => {
      await store.close()
      await cluster.stop()
      await Promise.all([front, ...ways.postgres, ...ways.redis].map(line => line.close()))
      rmSync(folder, { recursive: true, force: true })
    },
    said: () => victims.map(({ service }) => service.said).join('\n'),
  }
}

/** A line of its own from every process to Postgres and to Redis. */
async function waysToServices() {
  const lines = () => Promise.all(NODES.map(() => FaultProxy.to()))
  const [postgres, redis] = await Promise.all([lines(), lines()])
  const over = (line: FaultProxy, address: string): string => {
    const url = new URL(address)
    line.target = Number(url.port)
    url.port = String(line.port)
    return url.href
  }
  const through = (name: string, own: Readonly<Record<string, string>>) => ({
    DATABASE_URL: over(postgres[NODES.indexOf(name)]!, own.DATABASE_URL!),
    REDIS_URL: over(redis[NODES.indexOf(name)]!, own.REDIS_URL!),
  })
  return { postgres, redis, through }
}
