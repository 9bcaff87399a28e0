/** People take and leave seats: the record changes first, then their sessions follow. */
import { isRefusal, type Refusal, type Seat, type Seated } from '@heorot/shared'
import { claimSeat } from '../record/rights'
import { type Newcomer, placeAt, placeOfOwner, refusal, sit } from '../record/seating'
import type { Table } from '../Table'

export class SeatChanges {
  constructor(private readonly table: Table) {}

  /** Sits somebody down, or asks on their behalf for a seat they cannot just take. */
  async take(guest: Newcomer, wanted: Seat | null): Promise<Seated | Refusal> {
    const claim = claimSeat(this.table.situation(), guest, wanted)
    if (isRefusal(claim)) return claim
    if (claim.needsConsent) return this.table.takeovers.ask(guest, claim.seat)
    return (await this.give(guest, claim.seat)) ?? { ok: true }
  }

  /** `agreed`: everybody who decides accepted that they get the seat. */
  async give(guest: Newcomer, seat: Seat, agreed = false): Promise<Refusal | null> {
    const refused = await this.table.change(draft => {
      const claim = claimSeat(this.table.situation(draft), guest, seat)
      if (isRefusal(claim)) return claim
      if (claim.needsConsent && !agreed) return refusal('not-decider')
      const place = placeAt(draft, seat)
      // Nobody pays for the time before they came.
      if (place.owner !== guest.owner && place.askedAt !== null) place.askedAt = this.table.playTime()
      sit(draft, guest, seat, this.table.now())
      draft.takeovers = draft.takeovers.filter(asked => asked.seat !== seat && asked.owner !== guest.owner)
      return null
    })
    if (refused) return refused
    this.table.standIns.end(seat)
    this.follow(guest.owner)
    return null
  }

  /** Moves an owner's sessions to where the record has them. */
  follow(owner: string): void {
    const { record, play, attendance } = this.table
    const seat = placeOfOwner(record, owner)
    for (const session of attendance.place(owner, seat)) this.table.announcer.sendInfo(session)
    if (seat !== null) play?.forget(seat)
    this.table.announce()
  }

  /** A seat adds to the deal once, before the start. */
  addEntropy(seat: Seat | null, entropy: string): Promise<Refusal | null> {
    return this.table.alter(draft => {
      const place = seat === null ? undefined : draft.seats[seat]
      if (draft.phase !== 'waiting' || place?.chance !== '') return refusal('not-waiting')
      place.chance = entropy
    })
  }
}
