/** People take and leave seats: the record changes first, then their sessions follow. */
import { isRefusal, type Refusal, type Seat, type Seated } from '@heorot/shared'
import type { TableRecord } from '../store/TableRecord'
import type { Announcer } from './Announcer'
import type { Attendance } from './Attendance'
import type { Play } from './Play'
import type { Alter } from './StoredRecord'
import type { StandIns } from './StandIns'
import { claimSeat, isFree, type Newcomer, placeAt, placeOfPerson, sit } from './seating'
import type { Takeovers } from './Takeovers'

export interface SeatedTable {
  readonly record: TableRecord
  readonly play: Play | null
  readonly attendance: Attendance
  readonly standIns: Pick<StandIns, 'end'>
  readonly takeovers: Pick<Takeovers, 'isNeedless' | 'ask'>
  /** The time on players' clocks. */
  playTime(): number
  change(alter: Alter): Promise<Refusal | null>
  announce(): void
}

export class SeatChanges {
  constructor(
    private readonly table: SeatedTable,
    private readonly announcer: Announcer,
    private readonly now: () => number,
  ) {}

  /** Sits somebody down, or asks on their behalf for a seat they cannot just take. */
  async take(guest: Newcomer, wanted: Seat | null): Promise<Seated | Refusal> {
    const { record, takeovers } = this.table
    const claim = claimSeat(record, guest, wanted, this.now())
    if (isRefusal(claim)) return claim
    const isNeedless = takeovers.isNeedless(guest)
    if (claim.needsConsent && !isNeedless) return takeovers.ask(guest, claim.seat)
    return (await this.give(guest, claim.seat, isNeedless)) ?? { ok: true }
  }

  /** `agreed`: somebody accepted that they take over the seat. */
  async give(guest: Newcomer, wanted: Seat, agreed = false): Promise<Refusal | null> {
    const refused = await this.table.change(draft => {
      const isNew = isFree(placeAt(draft, wanted))
      const seat = sit(draft, guest, wanted, this.now(), agreed)
      if (typeof seat !== 'number') return seat
      // Nobody pays for the time before they came.
      const place = placeAt(draft, seat)
      if (isNew && place.askedAt !== null) place.askedAt = this.table.playTime()
      return null
    })
    if (refused) return refused
    this.table.standIns.end(wanted)
    this.follow(guest.person)
    return null
  }

  /** Moves a person's sessions to where the record has them. */
  follow(person: string): void {
    const { record, play, attendance } = this.table
    const seat = placeOfPerson(record, person)
    for (const session of attendance.place(person, seat)) this.announcer.sendInfo(session)
    if (seat !== null) play?.forget(seat)
    this.table.announce()
  }

  /** A seat adds to the deal once, before the start. */
  async addEntropy(seat: Seat, entropy: string): Promise<boolean> {
    const { record } = this.table
    if (record.phase !== 'waiting' || record.seats[seat]?.chance !== '') return false
    await this.table.change(draft => {
      placeAt(draft, seat).chance = entropy
      return null
    })
    return true
  }
}
