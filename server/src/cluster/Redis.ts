/**
 * What processes share that may be lost: words about the lobby, and counters of who comes how often. Whenever
 * Redis is away, every process goes on with what it knows by itself.
 */
import { Redis as Connection, type RedisOptions } from 'ioredis'

const CHANNEL = 'heorot:lobby'
const MINUTE = 60

const OPTIONS: RedisOptions = {
  connectTimeout: 2000,
  // Nobody who wants to play waits for a counter.
  commandTimeout: 300,
  // A line that swallows everything is noticed: each process hears itself more often than that.
  socketTimeout: 25_000,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  retryStrategy: attempt => Math.min(2000, 100 * 2 ** Math.min(attempt, 5)),
}

export interface RedisEvents {
  hear(text: string): void
  /** Whatever was said meanwhile has been missed. */
  back(): void
  away(why: string): void
}

export class Redis {
  readonly #commands: Connection
  readonly #ears: Connection
  #away = false

  constructor(
    url: string,
    private readonly events: RedisEvents,
  ) {
    this.#commands = new Connection(url, OPTIONS)
    this.#ears = new Connection(url, { ...OPTIONS, autoResubscribe: false })
    for (const connection of [this.#commands, this.#ears]) connection.on('error', error => this.#lost(error))
    this.#ears.on('message', (_, text) => events.hear(text))
    this.#ears.on('ready', () => void this.#listen())
  }

  async #listen(): Promise<void> {
    try {
      await this.#ears.subscribe(CHANNEL)
      this.#away = false
      this.events.back()
    } catch (error) {
      this.#lost(error)
    }
  }

  #lost(error: unknown): void {
    const why = error instanceof Error ? error.message || error.name : String(error)
    if (!this.#away) this.events.away(why)
    this.#away = true
  }

  say(text: string): void {
    this.#commands.publish(CHANNEL, text).catch(() => {})
  }

  /** How often this key was counted within a minute, this time included; null when nobody knows. */
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
    this.#ears.disconnect()
  }
}
