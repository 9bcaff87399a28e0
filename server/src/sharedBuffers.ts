/** Tables encode one after the other and the outbox copies what it sends, so all of them share their buffers. */
import { Protocol, type Room } from '@colyseus/core'

/** More than any state of ours; the encoder makes a larger one for itself where that is not so. */
const SIZE = 256 * 1024

const patch = new Uint8Array(SIZE)
const whole = new Uint8Array(SIZE)
whole[0] = Protocol.ROOM_STATE

/** The parts of Colyseus' serializer that keep 16 KiB each for every room. */
interface Serializer {
  readonly encoder: { sharedBuffer: Uint8Array }
  fullEncodeBuffer: Uint8Array
  handshake(): Uint8Array | undefined
}

const descriptions = new Map<unknown, Uint8Array | undefined>()

export function shareBuffers(room: Room): void {
  const serializer: Serializer = Reflect.get(room, '_serializer')
  serializer.encoder.sharedBuffer = patch
  serializer.fullEncodeBuffer = whole
  // The whole state that was encoded last may be another table's.
  Object.defineProperty(serializer, 'needFullEncode', { get: () => true, set: () => {} })
  const game = room.state.constructor
  if (!descriptions.has(game)) descriptions.set(game, serializer.handshake())
  Reflect.set(serializer, 'handshakeCache', descriptions.get(game))
}
