/**
 * The public tables of all processes. Each process tells the others what changes at its own tables, and from
 * time to time all of them; whoever has not been heard for a while is forgotten with its tables.
 */
import type { LobbyEvents, TableSummary } from '@heorot/shared'
import { Lobby } from '../registry/Lobby'

/** What processes tell each other. */
export type Word = { readonly from: string } & (
  | { readonly all: readonly TableSummary[]; readonly answer?: boolean }
  | { readonly show: TableSummary }
  | { readonly gone: string }
)

export const TELL_EVERY = 10_000
const FORGET_AFTER = 2.5 * TELL_EVERY

export class SharedLobby {
  /** What readers are shown. */
  readonly all = new Lobby()
  readonly #holders = new Map<string, string>()
  readonly #heard = new Map<string, number>()

  constructor(
    private readonly own: Lobby,
    private readonly me: string,
    private readonly tell: (word: Word) => void,
    private readonly now: () => number,
  ) {
    own.listen((event, data) => {
      if (event === 'table') this.#showOwn(data as LobbyEvents['table'])
      else if (event === 'gone') this.#hideOwn((data as LobbyEvents['gone']).code)
    })
  }

  #showOwn(summary: TableSummary): void {
    this.#show(this.me, summary)
    this.tell({ from: this.me, show: summary })
  }

  #hideOwn(code: string): void {
    this.#hide(this.me, code)
    this.tell({ from: this.me, gone: code })
  }

  /** Everything of ours, for those who have just come; `ask` for theirs too. */
  introduce(ask = false): void {
    this.tell({ from: this.me, all: this.own.tables, ...(ask && { answer: true }) })
  }

  hear(word: Word): void {
    if (word.from === this.me) return
    this.#heard.set(word.from, this.now())
    if ('show' in word) this.#show(word.from, word.show)
    else if ('gone' in word) this.#hide(word.from, word.gone)
    else {
      const codes = new Set(word.all.map(({ code }) => code))
      for (const code of this.#codesOf(word.from)) if (!codes.has(code)) this.#hide(word.from, code)
      for (const summary of word.all) this.#show(word.from, summary)
      if (word.answer) this.introduce()
    }
  }

  /** Forgets who has been silent for too long. */
  sweep(): void {
    for (const [from, at] of this.#heard)
      if (Math.abs(this.now() - at) > FORGET_AFTER) {
        this.#heard.delete(from)
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

  /** A table that has moved on is not hidden by the process it came from. */
  #hide(from: string, code: string): void {
    if (this.#holders.get(code) !== from) return
    this.#holders.delete(code)
    this.all.hide(code)
  }
}
