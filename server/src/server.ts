/** Puts a server together and takes it apart again. */
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { Pool } from './bots/Pool'
import { pooledThinker } from './bots/pooledThinker'
import { connectSharedState } from './cluster/connectSharedState'
import { askPeers, checkReachable } from './cluster/peers'
import { TableRouter } from './cluster/TableRouter'
import { logTo } from './colyseus/logTo'
import {
  closeRooms,
  createRoom,
  dropUnfinishedJoins,
  openRooms,
  openSockets,
  reserveSeat,
} from './colyseus/rooms'
import type { House } from './colyseus/TableRoom'
import type { Config } from './ops/config'
import { createApp } from './http/app'
import { hostCheck } from './http/host'
import { originCheck } from './http/origin'
import { onlyAwakeRooms, upgradeCheck } from './http/upgrades'
import { TableRegistry, type RegistryDeps } from './registry/TableRegistry'
import { createLog, flushLog, type Logger, withoutCodes } from './ops/log'
import { createMetrics, type Metrics, serveMetrics } from './ops/metrics'
import { PlayTimeSaver } from './ops/playTime'
import { readiness } from './ops/readiness'
import { steadyClock } from './ops/steadyClock'
import { exposure } from './store/dataFolder'
import { openStore } from './store/open'
import type { Owner } from './store/Store'
import { type WatchedStore, watched } from './store/watched'
import type { Capacity } from './tables/Arrivals'
import { Limiter } from './tables/Limiter'
import { anythingLegal } from './tables/thinker'
import { stackOf, warnTo } from './ops/warn'

/** Where the built parts lie that the server hands out or starts. */
export interface Places {
  readonly clientDist: string
  /** The script of the threads that bots think in; without it they play anything legal. */
  readonly botWorker: string | null
}

export interface Running {
  readonly port: number
  readonly registry: TableRegistry
  stop(): Promise<void>
}

/** What tests replace: clock, randomness, games. */
export type Overrides = Partial<Pick<RegistryDeps, 'now' | 'random' | 'newCode' | 'findGame' | 'thinker'>>

export async function startServer(
  config: Config,
  { clientDist, botWorker }: Places,
  overrides: Overrides = {},
): Promise<Running> {
  const log = createLog(config.HEOROT_LOG)
  logTo(text => log.debug({ from: 'colyseus' }, withoutCodes(text)))
  const me = ownerOf(config)
  const store = await openStoreOf(config, log, me)
  const warn = warnTo(log)
  const pool = openPool(botWorker, config.HEOROT_KING_MS)
  if (botWorker && !pool) log.warn(`bots play anything legal: ${botWorker} has not been built`)
  const clock = overrides.now ?? steadyClock()
  const saver = await PlayTimeSaver.begin(store, clock)
  const registry: TableRegistry = new TableRegistry({
    ...{ store, name: me?.name, answers: askPeers(() => timeOf(store.ping())) },
    makeRoom: (code, open) => createRoom({ code, open, house }),
    thinker: pool ? pooledThinker(pool, warn) : anythingLegal,
    botPause: config.HEOROT_BOT_PAUSE,
    capacity: capacityOf(config),
    now: clock,
    playTime: saver.time,
    warn,
    ...overrides,
  })
  const limits = limitsOf(config, registry.deps.now)
  const { lobby: own, deps } = registry
  const shared = connectSharedState(config, { lobby: own, limits, now: deps.now, warn })
  const tables = new TableRouter(registry, reserveSeat)
  const isOurs = originCheck(config.HEOROT_ORIGINS)
  const isOwnName = hostCheck(config.HEOROT_PUBLIC_URL)
  const { app, lobby } = await createApp({
    ...{ registry, tables, name: me?.name, log, isOurs, isOwnName, clientDist },
    ...{ lobby: shared.lobby, gates: shared.gates, whyNotReady: readiness(registry, store, saver) },
    trustProxy: config.HEOROT_TRUST_PROXY,
    monitorPassword: config.HEOROT_MONITOR_PASSWORD,
  })
  const http = patient(createServer(app))
  const transport = openSockets(http, upgradeCheck(isOurs, isOwnName))
  onlyAwakeRooms(http, registry.awake)
  const metrics = createMetrics(registry, config.HEOROT_METRICS_PORT !== 'off')
  const house: House = {
    ...{ registry, metrics },
    messagesPerSecond: config.HEOROT_MESSAGES_PER_SECOND,
  }
  await openRooms()
  const metricsServer = await openMetrics(metrics, config, log)
  const ticker = setInterval(() => registry.tick(), 1000)
  const sweeper = setInterval(() => sweep(registry, limits), 5000)
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    transport.listen(config.HEOROT_PORT, config.HEOROT_HOST, undefined, resolve)
  })
  if (me) await checkReachable(me)
  registry.tick()
  const { port } = http.address() as AddressInfo
  log.info({ port, store: config.DATABASE_URL ? 'postgres' : 'sqlite' }, 'listening')
  return {
    port,
    registry,
    stop: once(async () => {
      log.info({ tables: registry.awake.size }, 'stopping')
      registry.leave()
      clearInterval(ticker)
      clearInterval(sweeper)
      lobby.close()
      await closeRooms()
      shared.close()
      metricsServer?.close()
      transport.shutdown()
      http.closeAllConnections()
      await pool?.close()
      await saver.end()
      await store.close()
      log.info('stopped')
      await flushLog(log)
    }),
  }
}

/** This process as the others know it, if there are others. */
const ownerOf = ({ HEOROT_NODE: name, HEOROT_PEER_ADDRESS: address }: Config): Owner | undefined =>
  name && address ? { name, address } : undefined

async function openStoreOf(config: Config, log: Logger, me?: Owner): Promise<WatchedStore> {
  const { DATABASE_URL: url, HEOROT_DATA: data, HEOROT_SQLITE_SYNC: sync } = config
  const store = await openStore(url, { data, sync }, me)
  const exposed = url ? null : exposure(data)
  if (exposed) log.warn(exposed)
  return watched(store, {
    trouble: sentence => log.error(sentence),
    over: () => log.info('The store works again.'),
  })
}

/** Milliseconds until it is done, well or not. */
async function timeOf(work: Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work.catch(() => {})
  return performance.now() - begun
}

function sweep(registry: TableRegistry, limits: Record<string, Limiter>): void {
  dropUnfinishedJoins(registry.awake.keys(), registry.deps.now())
  for (const limiter of Object.values(limits)) limiter.sweep()
}

/** One core is left for the tables, where there are several. */
const openPool = (script: string | null, budgetMs: number): Pool | null =>
  script && existsSync(script)
    ? new Pool({ script, budgetMs, threads: Math.max(1, availableParallelism() - 1) })
    : null

function openMetrics(metrics: Metrics, config: Config, log: Logger): Promise<Server | null> | null {
  if (config.HEOROT_METRICS_PORT === 'off') return null
  return serveMetrics(metrics.registry, config.HEOROT_METRICS_HOST, config.HEOROT_METRICS_PORT).catch(
    error => {
      log.warn({ stack: stackOf(error) }, 'no metrics: their port cannot be opened')
      return null
    },
  )
}

/** Whoever takes too long over a request is not worth a socket. */
function patient(http: Server): Server {
  http.headersTimeout = 10_000
  http.requestTimeout = 15_000
  http.keepAliveTimeout = 5_000
  return http
}

const limitsOf = (config: Config, now: () => number) => ({
  create: new Limiter(config.HEOROT_CREATE_PER_MINUTE, config.HEOROT_CREATE_PER_MINUTE / 60, now),
  join: new Limiter(config.HEOROT_JOIN_PER_MINUTE, config.HEOROT_JOIN_PER_MINUTE / 60, now),
})

const capacityOf = (config: Config): Capacity => ({
  spectators: config.HEOROT_TABLE_GUESTS,
  perAddress: config.HEOROT_RESERVATIONS_PER_ADDRESS,
})

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => {
    running ??= work()
    return running
  }
}
