/** The last chat lines of a table. Text stays plain text; rates are limited per person. */
import { type ChatLine, type chatShape, LIMITS, type Refusal, type Seat } from '@heorot/shared'
import type { z } from 'zod'
import { Limiter } from '../limits/Limiter'
import type { Session } from './Attendance'
import type { SanctionMatch } from './sanctions'
import { refusal } from './seating'

export interface Speaker {
  readonly person: string
  readonly name: string
  readonly seat: Seat | null
  readonly muted: SanctionMatch
}

/** Viewers talk among themselves; what players say would tell those behind the match how it goes on. */
export const hears = ({ seat, opens }: Pick<Session, 'seat' | 'opens'>, { channel }: ChatLine): boolean =>
  channel === 'spectators' ? seat === null : !opens

export class Chat {
  readonly #lines: ChatLine[]
  readonly #limiter: Limiter

  constructor(
    lines: readonly ChatLine[],
    private readonly now: () => number,
  ) {
    this.#lines = [...lines]
    this.#limiter = new Limiter(5, 0.5, now)
  }

  get lines(): readonly ChatLine[] {
    return this.#lines
  }

  /** The line to be stored and shown, not yet part of the log. Spectators have their own channel. */
  compose(
    { person, name, seat, muted }: Speaker,
    { channel, said }: z.output<typeof chatShape>,
  ): ChatLine | Refusal {
    if (muted) return refusal(muted === 'self' ? 'muted' : 'neighbour-muted')
    if (seat === null && channel === 'table') return refusal('not-seated')
    if (!this.#limiter.allow(person)) return refusal('too-often')
    const n = (this.#lines.at(-1)?.n ?? 0) + 1
    return { n, at: this.now(), person, name, seat, channel, said }
  }

  add(line: ChatLine): void {
    this.#lines.push(line)
    if (this.#lines.length > LIMITS.chatBacklog) this.#lines.shift()
  }
}
