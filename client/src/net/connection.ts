/** The only file that knows the SDK. */
import type { ChatLine, MineMessage, You } from '@heorot/shared'
import { readEvents, readMine, readTable, readView, TableState } from '@heorot/shared/schema'
import { Client, type Room } from 'colyseus.js'
import { JoinRefused, type Link, type LinkHandlers, type OpenLink } from './link'

type TableRoom = Room<unknown, TableState>

const PULSE = 15_000
const PULSE_ANSWER = 8_000
const REQUEST_TIMEOUT = 10_000
/** The SDK's word for a line that went dead: it lets go of the socket at once. */
const LINE_DEAD = 4010

const client = () => new Client(location.origin)

export const openLink: OpenLink = async (code, options, handlers) => {
  const room = await client()
    .joinById<TableState>(code, options, TableState)
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
  room.onStateChange(state => handlers.patch(readPatch(state)))
  room.onMessage<MineMessage>('mine', message => handlers.mine(readMine(room.state, message)))
  room.onMessage<You>('you', handlers.you)
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

const readPatch = (state: TableState) => ({
  table: readTable(state),
  view: readView(state),
  events: readEvents(state),
})

/** A socket can hang for minutes before it notices, so it is asked now and then. (The SDK itself hears 'offline'.) */
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
