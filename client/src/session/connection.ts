/** The only file that knows the SDK. */
import type { ChatLine, SessionInfo } from '@heorot/shared'
import type { PublicEvents, WireTableState } from '@heorot/shared/wire'
import { readTable, unpackEvents, unpackOpenHands, unpackPrivateSlice } from '@heorot/shared/wire'
import { Client, type Room } from 'colyseus.js'
import { JoinRefused, type Link, type LinkHandlers, type OpenLink, type Patch } from './link'
import { tellTableApart } from './tellApart'

type TableRoom = Room<unknown, WireTableState>

const PULSE = 15_000
const PULSE_ANSWER = 8_000
const REQUEST_TIMEOUT = 10_000
/** The SDK's close code for a dead connection: it drops the socket at once. */
const LINE_DEAD = 4010

const client = () => new Client(location.origin)

export const openLink: OpenLink = async (code, options, handlers) => {
  const room = await client()
    .joinById<WireTableState>(code, options)
    .catch((error: unknown) => {
      throw asRefusal(error)
    })
  return follow(room as TableRoom, handlers)
}

/** The table words its refusals as kebab-case reasons; everything else is an accident of the network. */
function asRefusal(error: unknown): unknown {
  const message = error instanceof Error ? error.message : ''
  return /^[a-z]+(-[a-z]+)*$/.test(message) ? new JoinRefused(message) : error
}

function follow(room: TableRoom, handlers: LinkHandlers): Link {
  // Returning is our own business: it must also work after the server was restarted.
  room.reconnection.enabled = false
  const stopPulse = watchPulse(room)
  let over = false
  const end = (code: number) => {
    if (over) return
    over = true
    stopPulse()
    room.removeAllListeners()
    handlers.closed(code)
  }
  let said = NOTHING_SAID
  room.onStateChange(state => handlers.patch(readPatch(state, said)))
  room.onMessage<Uint8Array>('events', bytes => {
    said = unpackEvents(room.state, bytes)
  })
  room.onMessage<Uint8Array>('mine', bytes => handlers.mine(unpackPrivateSlice(room.state, bytes)))
  room.onMessage<Uint8Array>('open', bytes => handlers.open(unpackOpenHands(room.state, bytes)))
  room.onMessage<SessionInfo>('you', handlers.you)
  room.onMessage<ChatLine>('chat', handlers.chat)
  room.onLeave(end)
  return {
    request: (name, payload) => room.request(name, payload, { timeout: REQUEST_TIMEOUT }),
    leave: () => {
      void room.leave(true)
      end(LINE_DEAD)
    },
  }
}

const NOTHING_SAID: PublicEvents = { match: 0, revision: 0, events: [] }

/** Events come before the patch they belong to. */
function readPatch(state: WireTableState, said: PublicEvents): Patch {
  const { table, view } = readTable(state)
  const isNow = said.match === table.match && said.revision === table.revision
  return { table: tellTableApart(table), view, events: isNow ? said.events : [] }
}

/** A socket can hang for minutes before it notices, so it is pinged regularly. (The SDK itself listens to 'offline'.) */
function watchPulse(room: TableRoom): () => void {
  const cut = () => room.connection.close(LINE_DEAD)
  const timers = { answer: 0, beat: 0 }
  const beat = () => {
    timers.answer = window.setTimeout(cut, PULSE_ANSWER)
    room.ping(() => clearTimeout(timers.answer))
  }
  timers.beat = window.setInterval(beat, PULSE)
  return () => {
    clearInterval(timers.beat)
    clearTimeout(timers.answer)
  }
}
