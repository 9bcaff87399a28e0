/** What each seat may expect at the end of the match. */

import type { Seat } from '../../../kernel'
import { type LegendState, tokenOf } from '..'
import { bodyIn } from './mind'
import { cardWorth, healthWorth, treasureWorth } from './worth'

export function expectLegendPoints(state: LegendState): number[] {
  const { stage } = state
  if (stage.kind === 'over') return stage.sheets.map(sheet => sheet.total)
  return state.hands.map((_, seat) => hopeOf(state, seat))
}

function hopeOf(state: LegendState, seat: Seat): number {
  const { step, seats, options } = state
  const treasure = treasureWorth(step, options)
  let hope = state.owed[seat]! + healthWorth(bodyIn(state, seat), step, options)
  for (const id of state.tokens[seat]!) {
    const { kind, value } = tokenOf(id)
    hope += kind === 'treasure' ? value * treasure : value
  }
  for (const card of state.hands[seat]!) hope += cardWorth(card, step, seats)
  return hope
}
