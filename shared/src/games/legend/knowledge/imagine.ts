/** A whole state that a viewer could not tell from the real one: what is hidden is dealt at random. */
import { addSorted, clonePlain, type Rng, type Seat, type Viewer } from '../../../kernel'
import { isRound, isTextCard, TOKENS } from '../edition/catalog'
import { hiddenCards } from './hiddenCards'
import type {
  Bid,
  CardId,
  LegendPublic,
  PublicBid,
  LegendSecret,
  LegendStage,
  LegendState,
  TokenId,
} from '../types'

interface Known {
  readonly view: LegendPublic
  readonly secret: LegendSecret | null
  readonly viewer: Viewer
  readonly rng: Rng
}

export function imagineLegend(
  view: LegendPublic,
  secret: LegendSecret | null,
  viewer: Viewer,
  rng: Rng,
): LegendState {
  const known: Known = { view: clonePlain(view), secret, viewer, rng }
  const { options, start, step, pool, discards, offer, gone, supply, pending, players } = known.view
  const cards = imagineCards(known)
  return {
    // Who was to start no longer matters.
    options: { ...options, startSeat: 'random' },
    seats: players.length,
    start,
    step,
    ...cards,
    known: players.map(player => [...player.known]),
    pool: [...pool],
    discards: [...discards],
    offer: [...offer],
    gone: [...gone],
    supply: [...supply.square],
    ...imagineTokens(known),
    owed: players.map(({ owed }) => owed),
    scratches: players.map(({ scratches }) => scratches),
    wounds: players.map(({ wounds }) => wounds),
    doubleWound: nullIfNone(players.findIndex(({ doubleWound }) => doubleWound)),
    stage: imagineStage(known, cards.hands),
    pending: [...pending],
  }
}

const nullIfNone = (seat: Seat): Seat | null => (seat < 0 ? null : seat)

/** Each face as often as it is counted. */
const listOf = (counts: readonly number[]): number[] =>
  counts.flatMap((count, face) => new Array<number>(count).fill(face))

/** Whoever is not the viewer gets the cards known to be there, and as many hidden ones as they hold. */
function imagineCards({
  view,
  secret,
  viewer,
  rng,
}: Known): Pick<LegendState, 'hands' | 'drawn' | 'drawPile'> {
  const { drawable, held } = hiddenCards({ seat: viewer, public: view, secret })
  const shuffled = rng.shuffle(listOf(drawable))
  const drawPile = shuffled.splice(0, view.drawPile)
  const hidden = rng.shuffle([
    ...shuffled.map(card => ({ card, isDrawn: true })),
    ...listOf(held).map(card => ({ card, isDrawn: false })),
  ])
  const drawn = view.players.map((_, seat) => (secret && seat === viewer ? [...secret.drawn] : []))
  const hands = view.players.map(({ cards, known, specials }, seat) => {
    if (secret && seat === viewer) return [...secret.hand]
    const hand = [...known, ...specials]
    for (const { card, isDrawn } of hidden.splice(0, cards - hand.length)) {
      addSorted(hand, [card])
      if (isDrawn) addSorted(drawn[seat]!, [card])
    }
    return hand
  })
  return { hands, drawn, drawPile }
}

/** The tokens that are not among these, shuffled. */
function unseenTokens(seen: readonly TokenId[], rng: Rng): TokenId[] {
  const left = TOKENS.map(({ count }) => count)
  for (const token of seen) left[token]!--
  return rng.shuffle(listOf(left))
}

function imagineTokens({ view, secret, viewer, rng }: Known): Pick<LegendState, 'tokens' | 'alliances'> {
  const shown = view.stage.kind === 'treasureAuction' ? view.stage.shown : []
  const sure = view.players.map(({ tokens }, seat): readonly TokenId[] =>
    secret && seat === viewer ? secret.tokens : (tokens ?? shown[seat] ?? []),
  )
  const left = unseenTokens([...sure.flat(), ...view.supply.square], rng)
  const square = left.filter(id => !isRound(id))
  const alliances = left.filter(isRound)
  const tokens = view.players.map((player, seat) => {
    const own = [...sure[seat]!]
    const round = own.filter(isRound).length
    addSorted(own, square.splice(0, player.square - (own.length - round)))
    addSorted(own, alliances.splice(0, player.round - round))
    return own
  })
  return { tokens, alliances }
}

/** Sealed bids of others become some cards of their imagined hands. */
function imagineStage(
  { view: { stage }, secret, viewer, rng }: Known,
  hands: readonly CardId[][],
): LegendStage {
  // The view was copied for this state.
  if (stage.kind !== 'majorAtOnce') return stage as LegendStage
  const bids = stage.bids.map((bid, seat) =>
    secret && seat === viewer ? clonePlain(secret.bid) : imagineBid(bid, hands[seat]!, rng),
  )
  return { kind: stage.kind, bids }
}

function imagineBid({ locked, count }: PublicBid, hand: readonly CardId[], rng: Rng): Bid | null {
  if (!locked) return null
  const cards = rng.shuffle(hand.filter(card => !isTextCard(card)))
  return { cards: cards.slice(0, count ?? rng.below(cards.length + 1)), show: count !== null }
}
