/** What the world reaches: pages and API over HTTP, sockets with their rooms, and the metrics. */
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connectSharedState } from './cluster/connectSharedState'
import { HallViews } from './halls/HallViews'
import { Presence } from './halls/Presence'
import { TableStatuses } from './halls/TableStatuses'
import { createApp } from './http/app'
import { readiness } from './http/health'
import { hostCheck, onlyAwakeRooms, originCheck, upgradeCheck } from './http/ownSite'
import { PngRenderer } from './http/previews/PngRenderer'
import { Limiter } from './limits/Limiter'
import type { Config } from './ops/config'
import type { Logger } from './ops/log'
import { type Metrics, serveMetrics } from './ops/metrics'
import { stackOf } from './ops/warn'
import type { TableRegistry } from './registry/TableRegistry'
import { TableRouter } from './registry/TableRouter'
import { openRooms, openSockets, reserveSeat } from './rooms/rooms'
import type { Places, Services } from './services'

export async function openWeb(
  config: Config,
  { clientDist, previewWorker }: Places,
  services: Services,
  registry: TableRegistry,
) {
  const { store, saver, now, me, log, warn } = services
  const presence = new Presence(store, now, warn)
  const limits = limitsOf(config, now)
  const shared = await connectSharedState(config, { lobby: registry.lobby, limits, now, warn })
  const isOurs = originCheck(ownOrigins(config))
  const isOwnName = hostCheck(config.HEOROT_PUBLIC_URL)
  const statuses = new TableStatuses({
    ...{ awake: registry.awake, store, now, playTime: saver.time },
    findGame: id => registry.findGame(id),
  })
  const renderer = previewWorker && existsSync(previewWorker) ? new PngRenderer(previewWorker) : null
  const { app, lobby } = await createApp({
    ...services,
    ...{ registry, config, isOurs, isOwnName, clientDist, renderer, name: me?.name },
    tables: new TableRouter(registry, reserveSeat),
    ...{ statuses, hallViews: new HallViews(services.halls, statuses, store, presence, now) },
    ...{ lobby: shared.lobby, gates: shared.gates, whyNotReady: readiness(registry, store, saver) },
    pushKey: services.notifier.publicKey,
  })
  const http = patient(createServer(app))
  const transport = openSockets(http, upgradeCheck(isOurs, isOwnName))
  onlyAwakeRooms(http, registry.awake)
  await openRooms()
  const metricsServer = await openMetrics(services.metrics, config, log)
  return { http, transport, presence, shared, lobby, renderer, metricsServer }
}

/** A proxy may pass on another `Host` than the one people see. */
const ownOrigins = ({ HEOROT_ORIGINS: more, HEOROT_PUBLIC_URL: own }: Config): readonly string[] =>
  own === undefined ? more : [own, ...more]

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
