/** Colyseus in its smallest form: rooms and their sockets. Nobody but us makes rooms, and nothing else is exposed. */
import type { IncomingMessage, Server } from 'node:http'
import { LocalDriver, LocalPresence, matchMaker, WebSocketTransport } from 'colyseus'
import type { Refusal } from '@heorot/shared'
import type { WebSocket } from 'ws'
import type { Admission } from '../tables/people/Arrivals'
import { rememberSocket } from './sendTogether'
import { type RoomOptions, TableRoom } from './TableRoom'
import { setLogger } from '@colyseus/core/Logger'
import type { RequestHandler } from 'express'

/** More than this and the connection is cut; what is merely too large for us is refused in words. */
const MAX_PAYLOAD = 64 * 1024
const PING = { pingInterval: 20_000, pingMaxRetries: 2 }

export type UpgradeCheck = (request: Request) => Response | undefined

class TableTransport extends WebSocketTransport {
  constructor(server: Server, beforeUpgrade: UpgradeCheck) {
    super({ server, maxPayload: MAX_PAYLOAD, ...PING, beforeUpgrade })
    this.wss.prependListener('connection', (socket: WebSocket, request: IncomingMessage) =>
      rememberSocket(socket, request.socket),
    )
  }
}

export const openSockets = (server: Server, beforeUpgrade: UpgradeCheck): WebSocketTransport =>
  new TableTransport(server, beforeUpgrade)

export async function openRooms(): Promise<void> {
  await matchMaker.setup(new LocalPresence(), new LocalDriver())
  matchMaker.defineRoomType('table', TableRoom)
  await matchMaker.accept()
}

export const createRoom = (options: RoomOptions) => matchMaker.createRoom('table', options)

const roomOf = (code: string): TableRoom | undefined =>
  matchMaker.getLocalRoomById(code) as TableRoom | undefined

/** Fails while the table is just falling asleep. */
export async function reserveSeat(code: string, admission: Admission): Promise<object | Refusal> {
  const room = roomOf(code)
  if (!room) throw new Error('the room is gone')
  return room.reserve(admission)
}

export const closeRooms = () => matchMaker.gracefullyShutdown()

export function dropUnfinishedJoins(codes: Iterable<string>, now: number): void {
  for (const code of codes) roomOf(code)?.dropUnfinishedJoins(now)
}

/** Hands everything Colyseus logs to `write`: it reports each bad frame with a stack, and anybody could fill the disk. */
export function logTo(write: (text: string) => void): void {
  const quiet = (...args: unknown[]) => write(args.map(String).join(' '))
  setLogger({ debug: quiet, error: quiet, info: quiet, trace: quiet, warn: quiet })
}

/** Colyseus' monitor, loaded only where an operator wants it. */
export async function loadMonitor(): Promise<RequestHandler> {
  const { monitor } = await import('@colyseus/monitor')
  return monitor() as unknown as RequestHandler
}
