/** Risk: each in turn may reveal cards from the draw pile and keep those that fit. */
import { episodeOf, fittingSymbols } from '../edition/catalog'
import type { StageHandler } from '../turn/handler'
import { takeOpenly } from '../pieces/hands'
import { drawable, turnUp } from '../pieces/piles'
import { emitPublic, holds, type RuleContext, putOff, seatAfter, useSpecial } from '../turn/play'
import type { LegendReason } from '../reasons'
import type { ActivitySymbol, CardId, LegendIntentOf, Pending, LegendState } from '../types'

const REVEALED = 2
const REVEALED_WITH_DARING = 5

/** Reveals the cards of a risk and discards the misfits. Returns those that fit. */
export function reveal(
  play: RuleContext,
  seat: number,
  { daring }: LegendIntentOf<'risk'>,
  symbols: readonly ActivitySymbol[],
): CardId[] {
  if (daring) useSpecial(play, seat, 'daring')
  const cards = turnUp(play, daring ? REVEALED_WITH_DARING : REVEALED)
  const fitting = cards.filter(card => fittingSymbols(card, symbols) > 0)
  for (const card of cards) if (!fitting.includes(card)) play.state.discards.push(card)
  emitPublic(play, { kind: 'risked', seat, daring, cards, fitting })
  return fitting
}

/** A failed risk costs a scratch, then `after`; Beowulf's Resolve may undo all of it. */
export function failRisk(play: RuleContext, seat: number, ...after: readonly Pending[]): void {
  putOff(play, ...after, { kind: 'scratch', seat })
  if (holds(play.state, seat, 'resolve')) putOff(play, { kind: 'resolve', seat })
}

export function refuseReveal(
  state: LegendState,
  seat: number,
  { daring }: LegendIntentOf<'risk'>,
): LegendReason | null {
  if (drawable(state) === 0) return 'nothing-to-reveal'
  return daring && !holds(state, seat, 'daring') ? 'no-daring' : null
}

const symbolsHere = (state: LegendState) => episodeOf(state.step, 'risk').symbols

export const risk: StageHandler<'risk'> = {
  goOn({ state }, stage) {
    stage.done++
    return stage.done === state.seats || drawable(state) === 0
  },
  asked: (state, { done }) => [seatAfter(state, done)],
  question(state, { done }, seat) {
    if (seat !== seatAfter(state, done)) return null
    return { kind: 'risk', symbols: symbolsHere(state), daring: holds(state, seat, 'daring') }
  },
  refuse(state, _, seat, intent) {
    if (intent.kind === 'decline') return null
    return intent.kind === 'risk' ? refuseReveal(state, seat, intent) : 'not-offered'
  },
  accept(play, _, seat, intent) {
    if (intent.kind !== 'risk') {
      putOff(play, { kind: 'goOn' })
      return emitPublic(play, { kind: 'declined', seat })
    }
    const fitting = reveal(play, seat, intent, symbolsHere(play.state))
    if (fitting.length === 0) return failRisk(play, seat, { kind: 'goOn' })
    takeOpenly(play.state, seat, fitting)
    putOff(play, { kind: 'goOn' })
  },
}
