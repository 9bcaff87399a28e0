/**
 * Joins the public patch and a seat's private slice into frames; halves that do not match are never shown.
 * News for the slice come before the patch they belong to: without any, the slice holds for the next patch.
 */
import type { FullPrivateSlice, OpenHands, PrivateSlice, SessionInfo } from '@heorot/shared'
import type { Person, TableFrame } from './frame'
import { peopleAt } from './seatHistory'
import type { Patch } from './link'

type Event = TableFrame['events'][number]

interface Slice {
  readonly match: number
  readonly revision: number
  readonly secret: unknown
  readonly prompt: TableFrame['prompt']
  readonly events: readonly Event[] | null
}

/** Who sits down after the end does not change whose match it was. */
const peopleOf = ({ table: { holders, seats } }: Patch): readonly Person[] =>
  peopleAt(holders, seats.length, Number.POSITIVE_INFINITY).map((person, i) => ({
    ...person,
    online: seats[i]!.online,
  }))

const isWhole = (mine: PrivateSlice): mine is FullPrivateSlice => 'secret' in mine && 'prompt' in mine

export class FrameAssembler {
  #patch: Patch | null = null
  #slice: Slice | null = null
  #you: SessionInfo | null = null
  #open: OpenHands | null = null
  #shown = ''

  /** A new connection: what was told on the old one may have changed since. */
  forget(): void {
    this.#patch = null
    this.#slice = null
    this.#open = null
  }

  patch(patch: Patch): TableFrame | null {
    this.#carryOver(patch)
    this.#patch = patch
    return this.#join()
  }

  #carryOver({ table }: Patch): void {
    const slice = this.#slice
    if (slice?.match !== table.match || slice.revision >= table.revision || !this.#matches()) return
    this.#slice = { ...slice, revision: table.revision, events: null }
  }

  you(you: SessionInfo): TableFrame | null {
    if (you.seat !== this.#you?.seat) this.#slice = null
    this.#you = you
    return this.#join()
  }

  mine(mine: PrivateSlice): TableFrame | null {
    const before = this.#slice
    if (this.#isLate(mine) || !(before || isWhole(mine))) return null
    const { secret, prompt } = { ...before, ...mine }
    this.#slice = {
      match: mine.match,
      revision: mine.revision,
      secret,
      prompt: prompt as TableFrame['prompt'],
      events: (mine.events as readonly Event[] | undefined) ?? null,
    }
    return this.#join()
  }

  /** Hands come before the patch they belong to. */
  open(hands: OpenHands): TableFrame | null {
    this.#open = hands
    const table = this.#patch?.table
    return hands.match === table?.match && hands.revision === table.revision ? this.#join() : null
  }

  #isLate({ match, revision }: PrivateSlice): boolean {
    const table = this.#patch?.table
    return (
      table !== undefined && (match < table.match || (match === table.match && revision < table.revision))
    )
  }

  /** Whether a half is missing: then the table is asked for the whole. */
  get unmatched(): boolean {
    return this.#patch?.view != null && this.#you !== null && !this.#matches()
  }

  #matches(): boolean {
    if (this.#you?.seat == null) return true
    const table = this.#patch?.table
    return this.#slice?.match === table?.match && this.#slice?.revision === table?.revision
  }

  #hands({ match, revision }: Patch['table']): Pick<TableFrame, 'hands'> {
    const open = this.#open
    return open?.match === match && open.revision === revision ? { hands: open.hands } : {}
  }

  #join(): TableFrame | null {
    const patch = this.#patch
    if (!patch || patch.view === null || !this.#you || !this.#matches()) return null
    const { table } = patch
    const slice = this.#you.seat === null ? null : this.#slice
    const key = `${table.match}.${table.revision}`
    // The same revision again (somebody came or went) must not tell its events twice.
    const events = key === this.#shown ? [] : (slice?.events ?? (patch.events as readonly Event[]))
    this.#shown = key
    return {
      match: table.match,
      revision: table.revision,
      viewer: this.#you.seat ?? 'spectator',
      view: patch.view,
      secret: slice?.secret ?? null,
      prompt: this.#you.acts ? (slice?.prompt ?? null) : null,
      events,
      people: peopleOf(patch),
      waitingFor: table.waitingFor,
      progress: table.progress,
      outcome: table.outcome,
      ...this.#hands(table),
      takeBack: this.#you.acts && table.takeBack !== null && table.takeBack === this.#you.seat,
    }
  }
}
