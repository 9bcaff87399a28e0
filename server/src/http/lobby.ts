/** The lobby as server-sent events: 'tables' first, then 'table' and 'gone' as they happen. */
import { type Response, Router } from 'express'
import type { Gate } from '../limits/gates'
import type { Lobby } from '../registry/Lobby'
import { limitedBy } from './gate'

const HEARTBEAT = 25_000
/** A reader that falls so far behind is disconnected; its browser reconnects by itself. */
const MOST_UNREAD = 256 * 1024

export interface LobbyRoute {
  readonly router: Router
  close(): void
}

export function lobbyRoute(lobby: Lobby, joins: Gate): LobbyRoute {
  const readers = new Set<Response>()
  const router = Router()
  router.get('/lobby', limitedBy(joins), (_, response) => {
    response.set({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    response.flushHeaders()
    readers.add(response)
    const stop = lobby.listen((event, data) =>
      send(response, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    )
    response.on('close', () => {
      stop()
      readers.delete(response)
    })
  })
  const beat = setInterval(() => {
    for (const reader of readers) send(reader, ':\n\n')
  }, HEARTBEAT)
  return {
    router,
    close: () => {
      clearInterval(beat)
      for (const reader of readers) reader.end()
    },
  }
}

function send(response: Response, text: string): void {
  if (response.writableEnded) return
  if (response.writableLength > MOST_UNREAD) response.destroy()
  else response.write(text)
}
