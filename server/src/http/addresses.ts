/** Tells a page that was opened as `localhost` under which address others can open it. */
import { networkInterfaces } from 'node:os'
import { type Request, Router } from 'express'
import { networkAddresses, webAddress } from '../ops/addresses'
import type { Gate } from '../limits/gates'
import { limitedBy } from './answers'

const LOOPBACK = /^(127\.[\d.]+|::1|::ffff:127\.[\d.]+)$/
const LOCAL_HOST = /^(127\.[\d.]+|\[::1\]|localhost)(:\d+)?$/i
/** What a proxy on this machine adds: then somebody else may be asking. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via', 'cf-connecting-ip']

/** Whether the person who asks sits at this very machine: nobody else learns the addresses of its networks. */
export function isAtThisMachine({ headers, socket }: Pick<Request, 'headers' | 'socket'>): boolean {
  if (FORWARDED.some(name => headers[name] !== undefined)) return false
  return LOOPBACK.test(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '')
}

/** `host` is what the server listens on. */
export function addressRoute(host: string, joins: Gate): Router {
  const router = Router()
  router.get('/addresses', limitedBy(joins), (request, response) => {
    const port = request.socket.localPort ?? 0
    const addresses = isAtThisMachine(request) ? networkAddresses(host, networkInterfaces()) : []
    response.set('cache-control', 'no-store').json({
      addresses: addresses.map(address => webAddress(address, port)),
    })
  })
  return router
}
