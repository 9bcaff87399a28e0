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
import type { Config } from './ops/config'
import { createApp } from './http/app'
import { TableStatuses } from './halls/TableStatuses'
import { HallViews } from './halls/HallViews'
import { HallNotices } from './halls/HallNotices'
import { Halls } from './halls/Halls'
import { Presence } from './halls/Presence'
import { PngRenderer } from './http/PngRenderer'
import { hostCheck } from './http/host'
import { originCheck } from './http/origin'
import { readiness } from './http/readiness'
import { onlyAwakeRooms, upgradeCheck } from './http/upgrades'
import { TableRegistry, type RegistryDeps } from './registry/TableRegistry'
import { createLog, flushLog, type Logger, withoutCodes } from './ops/log'
import { addGauges, createMetrics, type Metrics, serveMetrics } from './ops/metrics'
import { Notifier } from './notify/Notifier'
import { vapidKeys } from './notify/vapid'
import { PlayTimeSaver } from './store/PlayTimeSaver'
import { steadyClock } from './ops/steadyClock'
import { exposure } from './store/dataFolder'
import { openStore } from './store/open'
import { retryAtStart } from './store/retryAtStart'
import type { Owner, Store } from './store/Store'
import { type WatchedStore, watched } from './store/watched'
import type { Capacity } from './tables/Arrivals'
import { Limiter } from './limits/Limiter'
import { isExpected } from './tables/movedOn'
import type { Table } from './tables/Table'
import { anythingLegal } from './tables/thinker'
import { stackOf, warnTo } from './ops/warn'

/** Where to find the built files that the server serves or starts. */
export interface Places {
  readonly clientDist: string
  /** The script of the threads that bots think in; without it they play anything legal. */
  readonly botWorker: string | null
  /** The script of the thread that draws link previews; without it links show no picture of their table. */
  readonly previewWorker?: string
}

export interface Running {
  readonly port: number
  readonly registry: TableRegistry
  readonly store: Store
  /** Stores the play time now, as happens every few seconds anyway. */
  saveTime(): Promise<void>
  stop(): Promise<void>
}

/** What tests replace: clock, randomness, games. */
export type Overrides = Partial<Pick<RegistryDeps, 'now' | 'random' | 'newCode' | 'findGame' | 'thinker'>>

export async function startServer(
  config: Config,
  { clientDist, botWorker, previewWorker }: Places,
  overrides: Overrides = {},
): Promise<Running> {
  const log = createLog(config.HEOROT_LOG, config.HEOROT_LOG_FORMAT)
  logTo(text => log.debug({ from: 'colyseus' }, withoutCodes(text)))
  const me = ownerOf(config)
  const store = await openStoreOf(config, log, me)
  const warn = warnTo(log, isExpected)
  const pool = openPool(botWorker, config.HEOROT_KING_MS)
  if (botWorker && !pool) log.warn(`bots play anything legal: ${botWorker} has not been built`)
  const clock = overrides.now ?? steadyClock()
  const saver = await PlayTimeSaver.begin(store, clock)
  const metrics = createMetrics(config.HEOROT_METRICS_PORT !== 'off')
  const messagesPerSecond = config.HEOROT_MESSAGES_PER_SECOND
  // Looking back replays the match, which costs far more than any other request.
  const lookBacks = new Limiter(3 * messagesPerSecond, messagesPerSecond / 5, clock)
  const halls = new Halls(store, clock)
  const notifier = new Notifier({
    ...{ keys: await retryAtStart(() => vapidKeys(store)), publicUrl: config.HEOROT_PUBLIC_URL, now: clock },
    rules: { allowPrivate: config.HEOROT_NOTIFY_PRIVATE === 1 },
  })
  const hallNotices = new HallNotices({ halls, store, notifier, now: clock, warn })
  const registry = new TableRegistry({
    ...{ store, name: me?.name, answers: askPeers(() => timeOf(store.ping())) },
    makeRoom: order => createRoom({ metrics, messagesPerSecond, lookBacks, now: clock, warn, ...order }),
    thinker: pool ? pooledThinker(pool, warn) : anythingLegal,
    keepGroup: halls,
    botPause: config.HEOROT_BOT_PAUSE,
    capacity: capacityOf(config),
    now: clock,
    playTime: saver.time,
    notifier,
    hallNotices,
    warn,
    ...overrides,
  })
  const { awake } = registry
  const presence = new Presence(store, clock, warn)
  const statuses = new TableStatuses({
    ...{ awake, store, now: clock, playTime: saver.time },
    findGame: id => registry.findGame(id),
  })
  const hallViews = new HallViews(halls, statuses, store, presence, clock)
  addGauges(
    metrics.registry,
    () => awake.size,
    () => sessionsAt(awake.values()),
  )
  const limits = limitsOf(config, clock)
  const shared = connectSharedState(config, { lobby: registry.lobby, limits, now: clock, warn })
  const tables = new TableRouter(registry, reserveSeat)
  const isOurs = originCheck(ownOrigins(config))
  const isOwnName = hostCheck(config.HEOROT_PUBLIC_URL)
  const renderer = previewWorker && existsSync(previewWorker) ? new PngRenderer(previewWorker) : null
  const { app, lobby } = await createApp({
    ...{
      registry,
      tables,
      store,
      halls,
      hallViews,
      hallNotices,
      now: clock,
      name: me?.name,
      log,
      isOurs,
      isOwnName,
      clientDist,
      renderer,
    },
    ...{ lobby: shared.lobby, gates: shared.gates, whyNotReady: readiness(registry, store, saver) },
    ...{ host: config.HEOROT_HOST, publicUrl: config.HEOROT_PUBLIC_URL },
    pushKey: notifier.publicKey,
    trustProxy: config.HEOROT_TRUST_PROXY,
    monitorPassword: config.HEOROT_MONITOR_PASSWORD,
  })
  const http = patient(createServer(app))
  const transport = openSockets(http, upgradeCheck(isOurs, isOwnName))
  onlyAwakeRooms(http, awake)
  await openRooms()
  const metricsServer = await openMetrics(metrics, config, log)
  const ticker = setInterval(() => {
    registry.tick()
    presence.watch(awake.values())
  }, 1000)
  const sweeper = setInterval(() => dropUnfinishedJoins(awake.keys(), clock()), 5000)
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
    ...{ registry, store },
    saveTime: () => saver.save(),
    stop: once(async () => {
      log.info({ tables: awake.size }, 'stopping')
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
      await renderer?.close()
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

/** A proxy may pass on another `Host` than the one people see. */
const ownOrigins = ({ HEOROT_ORIGINS: more, HEOROT_PUBLIC_URL: own }: Config): readonly string[] =>
  own === undefined ? more : [own, ...more]

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

function sessionsAt(tables: Iterable<Table>): number {
  let sessions = 0
  for (const { attendance } of tables) sessions += attendance.size
  return sessions
}

/** Milliseconds until it is done, well or not. */
async function timeOf(work: Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work.catch(() => {})
  return performance.now() - begun
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

/** Clients that take too long over a request lose their socket. */
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
