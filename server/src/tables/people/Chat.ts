/** The last chat lines of a table. Text stays plain text; rates are limited per person and per address. */
import { type Channel, type ChatLine, LIMITS, type REQUESTS, type Refusal } from '@heorot/shared'
import type { z } from 'zod'
import { Limiter } from '../../limits/Limiter'
import type { TableRecord } from '../../store/TableRecord'
import type { Session } from './Attendance'
import { heldSeat } from '../record/seatHistory'
import { matchSanctions } from '../record/sanctions'
import { refusal } from '../record/seating'

/** Who has held a seat stays with the players until the match ends: viewers talk about what they see. */
const channelOf = (table: TableRecord, session: Session): Channel =>
  session.seat === null && heldSeat(table, session) === null ? 'spectators' : 'table'

/** Viewers talk among themselves; what players say would tell those behind the match how it goes on. */
export const hears = (table: TableRecord, session: Session, { channel }: ChatLine): boolean =>
  channel === 'spectators' ? channelOf(table, session) === channel : !session.opens

function silenced(table: TableRecord, session: Session, channel: Channel, now: number): Refusal | null {
  const own = channelOf(table, session)
  const muted = matchSanctions(table.muted, session, now)
  if (muted) return refusal(muted === 'self' ? 'muted' : 'neighbour-muted')
  return channel === own ? null : refusal(own === 'table' ? 'not-watching' : 'not-seated')
}

export class Chat {
  #lines: readonly ChatLine[]
  readonly #byPerson: Limiter
  /** By address and channel: viewers do not silence players who live with them. */
  readonly #byPlace: Limiter

  constructor(
    lines: readonly ChatLine[],
    private readonly now: () => number,
  ) {
    this.#lines = lines
    this.#byPerson = new Limiter(5, 0.5, now)
    this.#byPlace = new Limiter(20, 1, now)
  }

  get lines(): readonly ChatLine[] {
    return this.#lines
  }

  /** The line to be stored and shown, not yet part of the log. */
  compose(
    table: TableRecord,
    session: Session,
    { channel, said }: z.output<typeof REQUESTS.chat>,
  ): ChatLine | Refusal {
    const { person, name, seat, place } = session
    const refused = silenced(table, session, channel, this.now())
    if (refused) return refused
    if (!this.#byPerson.allow(person) || !this.#byPlace.allow(`${channel} ${place}`))
      return refusal('too-often')
    const n = (this.#lines.at(-1)?.n ?? 0) + 1
    return { n, at: this.now(), person, name, seat, channel, said }
  }

  /** The number of the line that goes for a new one: each channel has its own backlog. */
  displacedBy({ channel }: ChatLine): number | null {
    const own = this.#lines.filter(line => line.channel === channel)
    return own[own.length - LIMITS.chatBacklog]?.n ?? null
  }

  add(line: ChatLine): void {
    const displaced = this.displacedBy(line)
    this.#lines = [...this.#lines.filter(({ n }) => n !== displaced), line]
  }
}
