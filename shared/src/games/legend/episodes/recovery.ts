/** Recovery: two open cards for each player, taken in two rounds from the start player. */
import { removeEach } from '../../../kernel'
import type { Opening, StageHandler } from '../turn/handler'
import { takeOpenly } from '../pieces/hands'
import { turnUp } from '../pieces/piles'
import { emitPublic, type RuleContext, putOff, seatAfter } from '../turn/play'
import type { CardId, StageOf } from '../types'

const CARDS_EACH = 2

export const openRecovery: Opening<'recovery'> = play => {
  const cards = turnUp(play, CARDS_EACH * play.state.seats)
  play.state.stage = { kind: 'recovery', done: -1, cards }
  if (cards.length > 0) emitPublic(play, { kind: 'turnedUp', cards: [...cards] })
  putOff(play, { kind: 'goOn' })
}

function take(play: RuleContext, stage: StageOf<'recovery'>, seat: number, card: CardId): void {
  removeEach(stage.cards, [card])
  takeOpenly(play.state, seat, [card])
  emitPublic(play, { kind: 'tookCard', seat, card })
  putOff(play, { kind: 'goOn' })
}

export const recovery: StageHandler<'recovery'> = {
  goOn(play, stage) {
    stage.done++
    // Taking is obligatory, so the last card needs no question.
    if (stage.cards.length === 1) take(play, stage, seatAfter(play.state, stage.done), stage.cards[0]!)
    else return stage.cards.length === 0
    return false
  },
  asked: (state, { done }) => [seatAfter(state, done)],
  question: (state, { done, cards }, seat) =>
    seat === seatAfter(state, done) ? { kind: 'recovery', cards: [...cards] } : null,
  refuse(_, { cards }, __, intent) {
    if (intent.kind === 'decline') return 'must-take'
    if (intent.kind !== 'take') return 'not-offered'
    return cards.includes(intent.card) ? null : 'card-not-there'
  },
  accept(play, stage, seat, intent) {
    if (intent.kind === 'take') take(play, stage, seat, intent.card)
  },
}
