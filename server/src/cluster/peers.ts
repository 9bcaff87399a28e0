/** Several processes behind one proxy: each is reached under its name, and asks whether another one is there. */
import type { RequestHandler, Response } from 'express'
import { OperatorError } from '../ops/OperatorError'
import type { Owner } from '../store/Store'

/** A process that takes longer is paused, cut off or overwhelmed; its tables are opened elsewhere. */
const PATIENCE = 1000
/** A process whose own store takes this long is busy or was paused itself: it learns nothing from another's silence. */
const BUSY = 250
const MOST_TRIES = 4
/** A start on a busy machine is not in a hurry. */
const SELF_PATIENCE = 20_000

/** The proxy sends this path to the process of this name. */
const pathOf = (name: string): string => `/n/${name}`

const ask = ({ name, address }: Owner, path: string, patience: number): Promise<boolean> =>
  fetch(`${address}${pathOf(name)}${path}`, { signal: AbortSignal.timeout(patience) })
    .then(async response => response.ok && (await response.text()) === 'ok')
    .catch(() => false)

/** Whether the process can be sent people now: it is there, has its store, and is not about to stop. */
async function isThere(owner: Owner, ping: Ping): Promise<boolean> {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const own = ping()
    const begun = performance.now()
    if (await ask(owner, '/readyz', PATIENCE)) return true
    const isRefused = performance.now() - begun < PATIENCE
    if (isRefused || (await own) < BUSY) return false
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

/** Throws when others would not find this process. */
export async function checkReachable(me: Owner): Promise<void> {
  if (await ask(me, '/healthz', SELF_PATIENCE)) return
  throw new OperatorError(
    `HEOROT_PEER_ADDRESS ${me.address} does not lead to this process: set it to where the others reach its HEOROT_PORT.`,
  )
}

/** Under its own name a process answers like under none. */
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
