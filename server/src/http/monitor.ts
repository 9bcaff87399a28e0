/** Colyseus' monitor, only where the operator has set a password. */
import { basicAuth } from '@colyseus/core'
import { type Express, type RequestHandler, Router } from 'express'

export async function addMonitor(app: Express, password: string | undefined): Promise<void> {
  if (password === undefined) return
  const { monitor } = await import('@colyseus/monitor')
  const relaxed: RequestHandler = (_, response, next) => {
    // The monitor's page has inline styles of its own.
    response.set('content-security-policy', "default-src 'self' 'unsafe-inline' data:")
    next()
  }
  const handler = monitor({ use: [basicAuth({ users: { admin: password } })] }) as unknown as RequestHandler
  app.use('/monitor', Router().use(relaxed, handler))
}
