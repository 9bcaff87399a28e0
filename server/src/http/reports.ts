/** Reports of problems in finished matches: the step and a note, stored beside the record. */
import { type Report, readFault, reportShape } from '@heorot/shared'
import { json, Router } from 'express'
import type { Gates } from '../limits/gates'
import type { Store } from '../store/Store'
import { refusal } from '../tables/record/seating'
import { newCode } from '../ops/secrets'
import { onlyNames, refuseOver, limitedBy } from './answers'

export function reportRoutes(store: Store, gates: Gates, now: () => number): Router {
  const router = Router()
  router.param('id', onlyNames)

  router.post('/reports', json({ limit: '8kb' }), limitedBy(gates.create), async (request, response) => {
    const told = reportShape.safeParse(request.body)
    if (!told.success) return refuseOver(response, readFault(told.error))
    if (!(await store.loadRecord(told.data.record))) return refuseOver(response, refusal('no-such-table'))
    const report: Report = { ...told.data, id: newCode(), at: now() }
    await store.commit([{ kind: 'report', report }])
    response.status(201).json({ id: report.id })
  })

  router.get('/reports/:id', limitedBy(gates.join), async (request, response) => {
    const report = await store.loadReport(request.params.id)
    if (report) response.json(report)
    else refuseOver(response, refusal('no-such-table'))
  })

  return router
}
