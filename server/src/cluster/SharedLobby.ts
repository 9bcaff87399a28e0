/**
 * The public tables of all processes. Each process sends the others what changes at its own tables, and all of them
 * every few seconds; a process that stays silent is forgotten with its tables.
 */
import type { LobbyEvents, TableSummary } from '@heorot/shared'
import { z } from 'zod'
import { Lobby } from '../registry/Lobby'

/** The code is what this process relies on; browsers read the rest. */
const summaryShape = z.custom<TableSummary>(value => z.object({ code: z.string() }).safeParse(value).success)
const sender = { from: z.string() }

/** What processes send each other. */
const messageShape = z.union([
  z.object({ ...sender, all: z.array(summaryShape), answer: z.boolean().optional() }),
  z.object({ ...sender, show: summaryShape }),
  z.object({ ...sender, gone: z.string() }),
])
type LobbyMessage = z.output<typeof messageShape>

export const ANNOUNCE_EVERY = 10_000
const FORGET_AFTER = 2.5 * ANNOUNCE_EVERY

export class SharedLobby {
  /** Own tables and those of the others. */
  readonly all = new Lobby()
  readonly #holders = new Map<string, string>()
  readonly #heardAt = new Map<string, number>()

  constructor(
    private readonly own: Lobby,
    private readonly me: string,
    private readonly publish: (text: string) => void,
    private readonly now: () => number,
  ) {
    own.listen((event, data) => {
      if (event === 'table') this.#showOwn(data as LobbyEvents['table'])
      else if (event === 'gone') this.#hideOwn((data as LobbyEvents['gone']).code)
    })
  }

  #showOwn(summary: TableSummary): void {
    this.#show(this.me, summary)
    this.#send({ from: this.me, show: summary })
  }

  #hideOwn(code: string): void {
    this.#hide(this.me, code)
    this.#send({ from: this.me, gone: code })
  }

  /** Sends all our tables; `ask`: the others answer with theirs. */
  announceAll(ask = false): void {
    this.#send({ from: this.me, all: this.own.tables, ...(ask && { answer: true }) })
  }

  /** Ignores what it cannot read: during an upgrade the others may run another version. */
  receive(text: string): void {
    const message = readMessage(text)
    if (!message || message.from === this.me) return
    this.#heardAt.set(message.from, this.now())
    if ('show' in message) this.#show(message.from, message.show)
    else if ('gone' in message) this.#hide(message.from, message.gone)
    else {
      const codes = new Set(message.all.map(({ code }) => code))
      for (const code of this.#codesOf(message.from)) if (!codes.has(code)) this.#hide(message.from, code)
      for (const summary of message.all) this.#show(message.from, summary)
      if (message.answer) this.announceAll()
    }
  }

  #send(message: LobbyMessage): void {
    this.publish(JSON.stringify(message))
  }

  forgetSilent(): void {
    for (const [from, at] of this.#heardAt)
      if (Math.abs(this.now() - at) > FORGET_AFTER) {
        this.#heardAt.delete(from)
        for (const code of this.#codesOf(from)) this.#hide(from, code)
      }
  }

  #codesOf(from: string): string[] {
    return [...this.#holders].flatMap(([code, holder]) => (holder === from ? [code] : []))
  }

  #show(from: string, summary: TableSummary): void {
    this.#holders.set(summary.code, from)
    this.all.show(summary)
  }

  /** A table stays listed when its former process drops it after another one has listed it. */
  #hide(from: string, code: string): void {
    if (this.#holders.get(code) !== from) return
    this.#holders.delete(code)
    this.all.hide(code)
  }
}

function readMessage(text: string): LobbyMessage | null {
  try {
    return messageShape.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
