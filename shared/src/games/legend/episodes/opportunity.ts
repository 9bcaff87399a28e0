/** Opportunity: each in turn may pay and receive, once. */
import { areAmong } from '../../../kernel'
import { episodeOf, tokenOf } from '../edition/catalog'
import type { StageHandler } from '../turn/handler'
import { giveOpenly } from '../pieces/hands'
import { payable, proposePayment, refusePayment } from '../turn/payment'
import { emitPublic, type RuleContext, putOff, seatAfter } from '../turn/play'
import type { LegendReason } from '../reasons'
import { returnTokens, tokensOf } from '../pieces/tokens'
import type { LegendIntentOf, LegendQuestion, LegendState } from '../types'
import { heal, healable } from '../pieces/wounds'

const here = (state: LegendState) => episodeOf(state.step, 'opportunity')

/** Break Ranks? is offered only with something to heal, which everybody can see. */
const isOffered = (state: LegendState, seat: number): boolean =>
  here(state).reward.kind !== 'heal' || healable(state, seat).length > 0

export const opportunity: StageHandler<'opportunity'> = {
  goOn({ state }, stage) {
    do stage.done++
    while (stage.done < state.seats && !isOffered(state, seatAfter(state, stage.done)))
    return stage.done === state.seats
  },
  asked: (state, { done }) => [seatAfter(state, done)],
  question: (state, { done }, seat) => (seat === seatAfter(state, done) ? ask(state, seat) : null),
  refuse(state, _, seat, intent) {
    if (intent.kind === 'decline') return null
    const { price } = here(state)
    if (intent.kind === 'breakRanks')
      return price.kind === 'fameTokens' ? refuseBreaking(state, seat, intent, price.count) : 'not-offered'
    if (intent.kind !== 'pay' || price.kind === 'fameTokens') return 'not-offered'
    return areAmong(intent.cards, state.hands[seat]!) ? refusePayment(intent.cards, price) : 'not-in-hand'
  },
  accept(play, _, seat, intent) {
    putOff(play, { kind: 'goOn' })
    if (intent.kind === 'pay') payCards(play, seat, intent)
    else if (intent.kind === 'breakRanks') breakRanks(play, seat, intent)
    else emitPublic(play, { kind: 'declined', seat })
  },
}

function ask(state: LegendState, seat: number): LegendQuestion {
  const { price, reward } = here(state)
  if (price.kind === 'fameTokens')
    return {
      kind: 'breakRanks',
      count: price.count,
      tokens: tokensOf(state, seat, 'fame'),
      heals: healable(state, seat),
    }
  const cards = payable(state.hands[seat]!, price)
  return { kind: 'opportunity', price, reward, cards, proposal: proposePayment(cards, price) }
}

function refuseBreaking(
  state: LegendState,
  seat: number,
  { tokens, heal }: LegendIntentOf<'breakRanks'>,
  count: number,
): LegendReason | null {
  if (!areAmong(tokens, state.tokens[seat]!)) return 'not-your-token'
  if (tokens.some(id => tokenOf(id).kind !== 'fame')) return 'does-not-fit'
  if (tokens.length !== count) return 'wrong-count'
  return healable(state, seat).includes(heal) ? null : 'nothing-to-heal'
}

function payCards(play: RuleContext, seat: number, { cards }: LegendIntentOf<'pay'>): void {
  const { reward } = here(play.state)
  giveOpenly(play.state, seat, cards)
  emitPublic(play, { kind: 'paid', seat, cards, tokens: [] })
  if (reward.kind !== 'heal') putOff(play, { kind: 'gain', seat, prize: reward, refusable: false })
  putOff(play, { kind: 'discard', seat, cards })
}

function breakRanks(play: RuleContext, seat: number, intent: LegendIntentOf<'breakRanks'>): void {
  emitPublic(play, { kind: 'paid', seat, cards: [], tokens: intent.tokens })
  returnTokens(play, seat, intent.tokens)
  heal(play, seat, intent.heal)
}
