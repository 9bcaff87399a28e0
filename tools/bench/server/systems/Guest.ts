/** Somebody connected to one of our tables by the SDK, with what the server has told them. */
import type { JoinOptions, PrivateSlice, Refused, RequestName, Synced } from '@heorot/shared'
import { unpackPrivateSlice, type WireTableState } from '@heorot/shared/wire'
import type { Client, Room } from 'colyseus.js'
import { postForJson } from '../http'

type Reservation = Parameters<Client['consumeSeatReservation']>[0]

/** Revisions start at 0 with every match of a table; positions count on. */
export const positionOf = (match: number, revision: number): number => match * 1_000_000 + revision

export class BenchGuest {
  prompt: { readonly kind: string } | null = null
  readonly #room: Room<unknown, WireTableState>

  private constructor(
    room: Room<unknown, WireTableState>,
    readonly arrived: (position: number) => void,
  ) {
    this.#room = room
    room.reconnection.enabled = false
    room.onMessage('you', () => {})
    room.onMessage('chat', () => {})
    room.onMessage('events', () => {})
    room.onMessage('open', () => {})
    room.onMessage('mine', (bytes: Uint8Array) => this.#hear(unpackPrivateSlice(room.state, bytes)))
    room.onStateChange(state => this.#see(state))
  }

  /** Joins as the client does: reservation, connection, and once more everything that is one's own. */
  static async join(
    url: string,
    client: Client,
    code: string,
    options: JoinOptions,
    arrived: (position: number) => void,
  ): Promise<BenchGuest> {
    const reservation = await postForJson(`${url}/matchmake/joinById/${code}`, options)
    const room = await client.consumeSeatReservation<WireTableState>(reservation as Reservation)
    const guest = new BenchGuest(room, arrived)
    const { mine } = (await guest.request('sync', {})) as Synced
    if (mine) guest.#hear(mine)
    guest.#see(room.state)
    return guest
  }

  get state(): WireTableState {
    return this.#room.state
  }

  /** What the table answers; a refusal is an error here. */
  async request(name: RequestName, payload: unknown): Promise<unknown> {
    const answer: object | Refused = await this.#room.request(name, payload)
    if ('refusal' in answer) throw new Error(`${name} was refused: ${JSON.stringify(answer.refusal)}`)
    return answer
  }

  leave(): void {
    void this.#room.leave(false)
  }

  #hear({ prompt }: PrivateSlice): void {
    if (prompt !== undefined) this.prompt = prompt
  }

  /** What a seat learns besides has come before. */
  #see({ match, revision, phase }: WireTableState): void {
    // While a table waits, the revision may still be the last match's.
    if (phase !== 'waiting') this.arrived(positionOf(match, revision))
  }
}
