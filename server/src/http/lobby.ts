/** The lobby as server-sent events: 'tables' first, then 'table' and 'gone' as they happen. */
import { type Response, Router } from 'express'
import type { Gate } from '../limits/gates'
import type { Lobby } from '../registry/Lobby'
import { refusal } from '../tables/record/seating'
import { refuseOver, addressOf, limitedBy } from './answers'

const HEARTBEAT = 25_000
/** A reader that falls so far behind is disconnected; its browser reconnects by itself. */
const MOST_UNREAD = 256 * 1024
/** They stay open, so the limit on joins alone would let one address collect thousands. */
const MOST_PER_ADDRESS = 100

export interface LobbyRoute {
  readonly router: Router
  close(): void
}

export function lobbyRoute(lobby: Lobby, joins: Gate): LobbyRoute {
  /** With their addresses. */
  const readers = new Map<Response, string>()
  const isFull = (address: string) =>
    [...readers.values()].filter(other => other === address).length >= MOST_PER_ADDRESS
  const router = Router()
  router.get('/lobby', limitedBy(joins), (request, response) => {
    const address = addressOf(request)
    if (isFull(address)) return refuseOver(response, refusal('too-often'))
    response.set({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    response.flushHeaders()
    readers.set(response, address)
    const stop = lobby.listen((event, data) =>
      send(response, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    )
    response.on('close', () => {
      stop()
      readers.delete(response)
    })
  })
  const beat = setInterval(() => {
    for (const reader of readers.keys()) send(reader, ':\n\n')
  }, HEARTBEAT)
  return {
    router,
    close: () => {
      clearInterval(beat)
      for (const reader of readers.keys()) reader.end()
    },
  }
}

function send(response: Response, text: string): void {
  if (response.writableEnded) return
  if (response.writableLength > MOST_UNREAD) response.destroy()
  else response.write(text)
}
