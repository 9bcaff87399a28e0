import type { Client, Room } from '@colyseus/core'
import { Slowness } from './slowness'

function roomOf(unread: number[]) {
  const gone: number[] = []
  const clients = unread.map((bufferedAmount, i) => ({
    sessionId: `s${i}`,
    ref: { bufferedAmount, terminate: () => gone.push(i) },
  }))
  const serializer = {
    encoder: { sharedBuffer: new Uint8Array(8) },
    fullEncodeBuffer: new Uint8Array([14, 1]),
  }
  const list = Object.assign(clients, {
    get: (id: string) => clients.find(client => client.sessionId === id),
  })
  return { room: { clients: list, _serializer: serializer } as unknown as Room, serializer, gone }
}

it('lets go of who does not read', () => {
  const { room, gone } = roomOf([0, 2_000_000, 10])
  new Slowness(room).check()
  expect(gone).toEqual([1])
})

it('never writes over bytes a socket has yet to send', () => {
  const calm = roomOf([0, 0])
  const before = calm.serializer.encoder.sharedBuffer
  new Slowness(calm.room).check()
  expect(calm.serializer.encoder.sharedBuffer).toBe(before)

  const behind = roomOf([0, 1])
  const { sharedBuffer } = behind.serializer.encoder
  const { fullEncodeBuffer } = behind.serializer
  new Slowness(behind.room).check()
  expect(behind.serializer.encoder.sharedBuffer).not.toBe(sharedBuffer)
  expect(behind.serializer.encoder.sharedBuffer.length).toBe(sharedBuffer.length)
  expect(behind.serializer.fullEncodeBuffer).not.toBe(fullEncodeBuffer)
  expect(behind.serializer.fullEncodeBuffer).toEqual(fullEncodeBuffer)
})

it('lets go of who never finishes joining', () => {
  const { room, gone } = roomOf([0, 0])
  const slowness = new Slowness(room)
  const isJoining = (client: Client) => client.sessionId === 's1'
  slowness.dropStragglers(0, isJoining)
  slowness.dropStragglers(15_000, isJoining)
  expect(gone).toEqual([])
  slowness.dropStragglers(15_001, isJoining)
  expect(gone).toEqual([1])
})
