/** A real server on a port of its own, for tests. */
import { once } from 'node:events'
import type { Created, CreateRequest, JoinOptions, PublishedRecord } from '@heorot/shared'
import { WebSocket } from 'ws'
import { type Config, readConfig } from '../../src/ops/config'
import { type Overrides, type Running, startServer } from '../../src/server'

/** Limits wide enough not to be met by accident; tests of the limits set their own. */
const ROOMY = {
  HEOROT_PORT: '0',
  HEOROT_HOST: '127.0.0.1',
  HEOROT_DATA: ':memory:',
  HEOROT_METRICS_PORT: 'off',
  HEOROT_LOG: 'error',
  HEOROT_BOT_PAUSE: '0',
  HEOROT_CREATE_PER_MINUTE: '100000',
  HEOROT_JOIN_PER_MINUTE: '100000',
  HEOROT_RESERVATIONS_PER_ADDRESS: '100000',
  HEOROT_MESSAGES_PER_SECOND: '10000',
}

export function testConfig(env: Record<string, string> = {}): Config {
  const config = readConfig({ ...ROOMY, ...env })
  if ('mistakes' in config) throw new Error(config.mistakes.join(' '))
  return config
}

export interface Hall extends Running {
  readonly url: string
  create(order?: Partial<CreateRequest>): Promise<Created>
  get(path: string): Promise<Response>
  record(id: string): Promise<PublishedRecord>
}

export async function openHall(env: Record<string, string> = {}, overrides: Overrides = {}): Promise<Hall> {
  const running = await startServer(testConfig(env), { clientDist: '/nowhere', botWorker: null }, overrides)
  const url = `http://127.0.0.1:${running.port}`
  return { ...running, ...visitorOf(url) }
}

/** One server for all tests of a file. */
export function sharedHall(env: Record<string, string> = {}, overrides: Overrides = {}): Hall {
  const hall = {} as Hall
  beforeAll(async () => {
    Object.assign(hall, await openHall(env, overrides))
  })
  afterAll(() => hall.stop())
  return hall
}

/** The HTTP side of a server wherever it runs. */
export function visitorOf(url: string) {
  const get = (path: string) => fetch(`${url}${path}`)
  return {
    url,
    get,
    create: (order: Partial<CreateRequest> = {}) => createTable(url, order),
    record: async (id: string) => (await (await get(`/api/records/${id}`)).json()) as PublishedRecord,
  }
}

async function createTable(url: string, order: Partial<CreateRequest>): Promise<Created> {
  const body = { game: 'movie', name: 'Hrothgar', seats: 2, ...order }
  const response = await postJson(`${url}/api/tables`, body)
  if (response.status !== 201) throw new Error(await response.text())
  return (await response.json()) as Created
}

export const postJson = (
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
) =>
  fetch(url, {
    ...(signal && { signal }),
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** A place at a table by protocol.md alone, of which nothing is read but the handshake. */
export async function bareSocket({ url }: Hall, code: string, options: JoinOptions): Promise<WebSocket> {
  const reply = await postJson(`${url}/matchmake/joinById/${code}`, options)
  const { processId, sessionId } = (await reply.json()) as { processId: string; sessionId: string }
  const socket = new WebSocket(`${url.replace('http', 'ws')}/${processId}/${code}?sessionId=${sessionId}`)
  socket.on('error', () => {})
  await once(socket, 'message')
  socket.send(Uint8Array.of(10))
  return socket
}

/** What the lobby at this address tells its readers. */
export function readLobby(url: string) {
  const stop = new AbortController()
  const heard = { text: '', stop: () => stop.abort() }
  const read = async () => {
    const response = await fetch(`${url}/api/lobby`, { signal: stop.signal })
    const decoder = new TextDecoder()
    for await (const chunk of response.body!) heard.text += decoder.decode(chunk, { stream: true })
  }
  void read().catch(() => {})
  return heard
}

/** Waits for a condition, however slow the machine is. */
export async function until<T>(
  what: string,
  found: () => T | Promise<T>,
  limit = 60_000,
): Promise<NonNullable<T>> {
  const end = Date.now() + limit
  for (;;) {
    const value = await found()
    if (value) return value
    if (Date.now() > end) throw new Error(`waited in vain for: ${what}`)
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}
