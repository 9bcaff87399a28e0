/**
 * What processes share and may lose: messages about the lobby, and counters for the limits. While Redis is down each
 * process goes on with what it knows itself.
 */
import { Redis as Connection, type RedisOptions } from 'ioredis'

const CHANNEL = 'heorot:lobby'
const MINUTE = 60

const OPTIONS: RedisOptions = {
  connectTimeout: 2000,
  // A counter is not worth a long wait.
  commandTimeout: 300,
  // Detects dead connections: each process receives its own messages more often than this.
  socketTimeout: 25_000,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  retryStrategy: attempt => Math.min(2000, 100 * 2 ** Math.min(attempt, 5)),
}

export interface RedisEvents {
  received(text: string): void
  /** Everything sent before this was missed. */
  connected(): void
  disconnected(why: string): void
}

export class Redis {
  readonly #commands: Connection
  readonly #subscriber: Connection
  #isDown = false

  constructor(
    url: string,
    private readonly events: RedisEvents,
  ) {
    this.#commands = new Connection(url, OPTIONS)
    this.#subscriber = new Connection(url, { ...OPTIONS, autoResubscribe: false })
    for (const connection of [this.#commands, this.#subscriber])
      connection.on('error', error => this.#lost(error))
    this.#subscriber.on('message', (_, text) => events.received(text))
    this.#subscriber.on('ready', () => void this.#listen())
  }

  async #listen(): Promise<void> {
    try {
      await this.#subscriber.subscribe(CHANNEL)
      this.#isDown = false
      this.events.connected()
    } catch (error) {
      this.#lost(error)
    }
  }

  #lost(error: unknown): void {
    const why = error instanceof Error ? error.message || error.name : String(error)
    if (!this.#isDown) this.events.disconnected(why)
    this.#isDown = true
  }

  publish(text: string): void {
    this.#commands.publish(CHANNEL, text).catch(() => {})
  }

  /** How often this key was counted within a minute, this time included; null while Redis is down. */
  async count(key: string): Promise<number | null> {
    try {
      const name = `heorot:${key}`
      const answers = await this.#commands.pipeline().set(name, 0, 'EX', MINUTE, 'NX').incr(name).exec()
      const counted = answers?.[1]?.[1]
      return typeof counted === 'number' ? counted : null
    } catch {
      return null
    }
  }

  close(): void {
    this.#commands.disconnect()
    this.#subscriber.disconnect()
  }
}
