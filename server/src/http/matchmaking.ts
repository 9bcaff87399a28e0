/**
 * Joining a table, as the SDK asks for it. Ours replaces Colyseus' own route: it exposes nothing but
 * `joinById`, reads what the client sends, wakes the table and counts per address.
 */
import { isRefusal, joinShape, type Refusal, readFault } from '@heorot/shared'
import { json, type Response, Router } from 'express'
import { publicAddress, redirectTo } from '../cluster/peers'
import type { TableRouter } from '../cluster/TableRouter'
import type { Admission } from '../tables/Admission'
import { refusal } from '../tables/seating'
import { isName, statusOf } from './answers'
import { addressOf, type Gate } from './gate'

/** `own`: the name of this process, if there are several. */
export function matchmaking(tables: TableRouter, joins: Gate, own: string | undefined): Router {
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
    const place = await tables.admit(request.params.code.toUpperCase(), admission)
    if (isRefusal(place)) fail(response, place)
    else if ('owner' in place) redirectTo(place.owner, response)
    else
      response.json({
        ...place.here,
        ...(own && { publicAddress: publicAddress(request.headers.host, own) }),
      })
  })

  router.use((_, response) => fail(response, refusal('unknown-message')))
  return router
}

/** The SDK hands `error` on as the message of the exception. */
function fail(response: Response, { reason }: Refusal): void {
  const status = statusOf(reason)
  response.status(status).json({ code: status, error: reason })
}
