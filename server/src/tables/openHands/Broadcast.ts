/** The delayed stream of a table, computed once for everybody who watches it. */
import { CLOSE_BROADCAST, type History, type OpenHands, type Past, type Span } from '@heorot/shared'
import { DelayedPlay } from './DelayedPlay'
import type { TableFacts } from '../facts'
import type { PublicNews } from '../Play'
import type { Table } from '../Table'

export class Broadcast {
  #delayed: DelayedPlay | null = null
  #facts: TableFacts | null = null

  constructor(private readonly table: Table) {}

  /** Brings the stream up to date, and its viewers with it. */
  advance(): void {
    const { play, attendance } = this.table
    const delayed = attendance.opened.length > 0 ? this.#open() : null
    if (!delayed || !play) return
    // After a crash the time goes on from what is stored: nobody sees an older moment then than before.
    const { stored } = this.table.deps.playTime
    while (delayed.step(play, stored)) this.#deliver(delayed, delayed.hands())
  }

  /** Somebody has begun to watch: what they are sent first is what the others have. */
  begin(facts: TableFacts): void {
    const delayed = this.#open()
    if (!delayed) return
    this.#facts = facts
    this.advance()
    this.#deliver(delayed)
  }

  /** Names and presence are those of now; what tells of the match is as old as the match shown. */
  announce(facts: TableFacts): void {
    if (!this.#delayed || this.table.attendance.opened.length === 0) return
    this.#facts = facts
    this.#deliver(this.#delayed)
  }

  /** Nobody goes on watching hands that somebody has closed, or a match that is gone. */
  closeIfOver(): void {
    const { record, attendance } = this.table
    const shown = this.#delayed?.matchNumber ?? record.match
    if (this.#isOpen && shown === record.match) return
    this.#delayed = null
    for (const session of attendance.opened) this.table.deps.outlet.close(session, CLOSE_BROADCAST)
  }

  hands(): OpenHands | null {
    return this.#open()?.hands() ?? null
  }

  past(match: number, span: Span): Past {
    return { ok: true, frames: this.#ofMatch(match)?.past(span) ?? [] }
  }

  history(match: number): History {
    return { ok: true, steps: this.#ofMatch(match)?.history() ?? [] }
  }

  #ofMatch(match: number): DelayedPlay | null {
    return match === this.table.record.match ? this.#open() : null
  }

  get #isOpen(): boolean {
    const { record, play } = this.table
    return play !== null && record.hands === 'open'
  }

  #open(): DelayedPlay | null {
    const { record, play } = this.table
    if (!play || !this.#isOpen) return null
    if (this.#delayed?.matchNumber !== record.match) this.#delayed = new DelayedPlay(play.game, record)
    return this.#delayed
  }

  #deliver(delayed: DelayedPlay, hands: OpenHands | null = null): void {
    if (!this.#facts) return
    const match = delayed.news()
    const table = asOf(this.#facts, match)
    // Events are told once, with the hands they led to.
    if (hands) this.table.deps.outlet.deliverDelayed({ table, match, hands })
    else this.table.deps.outlet.deliverDelayed({ table, match: { ...match, events: [] } })
  }
}

const asOf = (facts: TableFacts, { revision, outcome }: PublicNews): TableFacts => ({
  ...facts,
  phase: outcome ? facts.phase : 'playing',
  takeovers: [],
  holders: facts.holders.filter(({ from }) => from <= revision + 1),
  seats: facts.seats.map(seat => ({
    ...seat,
    ...{ standIn: false, awaySince: null, deadline: null, reserve: 0, askableAt: null },
  })),
})
