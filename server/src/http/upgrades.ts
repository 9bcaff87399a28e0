/** Who may open a socket, and to what. */
import type { IncomingMessage, Server } from 'node:http'
import { httpStatusOf } from './answers'
import type { HostCheck } from './host'
import type { OriginCheck } from './origin'

/** The answer to an attempt that is refused, or undefined. */
export const upgradeCheck =
  (isOurs: OriginCheck, isOwnName: HostCheck) =>
  ({ headers }: Request): Response | undefined => {
    const host = headers.get('host')
    if (!isOwnName(host)) return new Response(null, { status: httpStatusOf('foreign-host') })
    return isOurs(headers.get('origin'), host)
      ? undefined
      : new Response(null, { status: httpStatusOf('foreign-origin') })
  }

const NO_ROOM = '/none/none'

/**
 * Colyseus looks a room up in a plain object, where names such as `__proto__` are always found. So only tables that
 * are awake are looked up by their name; all other names lead to a room that does not exist.
 */
export function onlyAwakeRooms(http: Server, awake: ReadonlyMap<string, unknown>): void {
  http.prependListener('upgrade', (request: IncomingMessage) => {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2)
    const room = path.slice(path.lastIndexOf('/') + 1)
    if (room !== '' && !awake.has(room)) request.url = `${NO_ROOM}?${query}`
  })
}
