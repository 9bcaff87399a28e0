import type { Client, Room } from '@colyseus/core'
import { Stragglers } from './stragglers'

it('lets go of who never finishes joining', () => {
  const gone: number[] = []
  const clients = [0, 1].map(i => ({ sessionId: `s${i}`, ref: { terminate: () => gone.push(i) } }))
  const list = Object.assign(clients, {
    get: (id: string) => clients.find(client => client.sessionId === id),
  })
  const stragglers = new Stragglers({ clients: list } as unknown as Room)
  const isJoining = (client: Client) => client.sessionId === 's1'
  stragglers.drop(0, isJoining)
  stragglers.drop(15_000, isJoining)
  expect(gone).toEqual([])
  stragglers.drop(15_001, isJoining)
  expect(gone).toEqual([1])
})
