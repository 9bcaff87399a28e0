/** Plays on whatever happens to the server, and remembers everything it was promised and shown. */
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { canonical, type CreateRequest, findGame, rngFrom } from '@heorot/shared'
import { visitorOf } from './harness'
import { newTestToken, tableForTwo, Visitor } from './Visitor'

interface Promised {
  readonly match: number
  readonly revision: number
  readonly intent: unknown
}

interface Pending {
  readonly match: number
  readonly id: string
  readonly intent: unknown
}

export const fingerprint = (view: unknown): string =>
  createHash('sha256').update(canonical(view)).digest('hex')

export class StubbornPlayer {
  /** Every intent that was acknowledged. */
  readonly promised: Promised[] = []
  /** What the public view looked like, by match and revision. */
  readonly seen = new Map<string, string>()
  #visitor: Visitor | null = null
  #pending: Pending | null = null
  #phase: string | null = null
  #over = false

  constructor(
    private readonly url: string,
    private readonly code: string,
    private readonly token: string,
    private readonly onPromise: () => void,
  ) {}

  /** As it was last seen: a restart changes nothing about it. */
  get phase(): string | null {
    return this.#phase
  }

  get match(): number {
    return this.#visitor?.table.match ?? 0
  }

  stop(): void {
    this.#over = true
  }

  async run(): Promise<void> {
    while (!this.#over) {
      const visitor = this.#visitor ?? (await this.#connect())
      if (!visitor) await pause(20)
      else
        try {
          await this.#step(visitor)
        } catch {
          // The line broke; whether the last intent was stored is what the next connection finds out.
          if (visitor.closedWith !== null) this.#visitor = null
          else await pause(5)
        }
    }
    await this.#visitor?.leave()
  }

  async #connect(): Promise<Visitor | null> {
    try {
      this.#visitor = await Visitor.join(this.url, this.code, { token: this.token, name: 'Breca', sit: true })
      return this.#visitor
    } catch {
      return null
    }
  }

  async #step(visitor: Visitor): Promise<void> {
    if (visitor.closedWith !== null) {
      this.#visitor = null
      return
    }
    const { table, mine } = visitor
    this.#phase = table.phase
    if (visitor.inStep && table.phase !== 'waiting')
      this.seen.set(`${table.match}:${table.revision}`, fingerprint(visitor.view))
    if (this.#pending) return this.#send(visitor, this.#pending)
    const asked = table.phase === 'playing' && table.waitingFor.includes(visitor.you.seat ?? -1)
    if (!asked || !mine?.prompt || !visitor.inStep) return pause(2)
    const intent = findGame(table.game)!.suggest(mine.prompt, rngFrom(randomBytes(16).toString('hex')))
    this.#pending = { match: table.match, id: newTestToken(), intent }
  }

  async #send(visitor: Visitor, pending: Pending): Promise<void> {
    const { match, id, intent } = pending
    const answer = await visitor.intend(intent, id)
    this.#pending = null
    if (answer.revision === undefined) return
    this.promised.push({ match, revision: answer.revision, intent })
    this.onPromise()
  }
}

/** Two of them at a table that has started. */
export async function stubbornMatch(url: string, order: Partial<CreateRequest>, onPromise: () => void) {
  const { code, token, host, guest } = await tableForTwo(visitorOf(url), order)
  await host.host({ do: 'start' })
  await Promise.all([host.leave(), guest.leave()])
  const tokens = [token, guest.token]
  return { code, tokens, players: tokens.map(each => new StubbornPlayer(url, code, each, onPromise)) }
}
