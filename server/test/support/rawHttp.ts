/** Requests as bytes on a socket, right ones and wrong ones: no client library stands between us and the server. */
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import fc, { type Arbitrary } from 'fast-check'
import { nearShape, junk, SHAPES, spoilt } from './arbitraries'
import type { KnownRoute } from './routes'

export interface RawRequest {
  readonly bytes: Buffer
  /** Whoever announces more than they send hangs up instead of waiting. */
  readonly hangsUp: boolean
}

/** What means something to the server that is asked. */
export interface Known {
  readonly words: readonly string[]
  readonly examples: readonly unknown[]
}

const METHODS = [
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY'],
  ...['get', 'G\u00c9T', 'X'],
]

const pieces: Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '.', '..', '%', '%2', '%00', '%ff', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '..%5c', '%252e'),
  fc.constantFrom('__proto__', 'constructor', '%F0%9F%90%89', '%ED%A0%80', ';a=b', '*', '\\'),
  fc.constant('a'.repeat(3000)),
  fc.string({ unit: 'binary-ascii', maxLength: 12 }).map(text => text.replace(/[\r\n ]/g, '%0a')),
)
const endings = fc.constantFrom(
  ...['', '', '', '/', '//', '?', '?a=b&a=c&a[b]=1', '?__proto__[x]=1', '?%', '#x', '/.', '/%2e%2e'],
)

const filled = (path: string, known: readonly string[]): Arbitrary<string> =>
  fc
    .tuple(fc.array(fc.oneof(fc.constantFrom(...known), pieces), { minLength: 4, maxLength: 4 }), endings)
    .map(([parts, ending]) => path.replace(/:\w+|\*/g, () => parts.pop() ?? '') + ending)

const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['origin', ['null', 'https://elsewhere.example', 'http://', '://', '\u00ff']],
  ['content-encoding', ['gzip', 'br', 'deflate', 'identity', 'zip', 'gzip, gzip']],
  ['accept-encoding', ['gzip', 'br;q=9', '*;q=0', ',,,']],
  ['authorization', ['Basic', 'Basic !!!', 'Basic YWRtaW46', 'Bearer x', 'Basic YWRtaW46d3Jvbmc=']],
  ['x-forwarded-for', ['127.0.0.1', '::1, not an address', ','.repeat(2000)]],
  ['x-forwarded-proto', ['https', 'javascript']],
  ['range', ['bytes=0-0', 'bytes=-9999999999', 'bytes=9-1', 'x=1']],
  ['if-none-match', ['*', 'W/"', '"'.repeat(50)]],
  ['if-modified-since', ['never', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['expect', ['100-continue', 'miracles']],
  ['cookie', ['a', '__proto__=1', '='.repeat(1000)]],
  ['x-http-method-override', ['DELETE']],
  ['accept', ['text/event-stream', '*/*;q=x']],
  ['upgrade', ['websocket', 'h2c']],
  ['long', ['x'.repeat(20_000)]],
]
const header = fc
  .constantFrom(...HEADERS)
  .chain(([name, values]) => fc.constantFrom(...values).map(value => `${name}: ${value}`))

/** Right most of the time: a request that is wrong in every way gets no further than the first check. */
const mostly = <T>(right: T, ...wrong: T[]): Arbitrary<T> =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) })

const method = (methods: readonly string[]): Arbitrary<string> => {
  const own = methods.length > 0 ? methods.map(name => name.toUpperCase()) : ['GET', 'POST']
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...own) },
    { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
  )
}

const TYPES = [
  ...['application/json; charset=utf-16', 'application/json; charset=x', 'text/plain'],
  ...['multipart/form-data', 'application/x-www-form-urlencoded', '\u00e4'],
]

const TEXTS = ['', '{', '{"a":', '"', '\ufeff{}', '['.repeat(4000), 'x'.repeat(9000)]

const asJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value) ?? '')

/** Bodies that a route takes, most of them with one thing wrong. */
const almost = (examples: readonly unknown[]): Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...examples), fc.option(fc.tuple(fc.nat(63), junk), { freq: 1 }))
    .map(([example, wrong]) => (wrong ? spoilt(example, ...wrong) : example))

const body = ({ words, examples }: Known): Arbitrary<Buffer> =>
  fc.oneof(
    { weight: 8, arbitrary: almost(examples).map(asJson) },
    { weight: 4, arbitrary: fc.oneof(...SHAPES.map(shape => nearShape(shape, words))).map(asJson) },
    { weight: 1, arbitrary: junk.map(value => gzipSync(asJson(value))) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes)) },
    { weight: 1, arbitrary: fc.constantFrom(...TEXTS).map(text => Buffer.from(text)) },
  )

interface Framed {
  readonly head: string
  readonly sent: Buffer
  readonly lies?: true
}

/** How a request says where its body ends. */
type Framing = (body: Buffer) => Framed

const measured: Framing = sent => ({ head: `content-length: ${sent.length}`, sent })

const chunked: Framing = sent => ({
  head: 'transfer-encoding: chunked',
  sent: Buffer.concat([
    Buffer.from(`${sent.length.toString(16)}\r\n`),
    sent,
    Buffer.from(sent.length > 0 ? '\r\n0\r\n\r\n' : '\r\n'),
  ]),
})

const lying =
  (head: (length: number) => string): Framing =>
  sent => ({ head: head(sent.length), sent, lies: true })

const LIES: readonly Framing[] = [
  lying(() => 'transfer-encoding: chunked'),
  lying(() => 'content-length: -1'),
  lying(length => `content-length: ${length + 7}`),
  lying(length => `content-length: ${length >> 1}`),
  lying(length => `content-length: ${length}\r\ncontent-length: 3`),
  lying(length => `content-length: ${length}\r\ntransfer-encoding: chunked`),
]

/** Requests for one route: most of them almost right. */
export const requestsFor = ({ path, methods }: KnownRoute, known: Known): Arbitrary<RawRequest> =>
  fc
    .record({
      start: fc.tuple(method(methods), filled(path, known.words), mostly('1.1', '1.0', '9.9')),
      host: mostly('host: 127.0.0.1', 'host: a\r\nhost: b', 'x: y', 'host: \u00ff'),
      headers: fc.array(header, { maxLength: 2 }),
      type: mostly('application/json', ...TYPES),
      content: body(known),
      frame: mostly(measured, chunked, ...LIES),
    })
    .map(({ start: [verb, target, version], host, headers, type, content, frame }) => {
      const { head, sent, lies = false } = frame(content)
      const lines = [`${verb} ${target} HTTP/${version}`, host, ...headers, `content-type: ${type}`, head]
      const top = Buffer.from(`${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`, 'latin1')
      return { bytes: Buffer.concat([top, sent]), hangsUp: lies }
    })

const FRAMES = fc.uint8Array({ maxLength: 60 }).map(bytes => Buffer.from(bytes))

/** Attempts to open a socket to a room, and whatever comes after. */
export const upgradesFor = ({ words }: Known): Arbitrary<RawRequest> =>
  fc
    .record({
      target: filled('/:process/:room?sessionId=:session&more=:more', words),
      version: mostly('13', '8', 'x', '-1'),
      key: mostly('dGhlIHNhbXBsZSBub25jZQ==', '', 'short', '\u00ff'),
      headers: fc.array(header, { maxLength: 2 }),
      frames: FRAMES,
    })
    .map(({ target, version, key, headers, frames }) => {
      const fixed = ['host: 127.0.0.1', 'connection: upgrade', 'upgrade: websocket']
      const own = [`sec-websocket-version: ${version}`, `sec-websocket-key: ${key}`]
      const lines = [`GET ${target} HTTP/1.1`, ...fixed, ...own, ...headers]
      const top = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
      return { bytes: Buffer.concat([top, frames]), hangsUp: true }
    })

/** Everything the server says to these bytes, until it closes, or has begun a stream that never ends. */
export const answerTo = (port: number, { bytes, hangsUp }: RawRequest): Promise<string> =>
  new Promise(resolve => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => (hangsUp ? socket.end(bytes) : socket.write(bytes)))
    socket.on('data', data => {
      answer += data.toString('latin1')
      if (answer.includes('text/event-stream') && answer.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })

/** The statuses of all answers in what the server said; 100 Continue is none. */
export const statusesIn = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)]
    .map(found => Number(found[1]))
    .filter(status => status >= 200)
