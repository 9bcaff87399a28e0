/** Somebody saw something wrong in a finished match: the moment and their words, kept beside its record. */
import { type Report, readFault, reportShape } from '@heorot/shared'
import { json, Router } from 'express'
import type { TableRegistry } from '../registry/TableRegistry'
import { refusal } from '../tables/seating'
import { newCode } from '../tables/secrets'
import { onlyNames, refuseOver } from './answers'
import { addressOf, type Gates } from './gate'

export function reportRoutes(registry: TableRegistry, gates: Gates): Router {
  const router = Router()
  router.param('id', onlyNames)
  const { store, now } = registry.deps

  router.post('/reports', json({ limit: '8kb' }), async (request, response) => {
    if (!(await gates.create.allow(addressOf(request)))) return refuseOver(response, refusal('too-often'))
    const told = reportShape.safeParse(request.body)
    if (!told.success) return refuseOver(response, readFault(told.error))
    if (!(await store.loadRecord(told.data.record))) return refuseOver(response, refusal('no-such-table'))
    const report: Report = { ...told.data, id: newCode(), at: now() }
    await store.commit([{ kind: 'report', report }])
    response.status(201).json({ id: report.id })
  })

  router.get('/reports/:id', async (request, response) => {
    if (!(await gates.join.allow(addressOf(request)))) return refuseOver(response, refusal('too-often'))
    const report = await store.loadReport(request.params.id)
    if (report) response.json(report)
    else refuseOver(response, refusal('no-such-table'))
  })

  return router
}
