/** Scratches and wounds. */
import type { Seat } from '../../../kernel'
import { emitPublic, holds, type RuleContext } from '../turn/play'
import type { Heal, LegendState, WoundTile } from '../types'

const SCRATCHES_TO_A_WOUND = 3

/** Whether one more scratch would turn into a wound. */
export const isThirdScratch = (state: LegendState, seat: Seat): boolean =>
  state.scratches[seat] === SCRATCHES_TO_A_WOUND - 1

/** How many scratches The Warrior's Rest could put back for this seat now. */
export function restable(state: LegendState, seat: Seat): 0 | 1 | 2 {
  const scratches = state.scratches[seat]!
  if (scratches === 0 || !holds(state, seat, 'rest')) return 0
  return scratches === 1 ? 1 : 2
}

/** A third scratch sends all three back for a wound, without cards. */
export function takeScratch(play: RuleContext, seat: Seat): void {
  const { scratches, wounds } = play.state
  const third = isThirdScratch(play.state, seat)
  emitPublic(play, { kind: 'scratched', seat })
  scratches[seat] = third ? 0 : scratches[seat]! + 1
  if (!third) return
  wounds[seat]!++
  emitPublic(play, { kind: 'wounded', seat, wounds: 1, by: 'thirdScratch' })
}

export function takeWound(play: RuleContext, seat: Seat): void {
  play.state.wounds[seat]!++
  emitPublic(play, { kind: 'wounded', seat, wounds: 1, by: 'prize' })
}

export function takeDoubleWound(play: RuleContext, seat: Seat): void {
  play.state.doubleWound = seat
  emitPublic(play, { kind: 'wounded', seat, wounds: 2, by: 'prize' })
}

/** The large wound tiles of a seat, each kind once. */
export function woundTiles(state: LegendState, seat: Seat): WoundTile[] {
  const tiles: WoundTile[] = []
  if (state.wounds[seat]! > 0) tiles.push('wound')
  if (state.doubleWound === seat) tiles.push('doubleWound')
  return tiles
}

/** Everything a seat could heal. */
export const healable = (state: LegendState, seat: Seat): Heal[] =>
  state.scratches[seat]! > 0 ? [...woundTiles(state, seat), 'scratches'] : woundTiles(state, seat)

export function heal(play: RuleContext, seat: Seat, what: Heal): void {
  if (what === 'scratches') healScratches(play, seat, play.state.scratches[seat]!)
  else healWound(play, seat, what)
}

function healWound(play: RuleContext, seat: Seat, tile: WoundTile): void {
  if (tile === 'doubleWound') play.state.doubleWound = null
  else play.state.wounds[seat]!--
  emitPublic(play, { kind: 'healed', seat, heal: tile, scratches: 0 })
}

export function healScratches(play: RuleContext, seat: Seat, count: number): void {
  play.state.scratches[seat]! -= count
  emitPublic(play, { kind: 'healed', seat, heal: 'scratches', scratches: count })
}
