/** How processes speak to each other: two questions over plain HTTP on a private port, behind one secret. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { joinShape, type Refusal, readFault, type TableSummary } from '@heorot/shared'
import express, { type ErrorRequestHandler, json, type RequestHandler } from 'express'
import { z } from 'zod'
import { Dead, type Host, type Place, Silent } from './Usher'

/** A process that takes longer is paused or overwhelmed; whoever waits is told to come again. */
const PATIENCE = 1500

/** A start on a busy machine is not in a hurry. */
const SELF_PATIENCE = 20_000

const admissionShape = joinShape.and(z.object({ address: z.string() }))

/** Another process, asked over the network. */
export const peerAt =
  (secret: string) =>
  (address: string): Host => {
    const ask = async <T>(path: string, body?: object): Promise<T | Refusal | null> => {
      const response = await fetch(`${address}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(PATIENCE),
        ...(body && { body: JSON.stringify(body) }),
      }).catch(silence)
      return response?.ok ? ((await response.json().catch(() => null)) as T | Refusal | null) : null
    }
    return {
      admit: (code, admission) => ask<Place>(`/admit/${encodeURIComponent(code)}`, admission),
      summary: code => ask<TableSummary>(`/summary/${encodeURIComponent(code)}`),
    }
  }

/** Whether it is the process of this name that answers at this address. */
export const isAnsweredBy = (name: string, address: string, secret: string): Promise<boolean> =>
  fetch(`${address}/name`, {
    headers: { authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(SELF_PATIENCE),
  }).then(
    async response => response.ok && (await response.text()) === name,
    () => false,
  )

/** Nobody listens where a process said it would: it is dead. A line that broke is worth another try. */
function silence(error: unknown): null {
  const { cause, name } = error as { cause?: { code?: string }; name?: string }
  if (cause?.code === 'ECONNREFUSED') throw new Dead('the process is gone')
  if (name === 'TimeoutError') throw new Silent('no answer')
  return null
}

/** Answers other processes. `port` is that of the address they were told. */
export async function answerPeers(
  here: Host,
  { secret, name }: { readonly secret: string; readonly name: string },
  host: string,
  port: number,
): Promise<Server> {
  const app = express()
  app.disable('x-powered-by')
  app.use(onlyPeers(secret))
  app.post('/admit/:code', json({ limit: '8kb' }), async (request, response) => {
    const admission = admissionShape.safeParse(request.body)
    if (!admission.success) return void response.json(readFault(admission.error))
    const { sit, chance, ...rest } = admission.data
    const wish = { ...rest, ...(sit !== undefined && { sit }), ...(chance !== undefined && { chance }) }
    response.json(await here.admit(String(request.params.code), wish))
  })
  app.get('/name', (_, response) => void response.send(name))
  app.get('/summary/:code', async (request, response) => {
    response.json(await here.summary(String(request.params.code)))
  })
  app.use(
    ((_error, _request, response, _next) => void response.status(500).end()) satisfies ErrorRequestHandler,
  )
  const server = createServer(app)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server
}

const digest = (text: string) => createHash('sha256').update(text).digest()

function onlyPeers(secret: string): RequestHandler {
  const expected = digest(`Bearer ${secret}`)
  return (request, response, next) => {
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) next()
    else response.status(401).end()
  }
}
