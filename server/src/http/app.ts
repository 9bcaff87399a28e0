/** Everything the server answers over HTTP. */
import type { TableReason } from '@heorot/shared'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { stripName } from '../cluster/peers'
import type { TableRouter } from '../registry/TableRouter'
import type { HallViews } from '../halls/HallViews'
import type { TableStatuses } from '../halls/TableStatuses'
import type { HallNotices } from '../halls/HallNotices'
import type { Halls } from '../halls/Halls'
import type { Gates } from '../limits/gates'
import { Limiter } from '../limits/Limiter'
import type { TableRegistry } from '../registry/TableRegistry'
import type { Lobby } from '../registry/Lobby'
import type { Config } from '../ops/config'
import { type Logger, withoutCodes } from '../ops/log'
import type { Store } from '../store/Store'
import { troubleOf } from '../store/trouble'
import { refusal } from '../tables/record/seating'
import { addressRoute } from './addresses'
import { refuseOver } from './answers'
import { hallRoutes } from './halls'
import type { PngRenderer } from './previews/PngRenderer'
import { securityHeaders } from './headers'
import { type HostCheck, onlyOwnNames, type OriginCheck } from './ownSite'
import { type LobbyRoute, lobbyRoute } from './lobby'
import { matchmaking } from './matchmaking'
import { addMonitor } from './monitor'
import { pages } from './pages'
import { factsFrom } from './previews/facts'
import { findPreviewKit } from './previews/kit'
import { Previews } from './previews/previews'
import { healthRoutes, pushRoute } from './health'
import { reportRoutes } from './reports'
import { tableRoutes } from './tables'

export interface HttpDeps {
  readonly registry: TableRegistry
  readonly store: Store
  readonly halls: Halls
  readonly hallViews: HallViews
  readonly statuses: TableStatuses
  readonly hallNotices: HallNotices
  readonly now: () => number
  readonly tables: TableRouter
  /** The name of this process, if there are several. */
  readonly name: string | undefined
  readonly gates: Gates
  /** The public tables of all processes. */
  readonly lobby: Lobby
  /** Why nobody should be sent here now, or null. */
  readonly whyNotReady: () => Promise<string | null>
  readonly log: Logger
  readonly isOurs: OriginCheck
  readonly isOwnName: HostCheck
  readonly clientDist: string
  readonly config: Config
  /** What browsers need to subscribe to notifications. */
  readonly pushKey: string
  /** Draws link previews; null where that is not possible. */
  readonly renderer: PngRenderer | null
}

export async function createApp(deps: HttpDeps): Promise<{ app: Express; lobby: LobbyRoute }> {
  const { registry, gates, now, log, config } = deps
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.HEOROT_TRUST_PROXY)
  app.use(securityHeaders())
  app.use(stripName(deps.name))
  app.use(healthRoutes(deps.whyNotReady))
  app.use(
    onlyOwnNames(deps.isOwnName, sentence => log.warn(sentence)),
    onlyOurPages(deps.isOurs),
  )
  const lobby = lobbyRoute(deps.lobby, gates.join)
  app.use('/api', tableRoutes(deps), hallRoutes(deps), reportRoutes(deps), lobby.router)
  app.use('/api', addressRoute(config.HEOROT_HOST, gates.join), pushRoute(deps.pushKey))
  app.use('/matchmake', matchmaking(deps))
  await addMonitor(app, config.HEOROT_MONITOR_PASSWORD, now)
  const previews = openPreviews(deps)
  if (previews) app.use(previews.pictures())
  app.use(pages(deps.clientDist, config.HEOROT_PUBLIC_URL, previews))
  app.use((_, response) => void response.status(404).send('not found'))
  app.use(onError(log, registry))
  return { app, lobby }
}

/** Separate from the limit on joins, so that link previews never keep anyone from a table. */
const PREVIEWS = { atOnce: 60, perSecond: 1 }

function openPreviews({ clientDist, renderer, store, statuses, config, now }: HttpDeps) {
  const loadKit = renderer && findPreviewKit(clientDist)
  if (!loadKit) return null
  const gate = new Limiter(PREVIEWS.atOnce, PREVIEWS.perSecond, now)
  const publicUrl = config.HEOROT_PUBLIC_URL
  return new Previews({ loadKit, renderer, publicUrl, gate, findFacts: factsFrom(store, statuses) })
}

const onlyOurPages =
  (isOurs: OriginCheck): RequestHandler =>
  (request, response, next) => {
    if (isOurs(request.headers.origin, request.headers.host)) next()
    else refuseOver(response, refusal('foreign-origin'))
  }

/** Refuses malformed requests; logs our own errors without showing them. */
const onError =
  (log: Logger, registry: TableRegistry): ErrorRequestHandler =>
  (error, request, response, _next) => {
    // Requests that fail during shutdown fail because of it.
    const reason = registry.isLeaving ? 'server-stopping' : reasonOf(error)
    if (reason === 'server-error')
      log.error({ path: withoutCodes(request.path), stack: error.stack }, 'request failed')
    if (response.headersSent) response.end()
    else refuseOver(response, refusal(reason))
  }

function reasonOf(error: { readonly status?: unknown }): TableReason {
  if (error.status === 413) return 'too-large'
  if (typeof error.status === 'number' && error.status < 500) return 'malformed'
  return troubleOf(error) ? 'not-stored' : 'server-error'
}
