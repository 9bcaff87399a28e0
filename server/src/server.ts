/** Puts a server together and takes it apart again. */
import type { AddressInfo } from 'node:net'
import { pooledThinker } from './bots/pooledThinker'
import { askPeers, checkReachable } from './cluster/peers'
import { Limiter } from './limits/Limiter'
import type { Config } from './ops/config'
import { flushLog } from './ops/log'
import { addGauges } from './ops/metrics'
import { type RegistryDeps, TableRegistry } from './registry/TableRegistry'
import { closeRooms, createRoom, dropUnfinishedJoins } from './rooms/rooms'
import { openServices, type Places, type Services } from './services'
import type { Store } from './store/Store'
import { anythingLegal } from './tables/bots/thinker'
import type { Capacity } from './tables/people/Arrivals'
import type { Table } from './tables/Table'
import { openWeb } from './web'

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
  places: Places,
  overrides: Overrides = {},
): Promise<Running> {
  const services = await openServices(config, places, overrides.now)
  const { store, saver, me, log, now } = services
  const registry = openRegistry(config, services, overrides)
  const web = await openWeb(config, places, services, registry)
  const timers = [
    setInterval(() => {
      registry.tick()
      web.presence.watch(registry.awake.values())
    }, 1000),
    setInterval(() => dropUnfinishedJoins(registry.awake.keys(), now()), 5000),
  ]
  const port = await listen(web, config)
  if (me) await checkReachable(me)
  registry.tick()
  log.info({ port, store: config.DATABASE_URL ? 'postgres' : 'sqlite' }, 'listening')
  return {
    ...{ port, registry, store },
    saveTime: () => saver.save(),
    stop: once(() => stop(services, registry, web, timers)),
  }
}

type Web = Awaited<ReturnType<typeof openWeb>>

async function listen({ http, transport }: Web, config: Config): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    transport.listen(config.HEOROT_PORT, config.HEOROT_HOST, undefined, resolve)
  })
  return (http.address() as AddressInfo).port
}

async function stop(
  { log, pool, saver, store }: Services,
  registry: TableRegistry,
  { http, transport, shared, lobby, renderer, metricsServer }: Web,
  timers: readonly NodeJS.Timeout[],
): Promise<void> {
  log.info({ tables: registry.awake.size }, 'stopping')
  registry.leave()
  for (const timer of timers) clearInterval(timer)
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
}

function openRegistry(config: Config, services: Services, overrides: Overrides): TableRegistry {
  const { store, me, pool, halls, notifier, hallNotices, now, saver, metrics, warn } = services
  const messagesPerSecond = config.HEOROT_MESSAGES_PER_SECOND
  // Looking back replays the match, which costs far more than any other request.
  const lookBacks = new Limiter(3 * messagesPerSecond, messagesPerSecond / 5, now)
  const registry = new TableRegistry({
    ...{ store, name: me?.name, answers: askPeers(() => timeOf(store.ping())) },
    makeRoom: order => createRoom({ metrics, messagesPerSecond, lookBacks, now, warn, ...order }),
    thinker: pool ? pooledThinker(pool, warn) : anythingLegal,
    groupHalls: halls,
    botPause: config.HEOROT_BOT_PAUSE,
    capacity: capacityOf(config),
    ...{ now, playTime: saver.time, notifier, hallNotices, warn },
    ...overrides,
  })
  const { awake } = registry
  addGauges(
    metrics.registry,
    () => awake.size,
    () => sessionsAt(awake.values()),
  )
  return registry
}

const capacityOf = (config: Config): Capacity => ({
  spectators: config.HEOROT_TABLE_GUESTS,
  perAddress: config.HEOROT_RESERVATIONS_PER_ADDRESS,
})

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

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => {
    running ??= work()
    return running
  }
}
