/** Laying out the game. */
import type { Rng } from '../../kernel'
import { ACTIVITY_CARDS, cardOf, isRound, specialsInPlay, TOKENS } from './catalog'
import { beginSaga } from './turn'
import type { CardId, Options, State } from './types'

const DEALT = 5

/** Each player starts with a Beowulf card and a fighting card with two symbols. */
const isBeowulf = (card: CardId): boolean => cardOf(card).symbol === 'beowulf'
const isDoubleFighting = (card: CardId): boolean =>
  cardOf(card).symbol === 'fighting' && cardOf(card).symbols === 2

function takeFirst(cards: CardId[], wanted: (card: CardId) => boolean): CardId {
  return cards.splice(cards.findIndex(wanted), 1)[0]!
}

function deal(seats: number, rng: Rng): Pick<State, 'hands' | 'drawPile'> {
  const drawPile = Array.from({ length: ACTIVITY_CARDS }, (_, id) => id)
  const hands = Array.from({ length: seats }, () => [
    takeFirst(drawPile, isBeowulf),
    takeFirst(drawPile, isDoubleFighting),
  ])
  rng.shuffle(drawPile)
  for (const hand of hands) hand.push(...drawPile.splice(-DEALT))
  return { hands, drawPile }
}

export function setup(seats: number, options: Options, rng: Rng): State {
  const tokenIds = TOKENS.map((_, id) => id)
  const zeros = () => new Array<number>(seats).fill(0)
  const state: State = {
    options,
    seats,
    start: options.startSeat === 'random' ? rng.below(seats) : options.startSeat,
    step: 0,
    ...deal(seats, rng),
    discards: [],
    offer: specialsInPlay(seats, options.advanced),
    gone: [],
    supply: tokenIds.filter(id => !isRound(id)),
    alliances: rng.shuffle(tokenIds.filter(isRound)),
    tokens: Array.from({ length: seats }, () => []),
    owed: zeros(),
    scratches: zeros(),
    wounds: zeros(),
    doubleWound: null,
    stage: { kind: 'over', sheets: [] },
    pending: [],
  }
  beginSaga({ state, rng, tell: () => {} })
  return state
}
