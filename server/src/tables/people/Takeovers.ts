/** Requests for a seat in the middle of a match. Everybody who decides has to agree; one who declines ends a request. */
import { isRefusal, type Refusal, type Seat, type Seated, type Takeover } from '@heorot/shared'
import type { TableRecord, TakeoverRecord } from '../../store/TableRecord'
import type { Session } from './Attendance'
import { claimSeat, decidersOf, graceOver, type TableMoment } from '../record/rights'
import { type Newcomer, refusal } from '../record/seating'
import type { Table } from '../Table'

/** With its seat: who asks may have changed their mind before an answer came. */
type Answered = Pick<Takeover, 'person' | 'seat'>

/** How long somebody who was declined cannot ask again, nor anybody else from the same address. */
export const DECLINED_FOR = 60 * 1000
/** More at once are noise, or one person with many browsers. */
const MOST_PENDING = 8
const MOST_PER_ADDRESS = 2

export class Takeovers {
  /** Until when those who were declined have to wait: hashes of tokens and of addresses. */
  readonly #declined = new Map<string, number>()

  constructor(private readonly table: Table) {}

  /** Without those that have become pointless. */
  get #pending(): readonly TakeoverRecord[] {
    return stillOpen(this.table.situation())
  }

  /** What everybody may know, with those who have not agreed yet. */
  get pending(): readonly Takeover[] {
    return this.#pending.map(asked => {
      const { seat, person, name } = asked
      return { seat, person, name, undecided: undecided(this.table.record, asked).map(one => one.person) }
    })
  }

  async ask({ owner, person, name, place, member }: Newcomer, seat: Seat): Promise<Seated | Refusal> {
    if (this.#isDeclined(owner) || this.#isDeclined(place)) return refusal('declined')
    const others = this.#pending.filter(other => other.owner !== owner)
    const fromThere = others.filter(other => other.place === place).length
    if (others.length >= MOST_PENDING || fromThere >= MOST_PER_ADDRESS) return refusal('too-often')
    const asked = { seat, owner, person, name, place, ...(member && { member }), agreed: [] }
    await this.#replace([...others, asked])
    return { ok: true, pending: true }
  }

  #isDeclined(hash: string): boolean {
    return (this.#declined.get(hash) ?? 0) > this.table.now()
  }

  withdraw(owner: string): Promise<Refusal | null> {
    return this.#drop(asked => asked.owner === owner)
  }

  /** The owner of a seat is back: nobody has it in their place. */
  end(seat: Seat): Promise<Refusal | null> {
    return this.#drop(asked => asked.seat === seat)
  }

  async #drop(isDropped: (asked: TakeoverRecord) => boolean): Promise<Refusal | null> {
    const { takeovers } = this.table.record
    return takeovers.some(isDropped) ? this.#replace(takeovers.filter(asked => !isDropped(asked))) : null
  }

  #replace(takeovers: readonly TakeoverRecord[]): Promise<Refusal | null> {
    return this.table.alter(draft => {
      draft.takeovers = takeovers
    })
  }

  async accept({ owner }: Session, answered: Answered): Promise<Refusal | null> {
    const asked = this.#decidable(owner, answered)
    if ('reason' in asked) return asked
    const agreed = { ...asked, agreed: [...asked.agreed, owner] }
    await this.#replace(this.#pending.map(other => (other === asked ? agreed : other)))
    return this.giveAgreed()
  }

  async decline({ owner }: Session, answered: Answered): Promise<Refusal | null> {
    const asked = this.#decidable(owner, answered)
    if ('reason' in asked) return asked
    for (const hash of [asked.owner, asked.place]) this.#declined.set(hash, this.table.now() + DECLINED_FOR)
    return this.withdraw(asked.owner)
  }

  /** Gives a seat on which all are agreed by now. Its new owner decides about the others. */
  async giveAgreed(): Promise<Refusal | null> {
    const { record, seatChanges } = this.table
    const asked = this.#pending.find(one => undecided(record, one).length === 0)
    return asked ? seatChanges.give({ ...asked, agrees: 0, opens: false }, asked.seat, true) : null
  }

  #decidable(owner: string, { person, seat }: Answered): TakeoverRecord | Refusal {
    const asked = this.#pending.find(other => other.person === person && other.seat === seat)
    if (!asked) return refusal('no-such-person')
    const decides = decidersOf(this.table.record, asked.seat, asked).some(one => one.owner === owner)
    return decides ? asked : refusal('not-decider')
  }
}

const undecided = (record: TableRecord, asked: TakeoverRecord) =>
  decidersOf(record, asked.seat, asked).filter(({ owner }) => !asked.agreed.includes(owner ?? ''))

/** A request ends when nobody could have the seat that way any more, or who asked has been away for too long. */
function stillOpen(situation: TableMoment): readonly TakeoverRecord[] {
  const { record } = situation
  if (record.phase !== 'playing') return []
  return record.takeovers.filter(
    asked =>
      !graceOver(situation, asked.owner) &&
      !isRefusal(claimSeat(situation, { ...asked, agrees: 0, opens: false }, asked.seat)),
  )
}
