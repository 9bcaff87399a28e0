/** A second look at the best intents: what they leave to the next seat. */

import type { Ranked, SeenOf } from '../../../bots/judgement'
import type { Seat } from '../../../kernel'
import {
  BOARDS,
  figureOfEachKind,
  type MovieIntent,
  layoutAfter,
  type MovieTypes,
  type MoviePublic,
} from '..'
import { type Laid, look, survey } from './field'
import { movieTuning } from './tuning'
import { figureWorth, sharesFor } from './worth'

/** Enough to hold the truly best one; for the rest the next seat's best reply is what it is now. */
const LOOKED_AT = 16

export function withReplies(
  seen: SeenOf<MovieTypes>,
  ranked: readonly Ranked<MovieIntent>[],
): Ranked<MovieIntent>[] {
  const { public: view, seat } = seen
  const next = (seat + 1) % view.players.length
  const replyTo = (laid: Laid): number => movieTuning.reply * bestFigure(view, laid, next)
  const usual = replyTo(view)
  return ranked.map(({ intent, worth }, i) => {
    const reply = i < LOOKED_AT ? replyTo({ act: view.act, ...layoutAfter(view, seat, intent) }) : usual
    return { intent, worth: worth - reply }
  })
}

/** What the best figure is worth that this seat could place. */
function bestFigure({ players }: MoviePublic, laid: Laid, seat: Seat): number {
  const figures = figureOfEachKind(players[seat]!.figures)
  const { dead } = survey(laid, sharesFor(seat, players.length))
  let best = 0
  laid.tiles.forEach((tile, space) => {
    if (tile !== null || laid.figures[space] !== null || BOARDS[laid.act].cells[space] !== 'space') return
    const sight = look(laid, dead, space)
    for (const figure of figures) best = Math.max(best, figureWorth(sight, laid.act, figure))
  })
  return best
}
