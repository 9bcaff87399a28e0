/**
 * Which requests are meant for us: the names the server answers to, the pages that may connect, and the rooms there
 * are. A foreign site can point its own name to this machine and would then count as one of our pages (DNS rebinding),
 * so every name that someone else could own is refused.
 */
import { isIPv4 } from 'node:net'
import type { RequestHandler } from 'express'
import { refusal } from '../tables/record/seating'
import { refuseOver, httpStatusOf } from './answers'
import type { IncomingMessage, Server } from 'node:http'

/** Whether a request under this `Host` is meant for us. */
export type HostCheck = (host: string | null | undefined) => boolean

export function hostCheck(publicUrl: string | undefined): HostCheck {
  const own = publicUrl === undefined ? null : new URL(publicUrl).hostname
  // Only programs send none: a browser always says whom it asks.
  return host => {
    if (!host) return true
    const name = nameIn(host)
    return name !== null && (name === own || isNobodys(name))
  }
}

/** The name or address in a `Host`, in lower case and without the port; null if it cannot be read. */
function nameIn(host: string): string | null {
  const [, name] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d+)?$/i.exec(host) ?? []
  return name?.toLowerCase().replace(/\.$/, '') || null
}

/** Addresses, and names that mean something on this machine or in its network alone. */
const isNobodys = (name: string): boolean =>
  name.startsWith('[') || isIPv4(name) || !name.includes('.') || /\.(localhost|local)$/.test(name)

/** The answer, and once the log, says which setting is missing if the name is ours after all. */
export function onlyOwnNames(isOwnName: HostCheck, warn: (sentence: string) => void): RequestHandler {
  let isTold = false
  return (request, response, next) => {
    const { host } = request.headers
    if (isOwnName(host)) return next()
    const detail = adviceFor(nameIn(host ?? ''))
    if (!isTold) warn(detail)
    isTold = true
    refuseOver(response, { ...refusal('foreign-host'), detail })
  }
}

const adviceFor = (name: string | null): string =>
  name === null
    ? 'The Host header names no host.'
    : `This server does not answer to the name ${name}. If people open it under this name, set HEOROT_PUBLIC_URL=https://${name} and start it again.`

/** Browsers say where a page comes from; only our own pages, and those the operator lists, may connect. */
export type OriginCheck = (origin: string | null | undefined, host: string | null | undefined) => boolean

export function originCheck(allowed: readonly string[]): OriginCheck {
  return (origin, host) => {
    // Programs other than browsers send none, and could send any.
    if (!origin) return true
    if (allowed.includes(origin)) return true
    return URL.canParse(origin) && new URL(origin).host === host
  }
}

/** The answer to an attempt that is refused, or undefined. */
export const upgradeCheck =
  (isOurs: OriginCheck, isOwnName: HostCheck) =>
  ({ headers }: Request): Response | undefined => {
    const host = headers.get('host')
    if (!isOwnName(host)) return new Response(null, { status: httpStatusOf('foreign-host') })
    return isOurs(headers.get('origin'), host)
      ? undefined
      : new Response(null, { status: httpStatusOf('foreign-origin') })
  }

const NO_ROOM = '/none/none'

/**
 * Colyseus looks a room up in a plain object, where names such as `__proto__` are always found. So only tables that
 * are awake are looked up by their name; all other names lead to a room that does not exist.
 */
export function onlyAwakeRooms(http: Server, awake: ReadonlyMap<string, unknown>): void {
  http.prependListener('upgrade', (request: IncomingMessage) => {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2)
    const room = path.slice(path.lastIndexOf('/') + 1)
    if (room !== '' && !awake.has(room)) request.url = `${NO_ROOM}?${query}`
  })
}
