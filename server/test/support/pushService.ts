/** A push service and a webhook receiver for tests: keeps what it is sent, and reads it as a browser would. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { Subscription } from '@heorot/shared'
import { listening } from './freePort'

export interface Received {
  readonly path: string
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: Buffer
}

export class PushService {
  readonly received: Received[] = []
  /** Answered to everything. */
  status = 201
  #server: Server | null = null
  url = ''

  async open(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(this.status).end()
    })
    this.url = `http://127.0.0.1:${await listening(this.#server)}`
  }

  close(): void {
    this.#server?.closeAllConnections()
    this.#server?.close()
  }

  to(path: string): readonly Received[] {
    return this.received.filter(one => one.path === path)
  }
}

/** One for all tests of a file, which accepts everything and has received nothing when a test begins. */
export function usePushService(): PushService {
  const service = new PushService()
  beforeAll(() => service.open())
  afterAll(() => service.close())
  beforeEach(() => {
    service.received.length = 0
    service.status = 201
  })
  return service
}

/** A browser that has subscribed, with the keys to read what it is sent (RFC 8291). */
export class TestDevice {
  readonly #keys = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor(readonly endpoint: string) {
    this.#keys.generateKeys()
  }

  get subscription(): Subscription {
    const keys = {
      p256dh: this.#keys.getPublicKey().toString('base64url'),
      auth: this.#auth.toString('base64url'),
    }
    return { endpoint: this.endpoint, keys, language: 'de' }
  }

  /** The notification that a message brings. */
  read(body: Buffer): Record<string, unknown> {
    const { web_push, notification } = this.#decrypt(body)
    if (web_push !== 8030) throw new Error('browsers cannot show this by themselves')
    return notification as Record<string, unknown>
  }

  #decrypt(body: Buffer): Record<string, unknown> {
    const salt = body.subarray(0, 16)
    const senderLength = body.readUInt8(20)
    const sender = body.subarray(21, 21 + senderLength)
    const sealed = body.subarray(21 + senderLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender])
    const secret = hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32)
    const derive = (label: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${label}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    // The last record ends with the byte 2 and zeros.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as Record<string, unknown>
  }
}
