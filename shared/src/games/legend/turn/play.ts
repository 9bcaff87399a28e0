/** What every rule works with: the state, randomness, and where events go. */
import type { EventWordings, Rng, Seat } from '../../../kernel'
import { specialCard } from '../edition/catalog'
import type { LegendEvent, Pending, SpecialId, LegendState } from '../types'

export interface RuleContext {
  readonly state: LegendState
  readonly rng: Rng
  readonly emit: (wordings: EventWordings<LegendEvent>) => void
}

/** Tells something everyone may know. */
export const emitPublic = (play: RuleContext, event: LegendEvent): void => play.emit({ everyone: event })

/** Puts off what is to be done: the last one named comes first. */
export function putOff(play: RuleContext, ...pending: readonly Pending[]): void {
  for (const item of pending) play.state.pending.push(item)
}

/** The seat whose turn it is when `done` turns are over, in rounds from the start player. */
export const seatAfter = (state: LegendState, done: number): Seat => (state.start + done) % state.seats

/** All seats clockwise from the start player. */
export function fromStart(state: LegendState): Seat[] {
  const seats: Seat[] = []
  for (let turn = 0; turn < state.seats; turn++) seats.push(seatAfter(state, turn))
  return seats
}

export const holds = (state: LegendState, seat: Seat, special: SpecialId): boolean =>
  state.hands[seat]!.includes(specialCard(special))

/** Uses up a special card: it leaves the game. */
export function useSpecial(
  play: RuleContext,
  seat: Seat,
  special: SpecialId,
  { saved = null, refused = null }: Partial<Pick<UsedSpecial, 'saved' | 'refused'>> = {},
): void {
  const hand = play.state.hands[seat]!
  hand.splice(hand.indexOf(specialCard(special)), 1)
  play.state.gone.push(specialCard(special))
  emitPublic(play, { kind: 'usedSpecial', seat, special, saved, refused })
}
type UsedSpecial = Extract<LegendEvent, { kind: 'usedSpecial' }>

/** Seats by total, the highest first; ties go clockwise from the start player. */
export const rankByTotal = (state: LegendState, totals: readonly number[]): Seat[] =>
  fromStart(state).sort((a, b) => totals[b]! - totals[a]!)
