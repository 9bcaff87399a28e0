/**
 * Which names the server answers to. A foreign site can point its own name to this machine and would then count as
 * one of our pages (DNS rebinding), so every name that someone else could own is refused.
 */
import { isIPv4 } from 'node:net'
import type { RequestHandler } from 'express'
import { refusal } from '../tables/seating'
import { refuseOver } from './answers'

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
