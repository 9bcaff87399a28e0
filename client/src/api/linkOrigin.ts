/** The origin of links that people send each other: the operator's public address, or where this page is from. */
import { signal } from '@preact/signals'

/** Who can open a link under a host name. */
export type Reach = 'this device' | 'this network' | 'everyone'

/** A link-local, private, shared or example IPv4 address. */
const PRIVATE_IPV4 =
  /^(10|192\.0\.2|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./

export function reachOf(hostname: string): Reach {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '')
  if (name === '::1' || /^(127\.[\d.]+|0\.0\.0\.0|(.+\.)?localhost)$/.test(name)) return 'this device'
  if (name.includes(':')) return /^f[cde]/.test(name) ? 'this network' : 'everyone'
  const isLocalName = !name.includes('.') || /\.(local|lan|home|internal)$/.test(name)
  return isLocalName || PRIVATE_IPV4.test(name) ? 'this network' : 'everyone'
}

/** The server writes the public address into the page. */
const declared = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=heorot-origin]')?.content

export const linkOrigin = signal(declared() ?? location.origin)

export const linkReach = (): Reach => reachOf(new URL(linkOrigin.value).hostname)

export const hallLink = (code: string): string => `${linkOrigin.value}/h/${code}`

export const tableLink = (code: string): string => `${linkOrigin.value}/t/${code}`
