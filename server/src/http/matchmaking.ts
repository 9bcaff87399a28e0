/**
 * Joining a table, as the SDK asks for it. Ours replaces Colyseus' own route: it exposes nothing but
 * `joinById`, reads what the client sends, wakes the table and counts per address.
 */
import { isRefusal, joinShape, type Refusal, readFault } from '@heorot/shared'
import { json, type Response, Router } from 'express'
import type { Usher } from '../cluster/Usher'
import type { Admission } from '../TableRoom'
import { refusal } from '../tables/seating'
import { isName, statusOf } from './answers'
import { addressOf, type Gate } from './gate'

export function matchmaking(usher: Usher, joins: Gate): Router {
  const router = Router()

  router.post('/joinById/:code', json({ limit: '8kb' }), async (request, response) => {
    const address = addressOf(request)
    if (!(await joins.allow(address))) return fail(response, refusal('too-often'))
    const options = joinShape.safeParse(request.body)
    if (!options.success) return fail(response, readFault(options.error))
    if (!isName(request.params.code)) return fail(response, refusal('no-such-table'))
    const { name, token, sit, chance } = options.data
    const admission: Admission = {
      name,
      token,
      address,
      ...(sit !== undefined && { sit }),
      ...(chance && { chance }),
    }
    const place = await usher.admit(request.params.code.toUpperCase(), admission)
    if (isRefusal(place)) return fail(response, place)
    const { reservation, node } = place
    // With several processes, the proxy knows each by its name in the path.
    response.json(node ? { ...reservation, publicAddress: `${request.headers.host}/n/${node}` } : reservation)
  })

  router.use((_, response) => fail(response, refusal('unknown-message')))
  return router
}

/** The SDK hands `error` on as the message of the exception. */
function fail(response: Response, { reason }: Refusal): void {
  const status = statusOf(reason)
  response.status(status).json({ code: status, error: reason })
}
