/** Watches whatever happens to the server, and remembers everything it was shown. */
import { setTimeout as pause } from 'node:timers/promises'
import type { JoinOptions, Past, PastFrame, Rng } from '@heorot/shared'
import { newTestToken, Visitor } from './Visitor'

export const SPECTATOR_KINDS = ['plain', 'following', 'rewinding', 'delayed', 'tv'] as const
export type SpectatorKind = (typeof SPECTATOR_KINDS)[number]

/** A moment as it arrived, and how much time had passed by then. */
interface Sight {
  readonly revision: number
  readonly view: unknown
  readonly elapsed: number
}

export class Spectator {
  readonly sights: Sight[] = []
  readonly hands: { readonly revision: number; readonly hands: unknown; readonly elapsed: number }[] = []
  /** Everything it was told of earlier moments. */
  readonly past: PastFrame[] = []
  readonly histories: (readonly unknown[])[] = []
  /** What no spectator may be sent. */
  readonly slips: string[] = []
  joins = 0
  #visitor: Visitor | null = null
  #over = false

  constructor(
    readonly kind: SpectatorKind,
    private readonly url: string,
    private readonly code: string,
    private readonly elapsed: () => number,
    private readonly rng: Rng,
  ) {}

  get revision(): number {
    return this.sights.at(-1)?.revision ?? -1
  }

  stop(): void {
    this.#over = true
  }

  async run(): Promise<void> {
    while (!this.#over)
      try {
        const visitor = this.#visitor ?? (await this.#come())
        if (visitor.closedWith !== null || this.rng.below(60) === 0) await this.#go(visitor)
        else await this.#ask(visitor)
        await pause(5 + this.rng.below(20))
      } catch {
        // The line broke: it comes again, as browsers do.
        this.#visitor = null
        await pause(20)
      }
    await this.#visitor?.leave()
  }

  async #come(): Promise<Visitor> {
    const options: Partial<JoinOptions> = { name: this.kind, token: newTestToken() }
    const visitor = await Visitor.join(this.url, this.code, {
      ...options,
      ...(this.kind === 'delayed' && { open: true }),
    })
    this.joins++
    this.#visitor = visitor
    visitor.room.onStateChange(() => this.#see(visitor))
    this.#see(visitor)
    const { open } = await visitor.sync()
    if (open) this.#note(open)
    return visitor
  }

  async #go(visitor: Visitor): Promise<void> {
    this.#visitor = null
    await visitor.leave()
  }

  #see(visitor: Visitor): void {
    const { revision } = visitor.table
    if (visitor.mine) this.slips.push('a private slice')
    if (this.kind !== 'delayed' && visitor.opened.length > 0) this.slips.push('open hands')
    for (const open of visitor.opened.splice(0)) this.#note(open)
    if (visitor.view !== null) this.sights.push({ revision, view: visitor.view, elapsed: this.elapsed() })
  }

  #note({ revision, hands }: { readonly revision: number; readonly hands: unknown }): void {
    this.hands.push({ revision, hands, elapsed: this.elapsed() })
  }

  async #ask(visitor: Visitor): Promise<void> {
    const { match, revision } = visitor.table
    const asks = this.kind === 'rewinding' || this.kind === 'tv' || this.kind === 'delayed'
    if (asks && this.rng.below(4) === 0) {
      const from = this.rng.below(revision + 1)
      // Somebody who asks beyond the newest moment gets no more than there is for them.
      const to = this.kind === 'tv' ? from : from + this.rng.below(500)
      const { frames } = (await visitor.ask('past', { match, from, to })) as unknown as Past
      this.past.push(...(frames ?? []))
    }
    if (this.kind === 'following' && this.rng.below(8) === 0) {
      const { steps } = (await visitor.ask('history', { match })) as unknown as { steps: unknown[] }
      this.histories.push(steps)
    }
  }
}
