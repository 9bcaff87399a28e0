/** What the tables stand on: log, store, time, bots, halls, and those who are told. */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Pool } from './bots/Pool'
import { HallNotices } from './halls/HallNotices'
import { Halls } from './halls/Halls'
import { Notifier, vapidKeys } from './notify/Notifier'
import type { Config } from './ops/config'
import { createLog, type Logger, withoutCodes } from './ops/log'
import { createMetrics } from './ops/metrics'
import { steadyClock } from './ops/playTime'
import { warnTo } from './ops/warn'
import { logTo } from './rooms/rooms'
import { openStore } from './store/open'
import { PlayTimeSaver } from './store/PlayTimeSaver'
import { type WatchedStore, watched } from './store/reportTrouble'
import { exposure } from './store/sqlite/dataFolder'
import type { Owner } from './store/Store'
import { retryAtStart } from './store/trouble'
import { isExpected } from './tables/StoredRecord'

/** Where to find the built files that the server serves or starts. */
export interface Places {
  readonly clientDist: string
  /** The script of the threads that bots think in; without it they play anything legal. */
  readonly botWorker: string | null
  /** The script of the thread that draws link previews; without it links show no picture of their table. */
  readonly previewWorker?: string
}

export type Services = Awaited<ReturnType<typeof openServices>>

export async function openServices(config: Config, { botWorker }: Places, now = steadyClock()) {
  const log = createLog(config.HEOROT_LOG, config.HEOROT_LOG_FORMAT)
  logTo(text => log.debug({ from: 'colyseus' }, withoutCodes(text)))
  const warn = warnTo(log, isExpected)
  const me = ownerOf(config)
  const store = await openStoreOf(config, log, me)
  const pool = openPool(botWorker, config.HEOROT_KING_MS)
  if (botWorker && !pool) log.warn(`bots play anything legal: ${botWorker} has not been built`)
  const saver = await PlayTimeSaver.begin(store, now)
  const metrics = createMetrics(config.HEOROT_METRICS_PORT !== 'off')
  const halls = new Halls(store, now)
  const notifier = new Notifier({
    ...{ keys: await retryAtStart(() => vapidKeys(store)), publicUrl: config.HEOROT_PUBLIC_URL, now },
    rules: { allowPrivate: config.HEOROT_NOTIFY_PRIVATE === 1 },
  })
  const hallNotices = new HallNotices({ halls, store, notifier, now, warn })
  return { log, warn, me, store, pool, now, saver, metrics, halls, notifier, hallNotices }
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

/** One core is left for the tables, where there are several. */
const openPool = (script: string | null, budgetMs: number): Pool | null =>
  script && existsSync(script)
    ? new Pool({ script, budgetMs, threads: Math.max(1, availableParallelism() - 1) })
    : null
