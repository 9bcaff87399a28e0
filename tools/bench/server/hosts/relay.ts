/** The least a server can do: a room of `ws` connections that hands on whatever one of them says. */
import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'

const rooms = new Map<string, Set<WebSocket>>()

function roomAt(path: string): Set<WebSocket> {
  const known = rooms.get(path)
  if (known) return known
  const room = new Set<WebSocket>()
  rooms.set(path, room)
  return room
}

const http = createServer((_request, response) => response.end())

new WebSocketServer({ server: http }).on('connection', (socket, request) => {
  const path = request.url ?? ''
  const room = roomAt(path)
  room.add(socket)
  socket.on('message', (data, binary) => {
    for (const other of room) other.send(data, { binary })
  })
  socket.on('close', () => {
    room.delete(socket)
    if (room.size === 0) rooms.delete(path)
  })
})

http.listen(Number(process.env.PORT), '127.0.0.1')
