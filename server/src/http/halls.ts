/** Halls over HTTP. Members prove themselves by a secret in the `Authorization` header, never in an address. */
import {
  deviceShape,
  hallChangeShape,
  HALL_CODE_LENGTH,
  isRefusal,
  joinHallShape,
  mineShape,
  newHallShape,
  readFault,
  type Refusal,
  secretToken,
} from '@heorot/shared'
import { type Request, type RequestHandler, type Response, json, Router } from 'express'
import type { Asking } from '../halls/Halls'
import { Limiter } from '../limits/Limiter'
import { refusal } from '../tables/record/seating'
import type { HttpDeps } from './app'
import { addressOf, limitedBy, reading, refuseOver, respond } from './answers'

/** A page asks every few seconds, and a whole group may sit behind one address. */
const BURST = 240
const PER_SECOND = 12

const HALL_NAME = new RegExp(`^[0-9A-Za-z]{${HALL_CODE_LENGTH}}$`)

export function hallRoutes({ halls, hallViews, hallNotices, gates, now }: HttpDeps): Router {
  const router = Router()
  const reads = limitedBy(new Limiter(BURST, PER_SECOND, now))
  const body = json({ limit: '16kb' })
  const member =
    (work: (asking: Asking, request: Request, response: Response) => Promise<unknown>): RequestHandler =>
    async (request, response) => {
      const token = secretToken.safeParse(bearer(request))
      const id = String(request.params.id)
      const asking = token.success ? await halls.ask({ id, token: token.data }) : refusal('no-such-hall')
      if (isRefusal(asking)) return refuseGuess(request, response, asking)
      return work(asking, request, response)
    }
  /** Only guesses cost something. */
  const refuseGuess = async (request: Request, response: Response, refused: Refusal): Promise<void> => {
    const isAllowed = await gates.join.allow(addressOf(request))
    refuseOver(response, isAllowed ? refused : refusal('too-often'))
  }

  router.param('id', (_request, response, next, text: string) =>
    HALL_NAME.test(text) ? next() : refuseOver(response, refusal('no-such-hall')),
  )
  router.use(['/halls', '/mine'], (_request, response, next) => {
    response.set('cache-control', 'no-store')
    next()
  })

  router.post(
    '/halls',
    body,
    limitedBy(gates.create),
    reading(newHallShape, async (_, order, response) => {
      response.status(201).json(await halls.create(order))
    }),
  )
  router.get('/halls/:id/door', limitedBy(gates.join), async (request, response) => {
    respond(response, await halls.door(codeIn(request)))
  })
  router.get('/halls/:id/screen', reads, async (request, response) => {
    const screen = await hallViews.screen(codeIn(request))
    if (isRefusal(screen)) await refuseGuess(request, response, screen)
    else response.set('cache-control', 'private, no-cache').json(screen)
  })
  router.post(
    '/halls/:id/members',
    body,
    limitedBy(gates.join),
    reading(joinHallShape, async (request, newcomer, response) => {
      respond(response, await halls.enter(codeIn(request), newcomer))
    }),
  )
  router.post(
    '/halls/:id/devices',
    body,
    limitedBy(gates.join),
    reading(deviceShape, async (request, { pass, token }, response) => {
      respond(response, await halls.addDevice(codeIn(request), pass, token))
    }),
  )
  router.get(
    '/halls/:id',
    reads,
    member(async (asking, _, response) => {
      // Express compares the answer's tag with the one the page has, and says so without sending it again.
      response.set('cache-control', 'private, no-cache').json(await hallViews.info(asking))
    }),
  )
  router.get(
    '/halls/:id/games',
    reads,
    member(async ({ hall }, request, response) => {
      response.json(await hallViews.games(hall.id, fromIn(request)))
    }),
  )
  router.post(
    '/halls/:id/passes',
    reads,
    member(async (asking, _, response) => {
      respond(response, await halls.pass(asking))
    }),
  )
  router.post(
    '/halls/:id/changes',
    body,
    reads,
    member(async (asking, request, response) => {
      const change = hallChangeShape.safeParse(request.body)
      if (!change.success) return refuseOver(response, readFault(change.error))
      respond(response, (await hallNotices.change(asking, change.data)) ?? { ok: true })
    }),
  )
  router.post(
    '/mine',
    body,
    reads,
    reading(mineShape, async (_, mine, response) => {
      response.json(await hallViews.mine(mine))
    }),
  )
  return router
}

const codeIn = ({ params }: Request): string => String(params.id).toUpperCase()

/** How many games to leave out. */
function fromIn({ query }: Request): number {
  const from = Number(query.from)
  return Number.isSafeInteger(from) && from > 0 ? from : 0
}

const bearer = ({ headers: { authorization = '' } }: Request): string =>
  /^Bearer (\S+)$/.exec(authorization)?.[1] ?? ''
