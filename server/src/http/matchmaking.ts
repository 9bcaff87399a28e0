/**
 * Joining a table, as the SDK asks for it. Replaces Colyseus' own route: exposes only `joinById`, validates what the
 * client sends, wakes the table and applies the limit per address.
 */
import { isRefusal, joinShape, readFault } from '@heorot/shared'
import { json, Router } from 'express'
import { publicAddress, redirectTo } from '../cluster/peers'
import type { TableRouter } from '../registry/TableRouter'
import type { Halls } from '../halls/Halls'
import type { Gates } from '../limits/gates'
import type { Admission } from '../tables/people/Arrivals'
import { refusal } from '../tables/record/seating'
import { isName, refuseOver, addressOf, limitedBy } from './answers'

interface MatchmakingDeps {
  readonly tables: TableRouter
  readonly halls: Pick<Halls, 'confirm'>
  readonly gates: Gates
  /** The name of this process, if there are several. */
  readonly name: string | undefined
}

export function matchmaking({ tables, halls, gates, name: own }: MatchmakingDeps): Router {
  const router = Router()

  router.post('/joinById/:code', json({ limit: '8kb' }), limitedBy(gates.join), async (request, response) => {
    const address = addressOf(request)
    const options = joinShape.safeParse(request.body)
    if (!options.success) return refuseOver(response, readFault(options.error))
    if (!isName(request.params.code)) return refuseOver(response, refusal('no-such-table'))
    const { name, token, sit, entropy, agree, open, hall } = options.data
    const member = await halls.confirm(hall)
    const admission: Admission = {
      name,
      token,
      address,
      ...(sit !== undefined && { sit }),
      ...(entropy && { entropy }),
      ...(agree && { agree }),
      ...(open && { open }),
      ...(member && { member }),
    }
    const place = await tables.admit(request.params.code.toUpperCase(), admission)
    if (isRefusal(place)) refuseOver(response, place)
    else if ('owner' in place) redirectTo(place.owner, response)
    else
      response.json({
        ...place.here,
        ...(own && { publicAddress: publicAddress(request.headers.host, own) }),
      })
  })

  router.use((_, response) => refuseOver(response, refusal('unknown-message')))
  return router
}
