/**
 * Sends to addresses that users have given us. Such an address must not lead into the operator's own network: it
 * is https, its host resolves to public addresses only, and the connection goes to just those addresses. Redirects
 * are not followed and answers are not read.
 */
import { type LookupAddress, lookup as systemLookup } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { type ClientRequest, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../ops/publicAddress'

/** Milliseconds for everything: resolving, connecting, sending, the first line of the answer. */
const PATIENCE = 5000
/** Below it are mail, shells and the like; the usual port of http and https is not written. */
const FIRST_OPEN_PORT = 1024

export type Resolve = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

export interface PostRules {
  /** The operator allows addresses of the own network, also without https. */
  readonly allowPrivate: boolean
  readonly resolve?: Resolve
}

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Uint8Array
}

/** The address may not be called, now or ever. */
export class ForbiddenAddress extends Error {}

/** The address as the URL parser understands it, or null if it may not be called. Names are resolved only later. */
export function readAddress(text: string, { allowPrivate }: PostRules): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return null
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) return null
  if (url.port !== '' && Number(url.port) < FIRST_OPEN_PORT) return null
  const host = hostOf(url)
  // The parser has turned decimal, octal, hexadecimal and short forms into ordinary addresses.
  if (isIP(host) !== 0 && !allowPrivate && !isPublicAddress(host)) return null
  return host === '' ? null : url
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const resolveLocally: Resolve = (host, done) => systemLookup(host, { all: true, verbatim: true }, done)

const resolver = new Resolver({ timeout: 2000, tries: 2 })

/**
 * Asks DNS directly. The system's own lookup blocks one of the four threads that also read files, for as long as
 * somebody's name server does not answer.
 */
const resolvePublic: Resolve = (host, done) => {
  const found = Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  void found.then(([four, six]) => {
    const addresses = [
      ...(four.status === 'fulfilled' ? four.value.map(address => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map(address => ({ address, family: 6 })) : []),
    ]
    const error = addresses.length === 0 && four.status === 'rejected' ? four.reason : null
    done(error, addresses)
  })
}

/** The connection uses this very answer, so that a second one cannot differ from what was checked. */
function guardedLookup({ allowPrivate, resolve }: PostRules): LookupFunction {
  const ask = resolve ?? (allowPrivate ? resolveLocally : resolvePublic)
  return (host, options, done) =>
    ask(host, (error, addresses) => {
      const isFine = allowPrivate || addresses.every(({ address }) => isPublicAddress(address))
      if (error) return done(error, [])
      const [first] = addresses
      if (!first || !isFine) return done(new ForbiddenAddress(`${host} leads to a private network`), [])
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
}

/** The status of the answer. Throws when there is none, or `ForbiddenAddress`. */
export function guardedPost({ url: text, headers, body }: Post, rules: PostRules): Promise<number> {
  const url = readAddress(text, rules)
  if (!url) return Promise.reject(new ForbiddenAddress('not an address that may be called'))
  const open = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const request = open(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      lookup: guardedLookup(rules),
      signal: AbortSignal.timeout(PATIENCE),
    })
    refuseStrangers(request, rules)
    request.once('error', reject)
    request.once('response', response => {
      resolve(response.statusCode ?? 0)
      // Whatever it says: nobody reads it.
      response.destroy()
    })
    request.end(body)
  })
}

/** Whatever happened before: nothing is sent to an address that was not checked. */
function refuseStrangers(request: ClientRequest, { allowPrivate }: PostRules): void {
  request.once('socket', socket =>
    socket.once('connect', () => {
      if (!allowPrivate && !isPublicAddress(socket.remoteAddress ?? ''))
        request.destroy(new ForbiddenAddress('connected to a private network'))
    }),
  )
}
