/** Who sees what: built field by field, so that a new secret is invisible until somebody adds it. */
import { clonePlain, type Seat } from '../../../kernel'
import { isRound, isSpecial } from '../edition/catalog'
import type {
  Bid,
  LegendPublic,
  PublicBid,
  LegendPublicOptions,
  LegendPublicPlayer,
  PublicStage,
  LegendSecret,
  LegendState,
} from '../types'

export const legendPublicView = (state: LegendState): LegendPublic => ({
  options: publicOptions(state),
  start: state.start,
  step: state.step,
  players: state.hands.map((_, seat) => publicPlayer(state, seat)),
  drawPile: state.drawPile.length,
  pool: [...state.pool],
  discards: [...state.discards],
  offer: [...state.offer],
  gone: [...state.gone],
  supply: { square: [...state.supply], alliance: state.alliances.length },
  stage: publicStage(state),
  pending: clonePlain(state.pending),
})

function publicOptions({ options: { advanced, fallen, openTokens } }: LegendState): LegendPublicOptions {
  return { advanced, fallen, openTokens }
}

function publicPlayer(state: LegendState, seat: Seat): LegendPublicPlayer {
  const hand = state.hands[seat]!
  const tokens = state.tokens[seat]!
  const round = tokens.filter(isRound).length
  const areOpen = state.options.openTokens || state.stage.kind === 'over'
  return {
    cards: hand.length,
    specials: hand.filter(isSpecial),
    known: [...state.known[seat]!],
    square: tokens.length - round,
    round,
    tokens: areOpen ? [...tokens] : null,
    owed: state.owed[seat]!,
    scratches: state.scratches[seat]!,
    wounds: state.wounds[seat]!,
    doubleWound: state.doubleWound === seat,
  }
}

/** Of a sealed bid nothing is public but that it is there, and its size if its owner shows it. */
const publicBid = (bid: Bid | null): PublicBid => ({
  locked: bid !== null,
  count: bid?.show ? bid.cards.length : null,
})

/** Everything else on the stage lies open. */
function publicStage({ stage }: LegendState): PublicStage {
  return stage.kind === 'majorAtOnce'
    ? { kind: stage.kind, bids: stage.bids.map(publicBid) }
    : clonePlain(stage)
}

export const legendSecretView = ({ hands, drawn, tokens, stage }: LegendState, seat: Seat): LegendSecret => ({
  hand: [...hands[seat]!],
  drawn: [...drawn[seat]!],
  tokens: [...tokens[seat]!],
  bid: stage.kind === 'majorAtOnce' ? clonePlain(stage.bids[seat]!) : null,
})
