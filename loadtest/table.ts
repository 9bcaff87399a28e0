/**
 * `npm run loadtest -- --endpoint http://localhost:8080 --room table --numClients 50 [--game movie]`, the tool of
 * Colyseus' users: each client plays anything legal against a bot at a table of its own, one match after another.
 * Start the server with HEOROT_CREATE_PER_MINUTE and HEOROT_JOIN_PER_MINUTE raised: all clients share one address.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { cli, type Options } from '@colyseus/loadtest'
import { Client, type Room } from '@colyseus/sdk'
import { type CreateRequest, findGame, type PrivateSlice, rngFrom, type Synced } from '@heorot/shared'
import { unpackPrivateSlice, type WireTableState } from '@heorot/shared/wire'

const { game = 'movie' } = parseArgs({ options: { game: { type: 'string' } }, strict: false }).values
const rules = findGame(String(game))
if (!rules) throw new Error(`There is no game called ${game}.`)
const { suggest } = rules
const rng = rngFrom(randomBytes(16).toString('hex'))

async function openTable(endpoint: string): Promise<{ readonly code: string; readonly token: string }> {
  const order: CreateRequest = { game: String(game), name: 'Load', seats: 2, bots: [null, 'thrall'] }
  const answer = await fetch(`${endpoint}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** Answers each question of this seat, and starts again when a match is over. */
function play(room: Room<unknown, WireTableState>): void {
  let asked: PrivateSlice['prompt'] = null
  let answered = ''
  room.onMessage('you', () => {})
  room.onMessage('events', () => {})
  room.onMessage('mine', (bytes: Uint8Array) => {
    const { prompt } = unpackPrivateSlice(room.state, bytes)
    if (prompt !== undefined) asked = prompt
  })
  const decide = async ({ phase, match, revision, waitingFor }: WireTableState) => {
    const position = `${phase} ${match} ${revision}`
    if (position === answered) return
    if (phase !== 'playing') await room.request('host', { do: phase === 'waiting' ? 'start' : 'rematch' })
    else if (asked && waitingFor.includes(0)) {
      answered = position
      const intent = suggest(asked, rng)
      await room.request('intent', { id: randomBytes(9).toString('base64url'), intent })
    }
  }
  room.onStateChange(state => void decide(state).catch(console.error))
  void room.request('sync', {}).then(({ mine }: Synced) => {
    asked = mine?.prompt ?? null
    return decide(room.state)
  }, console.error)
}

cli(async ({ endpoint }: Options) => {
  const { code, token } = await openTable(endpoint)
  play(await new Client(endpoint).joinById<WireTableState>(code, { name: 'Load', token }))
})
