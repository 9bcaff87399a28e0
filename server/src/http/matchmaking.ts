/**
 * Joining a table, as the SDK asks for it. Replaces Colyseus' own route: exposes only `joinById`, validates what the
 * client sends, wakes the table and applies the limit per address.
 */
import { isRefusal, joinShape } from '@heorot/shared'
import { json, Router } from 'express'
import { publicAddress, redirectTo } from '../cluster/peers'
import { refusal } from '../tables/record/seating'
import type { HttpDeps } from './app'
import { addressOf, isName, limitedBy, reading, refuseOver } from './answers'

export function matchmaking({ tables, halls, gates, name: own }: HttpDeps): Router {
  const router = Router()

  const join = reading(joinShape, async (request, body, response) => {
    const code = String(request.params.code)
    if (!isName(code)) return refuseOver(response, refusal('no-such-table'))
    const { hall, ...options } = body
    const member = await halls.confirm(hall)
    const admission = { ...options, address: addressOf(request), ...(member && { member }) }
    const place = await tables.admit(code.toUpperCase(), admission)
    if (isRefusal(place)) refuseOver(response, place)
    else if ('owner' in place) redirectTo(place.owner, response)
    else
      response.json({
        ...place.here,
        ...(own && { publicAddress: publicAddress(request.headers.host, own) }),
      })
  })

  router.post('/joinById/:code', json({ limit: '8kb' }), limitedBy(gates.join), join)
  router.use((_, response) => refuseOver(response, refusal('unknown-message')))
  return router
}
