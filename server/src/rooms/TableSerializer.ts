/**
 * Tables encode one after the other and what they send is copied, so all of them share two buffers; and tables of a
 * game share its description. Colyseus' own serializer keeps 32 KiB for each room and describes each of them again (1 ms).
 */
import { type Client, Protocol, SchemaSerializer } from 'colyseus'
import type { WireTableState } from '@heorot/shared/wire'

/** More than any state of ours; the encoder makes a larger one for itself where that is not so. */
const SIZE = 256 * 1024

const patch = new Uint8Array(SIZE)
const whole = new Uint8Array(SIZE)

const descriptions = new Map<unknown, Uint8Array>()

/** Clients who see another state than everybody else. */
interface Apart {
  readonly serializer: SchemaSerializer<WireTableState>
  readonly isEmpty: boolean
  has(client: Client): boolean
}

export class TableSerializer extends SchemaSerializer<WireTableState> {
  apart: Apart | null = null

  override reset(state: WireTableState): void {
    this.fullEncodeBuffer = whole
    super.reset(state)
    this.encoder.sharedBuffer = patch
  }

  override handshake(): Uint8Array {
    const type = this.encoder.state.constructor
    const known = descriptions.get(type) ?? super.handshake()
    descriptions.set(type, known)
    return known
  }

  override getFullState(client?: Client): Uint8Array {
    if (client && this.apart?.has(client)) return this.apart.serializer.getFullState(client)
    // What was encoded last may be another table's.
    this.needFullEncode = true
    whole[0] = Protocol.ROOM_STATE
    return super.getFullState(client)
  }

  override applyPatches(clients: Client[]): boolean {
    const { apart } = this
    return super.applyPatches(
      apart && !apart.isEmpty ? clients.filter(client => !apart.has(client)) : clients,
    )
  }
}
