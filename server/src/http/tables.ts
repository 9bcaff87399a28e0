/** Creating tables, asking about one, reading a finished match. */
import { createShape, isRefusal, readFault } from '@heorot/shared'
import { json, Router } from 'express'
import { redirectTo } from '../cluster/peers'
import type { TableRouter } from '../cluster/TableRouter'
import type { TableRegistry } from '../registry/TableRegistry'
import { publishedRecord } from '../tables/publishedRecord'
import { refusal } from '../tables/seating'
import { onlyNames, refuseOver } from './answers'
import { addressOf, type Gates } from './gate'

export function tableRoutes(registry: TableRegistry, tables: TableRouter, gates: Gates): Router {
  const router = Router()
  router.param('code', onlyNames)
  router.param('id', onlyNames)

  router.post('/tables', json({ limit: '8kb' }), async (request, response) => {
    if (!(await gates.create.allow(addressOf(request)))) return refuseOver(response, refusal('too-often'))
    const order = createShape.safeParse(request.body)
    if (!order.success)
      return refuseOver(response, { ...readFault(order.error), detail: firstIssue(order.error) })
    const created = await registry.create(order.data)
    if (isRefusal(created)) return refuseOver(response, created)
    response.status(201).json(created)
  })

  router.get('/tables/:code', async (request, response) => {
    if (!(await gates.join.allow(addressOf(request)))) return refuseOver(response, refusal('too-often'))
    const summary = await tables.summary(request.params.code.toUpperCase())
    if (isRefusal(summary)) refuseOver(response, summary)
    else if ('owner' in summary) redirectTo(summary.owner, response)
    else response.json(summary.here)
  })

  router.get('/records/:id', async (request, response) => {
    if (!(await gates.join.allow(addressOf(request)))) return refuseOver(response, refusal('too-often'))
    const record = await publishedRecord(registry, request.params.id)
    if (isRefusal(record)) return refuseOver(response, record)
    response.set('cache-control', 'public, max-age=31536000, immutable').json(record)
  })

  return router
}

const firstIssue = ({ issues: [issue] }: { issues: { path: PropertyKey[]; message: string }[] }): string =>
  issue ? `${issue.path.join('.')}: ${issue.message}` : ''
