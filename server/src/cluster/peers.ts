/** Several processes behind one proxy: each has a path of its own, and checks whether another one is alive. */
import type { RequestHandler, Response } from 'express'
import { OperatorError } from '../ops/errors'
import type { Owner } from '../store/Store'

/** A process that takes longer is paused, unreachable or overloaded; its tables are opened elsewhere. */
const PATIENCE = 1000
/** If our own store takes this long, we are overloaded or were paused, so silence from others proves nothing. */
const BUSY = 250
const MOST_TRIES = 4
/** Starting on a busy machine may take a while. */
const SELF_PATIENCE = 20_000

/** The proxy sends this path to the process of this name. */
const pathOf = (name: string): string => `/n/${name}`

/** Null when it does not answer in time. */
const ask = ({ name, address }: Owner, path: string, patience: number): Promise<boolean | null> =>
  fetch(`${address}${pathOf(name)}${path}`, { signal: AbortSignal.timeout(patience) })
    .then(async response => response.ok && (await response.text()) === 'ok')
    .catch((error: Error) => (error.name === 'TimeoutError' ? null : false))

/** Whether the process can take players: it is alive, can store, and is not about to stop. */
async function isThere(owner: Owner, ping: Ping): Promise<boolean> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const own = ping()
    const answer = await ask(owner, '/readyz', PATIENCE)
    if (answer !== null) return answer
    if ((await own) < BUSY) return false
  }
  return false
}

/** How many milliseconds our own store takes to answer. */
export type Ping = () => Promise<number>

/** Asks a process once however many wait for its answer. */
export function askPeers(ping: Ping): (owner: Owner) => Promise<boolean> {
  const asking = new Map<string, Promise<boolean>>()
  return owner => {
    const { address } = owner
    const answer = asking.get(address) ?? isThere(owner, ping).finally(() => asking.delete(address))
    asking.set(address, answer)
    return answer
  }
}

/** Throws when other processes could not reach this one. */
export async function checkReachable(me: Owner): Promise<void> {
  if (await ask(me, '/healthz', SELF_PATIENCE)) return
  throw new OperatorError(
    `HEOROT_PEER_ADDRESS ${me.address} does not lead to this process: set it to where the others reach its HEOROT_PORT.`,
  )
}

/** A process answers under `/n/<its name>` as it does without it. */
export const stripName =
  (name: string | undefined): RequestHandler =>
  (request, _, next) => {
    if (name && request.url.startsWith(`${pathOf(name)}/`))
      request.url = request.url.slice(pathOf(name).length)
    next()
  }

/** The SDK and every browser repeat the request there. */
export const redirectTo = ({ name }: Owner, response: Response): void =>
  response.redirect(307, `${pathOf(name)}${response.req.baseUrl}${response.req.url}`)

export const publicAddress = (host: string | undefined, name: string): string => `${host}${pathOf(name)}`
