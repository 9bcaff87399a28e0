/**
 * A whole client in one folder, made from docs/protocol.md alone: opens a table, joins it, and plays a game against
 * bots to the end. `node examples/client.mjs http://localhost:8080 movie`
 */
import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import { pack, Reader, requestNumber } from './bytes.mjs'
import { chooseIntent } from './choose.mjs'
import { StateDecoder } from './state.mjs'

const FRAME = { joined: 10, error: 11, leave: 12, state: 14, patch: 15, bytes: 17, request: 21, reply: 22 }

async function post(url, body) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await response.json()
  if (!response.ok) throw new Error(`refused: ${answer.refusal.reason}`)
  return answer
}

/** A connection to a table: its state, its seat's slice, and requests. */
class Table {
  #socket
  #decoder
  #asked = new Map()
  #numbers = 0
  #changed = () => {}
  slice = null

  static async join(url, code, options) {
    const { processId, roomId, sessionId, publicAddress } = await post(
      `${url}/matchmake/joinById/${code}`,
      options,
    )
    const host = publicAddress ?? new URL(url).host
    const scheme = url.startsWith('https') ? 'wss' : 'ws'
    const table = new Table()
    await table.#open(`${scheme}://${host}/${processId}/${roomId}?sessionId=${sessionId}`)
    await table.sync()
    return table
  }

  #open(address) {
    this.#socket = new WebSocket(address)
    return new Promise((resolve, reject) => {
      this.#socket.on('message', data => {
        const reader = new Reader(new Uint8Array(data))
        const kind = reader.byte()
        if (kind === FRAME.joined) this.#shake(reader)
        if (kind === FRAME.state || kind === FRAME.patch) this.#see(reader)
        if (kind === FRAME.bytes) this.#hear(reader)
        if (kind === FRAME.reply) this.#answer(reader)
        if (kind === FRAME.state) resolve()
        if (kind === FRAME.error) reject(new Error(`error ${reader.number()}: ${reader.text()}`))
      })
      this.#socket.on('close', code => reject(new Error(`closed with ${code}`)))
    })
  }

  #shake(reader) {
    reader.utf8(reader.byte()) // a token for Colyseus' own reconnection, which is switched off
    reader.utf8(reader.byte()) // the name of the encoding: "schema"
    const length = reader.number()
    this.#decoder = StateDecoder.describedBy(reader.rest().subarray(0, length))
    this.#socket.send(Uint8Array.of(FRAME.joined))
  }

  #see(reader) {
    this.#decoder.take(reader.rest())
    this.state = this.#decoder.plain
    const { match, revision } = this.state
    // A slice that has heard nothing before a new revision is as it was.
    if (this.slice?.match === match && this.slice.revision < revision) this.slice.revision = revision
    this.#changed()
  }

  #hear(reader) {
    if (reader.text() !== 'mine' || !this.slice) return
    const records = this.state.records.map(keys => keys.split(','))
    const [match, revision, news] = reader.value(records)
    this.slice = { ...this.slice, ...news, match, revision }
  }

  #answer(reader) {
    const number = reader.number()
    reader.byte() // the status: always 0, refusals are values
    this.#asked.get(number)?.(reader.value())
    this.#asked.delete(number)
  }

  #ask(name, payload, take) {
    const number = ++this.#numbers
    this.#asked.set(number, take)
    const frame = [FRAME.request, ...requestNumber(number), ...pack(name), ...pack(payload)]
    this.#socket.send(Uint8Array.from(frame))
  }

  request(name, payload) {
    return new Promise(resolve => this.#ask(name, payload, resolve))
  }

  /** The answer is taken in at once: later slices may be in the same packet. */
  sync() {
    return new Promise(resolve => this.#ask('sync', {}, answer => resolve(this.#begin(answer))))
  }

  #begin({ mine, you }) {
    const { match, revision } = this.state
    if (mine?.match === match && mine.revision < revision) return this.sync()
    this.slice = mine
    this.you = you
    return this.#changed()
  }

  /** Resolves at the next patch. */
  change() {
    return new Promise(resolve => {
      this.#changed = resolve
    })
  }

  /** What this seat is asked at this moment, or null. */
  get question() {
    const { phase, waitingFor, revision, match } = this.state
    const isNow = this.slice?.match === match && this.slice.revision === revision
    const isAsked = phase === 'playing' && waitingFor.includes(this.you.seat)
    return isNow && isAsked ? this.slice.prompt : null
  }

  leave() {
    this.#socket.send(Uint8Array.of(FRAME.leave))
  }
}

async function play(table, game) {
  let answered = 0
  while (table.state.phase === 'playing') {
    const next = table.change()
    const { question } = table
    if (question) {
      const id = randomBytes(8).toString('hex')
      const intent = chooseIntent(game, question)
      const answer = await table.request('intent', { id, revision: table.slice.revision, intent })
      if (answer.ok) answered++
      else if (answer.refusal.reason !== 'stale') throw new Error(`refused: ${answer.refusal.reason}`)
    }
    if (table.state.phase === 'playing' && !table.question) await next
  }
  return answered
}

const [url = 'http://localhost:8080', game = 'movie'] = process.argv.slice(2)
const bots = [null, 'thrall', 'thrall']
const { code, token } = await post(`${url}/api/tables`, { game, name: 'Example', seats: 3, bots })
const table = await Table.join(url, code, {
  name: 'Example',
  token,
  entropy: randomBytes(16).toString('hex'),
})
const started = await table.request('host', { do: 'start' })
if (!started.ok) throw new Error(`refused: ${started.refusal.reason}`)
await table.sync()
const answered = await play(table, game)
const { outcome, view } = table.state
const late = await table.request('intent', { id: 'too-late-1', intent: { kind: 'decline' } })
console.log(JSON.stringify({ code, answered, outcome, view, late: late.refusal.reason }))
table.leave()
