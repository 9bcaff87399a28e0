/**
 * Joining a table, as the SDK asks for it. Ours replaces Colyseus' own route: it exposes nothing but
 * `joinById`, reads what the client sends, wakes the table and counts per address.
 */
import { matchMaker } from '@colyseus/core'
import { joinShape, type Refusal } from '@heorot/shared'
import { json, type Response, Router } from 'express'
import type { Keeper } from '../Keeper'
import type { Admission } from '../TableRoom'
import type { Limiter } from '../tables/Limiter'
import { refusal } from '../tables/seating'
import { guestOf } from '../tables/secrets'
import { statusOf } from './answers'

const ATTEMPTS = 5
const PAUSE = 100

export function matchmaking(keeper: Keeper, joins: Limiter): Router {
  const router = Router()

  router.post('/joinById/:code', json({ limit: '8kb' }), async (request, response) => {
    if (!joins.allow(request.ip ?? '')) return fail(response, refusal('too-often'))
    const options = joinShape.safeParse(request.body)
    if (!options.success) return fail(response, refusal('malformed'))
    const { name, token, sit, chance } = options.data
    const address = request.ip ?? ''
    const admission: Admission = {
      name,
      token,
      address,
      ...(sit !== undefined && { sit }),
      ...(chance && { chance }),
    }
    const reservation = await reserve(keeper, request.params.code.toUpperCase(), admission)
    if ('reason' in reservation) return fail(response, reservation)
    response.json(reservation)
  })

  router.use((_, response) => fail(response, refusal('unknown-message')))
  return router
}

type Reservation = Awaited<ReturnType<typeof matchMaker.joinById>>

/** A table that is just falling asleep looks full or gone for a moment; then it is woken again. */
async function reserve(keeper: Keeper, code: string, admission: Admission): Promise<Reservation | Refusal> {
  for (let attempt = 1; ; attempt++) {
    const refused = (await keeper.wake(code)) ?? turnedAway(keeper, code, admission)
    if (refused) return refused
    try {
      return await matchMaker.joinById(code, admission)
    } catch {
      if (attempt === ATTEMPTS) return refusal('table-full')
      await new Promise(resolve => setTimeout(resolve, PAUSE * attempt))
    }
  }
}

function turnedAway(keeper: Keeper, code: string, { token, name, address, sit }: Admission): Refusal | null {
  return keeper.awake.get(code)?.turnsAway(guestOf(code, token, name, address), sit) ?? null
}

/** The SDK hands `error` on as the message of the exception. */
function fail(response: Response, { reason }: Refusal): void {
  const status = statusOf(reason)
  response.status(status).json({ code: status, error: reason })
}
