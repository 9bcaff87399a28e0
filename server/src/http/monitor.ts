/**
 * Colyseus' monitor, only where the operator has set a password. It may close tables by a mere GET, so nobody
 * gets as far as its code without the password, nor with it from a page that is not ours.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { type Express, type RequestHandler, Router } from 'express'
import { loadMonitor } from '../rooms/rooms'
import { Limiter } from '../limits/Limiter'
import { refusal } from '../tables/record/seating'
import { refuseOver, limitedBy } from './answers'
import { securityHeaders } from './headers'

/** Enough for its page, which looks again every few seconds; too little for guessing. */
const BURST = 60
const PER_SECOND = 2

/** Its page fills an empty style element by script, and writes one of its own. */
const STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-OrELo0alOoOSMdBr3e1Ajqn3sJsfuVlOTvo8Xu42jYk='",
]

export async function addMonitor(
  app: Express,
  password: string | undefined,
  now: () => number,
): Promise<void> {
  if (password === undefined) return
  const handler = await loadMonitor()
  const guards = [limitedBy(new Limiter(BURST, PER_SECOND, now)), onlyTheOperator(password)]
  app.use('/monitor', Router().use(securityHeaders(...STYLES), ...guards, handler))
}

function onlyTheOperator(password: string): RequestHandler {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(`Basic ${Buffer.from(`admin:${password}`).toString('base64')}`)
  return (request, response, next) => {
    if (!fromOurPages(request.headers['sec-fetch-site']))
      return refuseOver(response, refusal('foreign-origin'))
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return next()
    response
      .set('www-authenticate', 'Basic realm="monitor"')
      .status(401)
      .send('the monitor needs its password')
  }
}

/** Browsers say so themselves; a picture or a form elsewhere would otherwise come with the operator's password. */
const fromOurPages = (site: string | string[] | undefined): boolean =>
  site === undefined || site === 'same-origin' || site === 'none'
