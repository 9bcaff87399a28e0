/** A whole state that a viewer could not tell from the real one: what is hidden is dealt at random. */
import { clonePlain, type Rng, type Seat, type Viewer } from '../../kernel'
import { ACTIVITY_CARDS, isRound, isTextCard, TOKENS } from './catalog'
import { cardsOnTable } from './piles'
import type { Bid, CardId, Public, PublicBid, Secret, Stage, State, TokenId } from './types'

interface Known {
  readonly view: Public
  readonly secret: Secret | null
  readonly viewer: Viewer
  readonly rng: Rng
}

export function imagine(view: Public, secret: Secret | null, viewer: Viewer, rng: Rng): State {
  const known: Known = { view: clonePlain(view), secret, viewer, rng }
  const { options, start, step, discards, offer, gone, supply, pending, players } = known.view
  const cards = imagineCards(known)
  return {
    options,
    seats: players.length,
    start,
    step,
    ...cards,
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

/** The numbers from 0 to `count` that are not among these, shuffled. */
function unseen(count: number, seen: readonly number[], rng: Rng): number[] {
  const isSeen = new Array<boolean>(count).fill(false)
  for (const id of seen) isSeen[id] = true
  const left: number[] = []
  for (let id = 0; id < count; id++) if (!isSeen[id]) left.push(id)
  return rng.shuffle(left)
}

/** Whoever is not the viewer gets the special cards known to be there, and as many unseen cards as they hold. */
function imagineCards({ view, secret, viewer, rng }: Known): Pick<State, 'hands' | 'drawPile'> {
  const drawPile = unseen(
    ACTIVITY_CARDS,
    [...view.discards, ...cardsOnTable(view), ...(secret?.hand ?? [])],
    rng,
  )
  const hands = view.players.map(({ cards, specials }, seat) =>
    secret && seat === viewer
      ? [...secret.hand]
      : [...specials, ...drawPile.splice(0, cards - specials.length)],
  )
  return { hands, drawPile }
}

function imagineTokens({ view, secret, viewer, rng }: Known): Pick<State, 'tokens' | 'alliances'> {
  const shown = view.stage.kind === 'treasureAuction' ? view.stage.shown : []
  const sure = view.players.map(({ tokens }, seat): readonly TokenId[] =>
    secret && seat === viewer ? secret.tokens : (tokens ?? shown[seat] ?? []),
  )
  const left = unseen(TOKENS.length, [...sure.flat(), ...view.supply.square], rng)
  const square = left.filter(id => !isRound(id))
  const alliances = left.filter(isRound)
  const tokens = view.players.map((player, seat) => {
    const own = sure[seat]!
    const round = own.filter(isRound).length
    return [
      ...own,
      ...square.splice(0, player.square - (own.length - round)),
      ...alliances.splice(0, player.round - round),
    ]
  })
  return { tokens, alliances }
}

/** Sealed bids of others become some cards of their imagined hands. */
function imagineStage({ view: { stage }, secret, viewer, rng }: Known, hands: readonly CardId[][]): Stage {
  if (stage.kind !== 'majorAtOnce') return stage
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
