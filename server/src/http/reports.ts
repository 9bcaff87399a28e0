/** Reports of problems in finished matches: the step and a note, stored beside the record. */
import { type Report, reportShape } from '@heorot/shared'
import { json, Router } from 'express'
import { refusal } from '../tables/record/seating'
import { newCode } from '../ops/secrets'
import type { HttpDeps } from './app'
import { limitedBy, onlyNames, reading, refuseOver, respond } from './answers'

export function reportRoutes({ store, gates, now }: HttpDeps): Router {
  const router = Router()
  router.param('id', onlyNames)

  const keep = reading(reportShape, async (_, told, response) => {
    if (!(await store.loadRecord(told.record))) return refuseOver(response, refusal('no-such-table'))
    const report: Report = { ...told, id: newCode(), at: now() }
    await store.commit([{ kind: 'report', report }])
    response.status(201).json({ id: report.id })
  })
  router.post('/reports', json({ limit: '8kb' }), limitedBy(gates.create), keep)

  router.get('/reports/:id', limitedBy(gates.join), async (request, response) => {
    respond(response, (await store.loadReport(request.params.id)) ?? refusal('no-such-table'))
  })

  return router
}
