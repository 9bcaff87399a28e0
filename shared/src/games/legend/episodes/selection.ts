/** Selection: each in turn takes one of five things. */
import { episodeOf } from '../edition/catalog'
import type { StageHandler } from '../turn/handler'
import { drawable } from '../pieces/piles'
import { emitPublic, putOff, seatAfter } from '../turn/play'
import { inSupply } from '../pieces/tokens'
import type { Prize, LegendState } from '../types'

const choicesHere = (state: LegendState) => episodeOf(state.step, 'selection').choices

/** An empty supply takes a choice away, and healing needs a scratch. */
function isAvailable(state: LegendState, seat: number, prize: Prize): boolean {
  switch (prize.kind) {
    case 'fame':
    case 'treasure':
      return inSupply(state, prize.kind, prize.value) !== null
    case 'alliance':
      return state.alliances.length > 0
    case 'draw':
      return drawable(state) > 0
    case 'healScratches':
      return state.scratches[seat]! > 0
    default:
      return true
  }
}

export const selection: StageHandler<'selection'> = {
  goOn: ({ state }, stage) => ++stage.done === state.seats,
  asked: (state, { done }) => [seatAfter(state, done)],
  question(state, { done }, seat) {
    if (seat !== seatAfter(state, done)) return null
    const all = choicesHere(state).map((prize, choice) => ({ choice, prize }))
    return { kind: 'selection', choices: all.filter(({ prize }) => isAvailable(state, seat, prize)) }
  },
  refuse(state, _, seat, intent) {
    if (intent.kind === 'decline') return null
    if (intent.kind !== 'select') return 'not-offered'
    const prize = choicesHere(state)[intent.choice]
    return prize && isAvailable(state, seat, prize) ? null : 'not-available'
  },
  accept(play, _, seat, intent) {
    putOff(play, { kind: 'goOn' })
    if (intent.kind !== 'select') return emitPublic(play, { kind: 'declined', seat })
    putOff(play, {
      kind: 'gain',
      seat,
      prize: choicesHere(play.state)[intent.choice]!,
      refusable: false,
    })
  },
}
