/** Whether this process is alive and should be sent people, and its key for push messages. */
import type { PlayTimeSaver } from '../store/PlayTimeSaver'
import type { TableRegistry } from '../registry/TableRegistry'
import type { WatchedStore } from '../store/reportTrouble'
import { Router } from 'express'

/** Why nobody should be sent here now, or null. What cannot be stored cannot be played. */
export const readiness =
  (registry: TableRegistry, store: WatchedStore, saver: PlayTimeSaver) =>
  async (): Promise<string | null> => {
    if (registry.isLeaving) return 'The server is stopping.'
    if (store.trouble) await saver.trySave()
    else await store.ping().catch(() => {})
    return store.trouble
  }

export function healthRoutes(whyNotReady: () => Promise<string | null>): Router {
  const router = Router()
  router.get('/healthz', (_, response) => void response.send('ok'))
  router.get('/readyz', async (_, response) => {
    const reason = await whyNotReady()
    response.status(reason === null ? 200 : 503).send(reason ?? 'ok')
  })
  return router
}

export function pushRoute(publicKey: string): Router {
  const router = Router()
  router.get('/push', (_, response) => void response.json({ key: publicKey }))
  return router
}
