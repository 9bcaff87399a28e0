/** Creating tables, asking about one, reading a finished match. */
import { createShape, isRefusal, readFault } from '@heorot/shared'
import { json, Router } from 'express'
import { redirectTo } from '../cluster/peers'
import { settingsOf } from '../halls/Halls'
import type { HttpDeps } from './app'
import { publishedRecord } from './publishedRecord'
import { onlyNames, refuseOver, limitedBy } from './answers'

export function tableRoutes({ registry, tables, store, halls, hallNotices, gates }: HttpDeps): Router {
  const router = Router()
  router.param('code', onlyNames)
  router.param('id', onlyNames)

  router.post('/tables', json({ limit: '8kb' }), limitedBy(gates.create), async (request, response) => {
    const order = createShape.safeParse(request.body)
    if (!order.success)
      return refuseOver(response, { ...readFault(order.error), detail: firstIssue(order.error) })
    const member = await halls.mayOpen(order.data.hall)
    if (member && isRefusal(member)) return refuseOver(response, member)
    const created = await registry.create(order.data, member)
    if (isRefusal(created)) return refuseOver(response, created)
    if (member) {
      await halls.rememberSettings(member.hall, settingsOf(order.data))
      hallNotices.opened(member.hall, created.code, order.data)
    }
    response.status(201).json(created)
  })

  router.get('/tables/:code', limitedBy(gates.join), async (request, response) => {
    const summary = await tables.summary(request.params.code.toUpperCase())
    if (isRefusal(summary)) refuseOver(response, summary)
    else if ('owner' in summary) redirectTo(summary.owner, response)
    else response.json(summary.here)
  })

  router.get('/records/:id', limitedBy(gates.join), async (request, response) => {
    const record = await publishedRecord(store, id => registry.findGame(id), request.params.id)
    if (isRefusal(record)) return refuseOver(response, record)
    response.set('cache-control', 'public, max-age=31536000, immutable').json(record)
  })

  return router
}

const firstIssue = ({ issues: [issue] }: { issues: { path: PropertyKey[]; message: string }[] }): string =>
  issue ? `${issue.path.join('.')}: ${issue.message}` : ''
