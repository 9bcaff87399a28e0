/** What a browser needs before it can subscribe to notifications. */
import { Router } from 'express'

export function pushRoute(publicKey: string): Router {
  const router = Router()
  router.get('/push', (_, response) => void response.json({ key: publicKey }))
  return router
}
