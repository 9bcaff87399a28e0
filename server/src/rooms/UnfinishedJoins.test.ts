import type { Client, Room } from 'colyseus'
import { UnfinishedJoins } from './UnfinishedJoins'

it('drops clients that never finish joining', () => {
  const gone: number[] = []
  const clients = [0, 1].map(i => ({ sessionId: `s${i}`, ref: { terminate: () => gone.push(i) } }))
  const list = Object.assign(clients, {
    get: (id: string) => clients.find(client => client.sessionId === id),
  })
  const unfinished = new UnfinishedJoins({ clients: list } as unknown as Room)
  const isJoining = (client: Client) => client.sessionId === 's1'
  unfinished.drop(0, isJoining)
  unfinished.drop(15_000, isJoining)
  expect(gone).toEqual([])
  unfinished.drop(15_001, isJoining)
  expect(gone).toEqual([1])
})
