import type { RequestHandler } from 'express'

/** Colyseus' monitor, loaded only where an operator wants it. */
export async function loadMonitor(): Promise<RequestHandler> {
  const { monitor } = await import('@colyseus/monitor')
  return monitor() as unknown as RequestHandler
}
