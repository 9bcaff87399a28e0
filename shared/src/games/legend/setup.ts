/** Laying out the game. */
import { addSorted, type Rng } from '../../kernel'
import { ALL_ACTIVITY_CARDS, ALL_TOKENS, cardOf, isRound, specialsInPlay } from './edition/catalog'
import { countFaces } from './pieces/piles'
import { beginSaga } from './turn/turn'
import type { CardId, LegendOptions, LegendState } from './types'

const DEALT = 5

/** Each player starts with a Beowulf card and a fighting card with two symbols. */
const isBeowulf = (card: CardId): boolean => cardOf(card).symbol === 'beowulf'
const isDoubleFighting = (card: CardId): boolean =>
  cardOf(card).symbol === 'fighting' && cardOf(card).symbols === 2

function takeFirst(cards: CardId[], wanted: (card: CardId) => boolean): CardId {
  return cards.splice(cards.findIndex(wanted), 1)[0]!
}

type Dealt = Pick<LegendState, 'hands' | 'known' | 'drawn' | 'pool' | 'drawPile'>

function deal(seats: number, rng: Rng): Dealt {
  const drawPile = [...ALL_ACTIVITY_CARDS]
  const known = Array.from({ length: seats }, () => {
    const hand: CardId[] = []
    addSorted(hand, [takeFirst(drawPile, isBeowulf), takeFirst(drawPile, isDoubleFighting)])
    return hand
  })
  const pool = countFaces(drawPile)
  rng.shuffle(drawPile)
  const hands = known.map(hand => [...hand])
  const drawn = hands.map((): CardId[] => [])
  for (const [seat, hand] of hands.entries()) {
    const cards = drawPile.splice(-DEALT)
    addSorted(hand, cards)
    addSorted(drawn[seat]!, cards)
  }
  return { hands, known, drawn, pool, drawPile }
}

export function setUpLegend(seats: number, options: LegendOptions, rng: Rng): LegendState {
  const zeros = () => new Array<number>(seats).fill(0)
  const state: LegendState = {
    options,
    seats,
    start: options.startSeat === 'random' ? rng.below(seats) : options.startSeat,
    step: 0,
    ...deal(seats, rng),
    discards: [],
    offer: specialsInPlay(seats, options.advanced),
    gone: [],
    supply: ALL_TOKENS.filter(id => !isRound(id)),
    alliances: rng.shuffle(ALL_TOKENS.filter(isRound)),
    tokens: Array.from({ length: seats }, () => []),
    owed: zeros(),
    scratches: zeros(),
    wounds: zeros(),
    doubleWound: null,
    stage: { kind: 'over', sheets: [] },
    pending: [],
  }
  beginSaga({ state, rng, emit: () => {} })
  return state
}
