/** What each seat may expect at the end of the match. */
import { BOARDS, figureOf, type MovieState, tileOf } from '..'
import { pointsOf } from './field'
import { movieTuning } from './tuning'

export function expectMoviePoints(state: MovieState): number[] {
  const points = pointsOf(state, state.players.length)
  const left = state.open / BOARDS[state.act].spaces.length
  return state.players.map(({ saga, figures, hand }, seat) => {
    let total = saga + points[seat]!
    if (state.phase.kind === 'over') return total
    for (const id of figures) total += figureHope(state, id, left)
    for (const tile of hand) total += handHope(tile)
    return total
  })
}

/** What a figure still to be placed may earn; in the last act there must be time for it. */
function figureHope({ act }: MovieState, id: number, left: number): number {
  const { diamonds, returns } = figureOf(id)
  const perDiamond = act === 3 ? movieTuning.lastPrice * Math.min(1, 2 * left) : movieTuning.price[act]
  return returns ? movieTuning.longshipHope * left : diamonds * perDiamond
}

function handHope(tile: number): number {
  const { value, cash } = tileOf(tile)
  return cash === null ? movieTuning.keep * Math.abs(value) : 0.8 * cash
}
