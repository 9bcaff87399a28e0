import { without } from '@heorot/shared'
import type { CardId, TokenId } from '@heorot/shared/games/legend'
import { sizes } from '../../../app/theme/tokens'
import { fan, type HandSpot } from '../../../kit/layout/fan'
import { nearSeatOf, seatOf } from '../../../kit/GameTable'
import { aroundPoint, gridOf, inPlaces, inset, type Rect, rect } from '../../../kit/layout/geometry'
import { glow } from '../../../kit/layout/glow'
import type { Placement } from '../../../kit/layout/placement'
import { cardBackPlacement, cardPlacement, tokenPlacement } from '../art/pictures'
import { keepsFanned } from '../seatAreas'
import { cardKeys, isInHand, tokenKeys } from '../keys'
import type { LegendTableState } from '../types'
import { sortHand } from '../words/names'
import { cardsInHand, countsHere, isPurseOpen } from '../selectors'
import type { LegendAreas } from './areas'

const Z = 40
const CARRIED = 900
/** Brightness as a grey: a card that does not fit, a hand that is not asked. */
const MISFIT = 0xa29c94
const AT_REST = 0xe2ddd4

export const isFlat = ({ arrangement }: LegendAreas): boolean => arrangement !== 'wide'

interface FannedCard {
  readonly card: CardId
  readonly key: string
}

interface PlacedCard extends FannedCard {
  readonly spot: HandSpot
}

const keyed = (cards: readonly CardId[], keys: readonly string[]): FannedCard[] =>
  cards.map((card, i) => ({ card, key: keys[i] ?? '' }))

/** The cards in the fan. What the Blessing may save lies beside the hand it would go back to. */
export function fannedCards(state: LegendTableState): readonly FannedCard[] {
  const { frame, story } = state
  const cards = ownFan(state)
  const leaving = frame.prompt?.kind === 'blessing' && !story ? frame.prompt.cards : []
  return [...keyed(cards, cardKeys(cards)), ...keyed(leaving, cardKeys(leaving, 'leaving'))]
}

/** The hand without what lies on the stage or in the bay. */
function ownFan(state: LegendTableState): readonly CardId[] {
  const { story, secret, frame, picks, view } = state
  const hand = cardsInHand(state)
  const seat = seatOf(state)
  if (story?.kind === 'reveal' && story.of === 'bidsRevealed' && seat !== null)
    return without(hand, story.shown[seat] ?? [])
  if (frame.prompt?.kind === 'blessing') return hand
  if (view.stage.kind === 'prizes' && seat !== null && keepsFanned(state, seat))
    return sortHand(view.stage.cards[seat] ?? [])
  const locked = frame.prompt?.kind === 'bid' && frame.prompt.locked && !picks.editing
  const sealed = locked ? (secret?.bid?.cards ?? []) : []
  return without(hand, sealed)
}

/** The cards of the fan with their places. */
export function cardsInFan(state: LegendTableState, areas: LegendAreas): readonly PlacedCard[] {
  if (!areas.hand || isPurseOpen(state)) return []
  const cards = fannedCards(state)
  // A place is left free between the hand and what is about to leave it.
  const gap = cards.findIndex(({ key }) => !isInHand(key))
  const count = cards.length + (gap > 0 ? 1 : 0)
  const spots = fan(areas.hand, count, areas.card, isFlat(areas)).filter((_, i) => gap <= 0 || i !== gap)
  return spots.flatMap((spot, i) => (cards[i] ? [{ ...cards[i], spot }] : []))
}

/** One's own tokens: those that can be used where some are asked for, else all that lie face down. */
export function purseTokens({ secret, view, frame }: LegendTableState): readonly TokenId[] {
  const { prompt } = frame
  if ((prompt?.kind === 'auction' && prompt.tokens.length > 0) || prompt?.kind === 'breakRanks')
    return prompt.tokens
  const seat = seatOf({ frame })
  const shown = view.stage.kind === 'treasureAuction' && seat !== null ? view.stage.shown[seat] : []
  return without(secret?.tokens ?? [], shown ?? [])
}

const TOKEN = { most: 78, least: sizes.target + 2 }

/** Tokens side by side, smaller when there are many. */
function purse(hand: Rect, count: number): readonly Rect[] {
  const columnsOf = (size: number) => Math.max(1, Math.floor((hand.w - 16) / (size + 8)))
  const fits = (size: number) => columnsOf(size) * Math.floor((hand.h - 8) / (size + 6)) >= count
  let size = TOKEN.most
  while (size > TOKEN.least && !fits(size)) size -= 2
  const columns = columnsOf(size)
  const rows = Math.ceil(count / columns)
  const y = hand.y + Math.max(4, (hand.h - rows * (size + 6)) / 2)
  return gridOf({ ...hand, y }, count, columns, { w: size, h: size }, 8, 6)
}

export const purseSpots = (state: LegendTableState, areas: LegendAreas): readonly Rect[] =>
  areas.hand && isPurseOpen(state) ? purse(areas.hand, purseTokens(state).length) : []

/** A hidden hand, as card backs. */
function handBacks(state: LegendTableState, areas: LegendAreas): readonly Placement[] {
  const count = state.view.players[nearSeatOf(state) ?? -1]?.cards ?? 0
  if (!areas.hand || state.secret) return []
  return fan(areas.hand, count, areas.card, isFlat(areas)).map(({ card, rotation }, i) => ({
    ...cardBackPlacement(`handBack:${i}`, card, 'hand'),
    ...{ rotation, z: Z + i },
  }))
}

export function handPieces(state: LegendTableState, areas: LegendAreas): readonly Placement[] {
  if (isPurseOpen(state)) return pursePieces(state, areas)
  const cards = cardsInFan(state, areas)
  return [...handBacks(state, areas), ...cards.flatMap((card, i) => cardPieces(state, areas, card, i))]
}

const FROM_HAND: readonly string[] = ['bid', 'contest', 'opportunity', 'blessing']

/** Whether the question is about cards of the fan. */
const asksHand = ({ frame, story }: LegendTableState): boolean =>
  !story && frame.prompt !== null && FROM_HAND.includes(frame.prompt.kind)

function cardPieces(state: LegendTableState, areas: LegendAreas, placed: PlacedCard, index: number) {
  const { card, key, spot } = placed
  const { options } = state
  const asked = asksHand(state) && options.size > 0
  const can = asked && options.has(key)
  const picked = asked && state.picks.keys.includes(key)
  const fits = can && (state.frame.prompt?.kind !== 'bid' || countsHere(state, card) > 0)
  const carried = state.carried?.key === key ? state.carried.at : null
  const lift = (picked ? 30 : fits ? 14 : 0) * (isFlat(areas) ? 0.8 : 1)
  const up = lift + (state.hover === key && !picked ? 7 : 0)
  const r = carried ? aroundPoint(carried, spot.card) : { ...spot.card, y: spot.card.y - up }
  const tint = !asked ? AT_REST : can ? 0xffffff : MISFIT
  const z = carried ? CARRIED : Z + index
  const turn = { rotation: carried ? 0 : spot.rotation, ...(carried ? { duration: 0 } : {}) }
  const made = cardPlacement(key, card, r, state.words, carried ? 'lifted' : 'hand')
  const { deck } = areas
  return [
    ...(picked || fits
      ? [{ ...glow(`glow:${key}`, r, picked ? 'strong' : 'weak'), z: z - 0.5, ...turn }]
      : []),
    { ...made, z, tint, ...turn, ...(deck ? { from: deck } : {}) },
  ]
}

function pursePieces(state: LegendTableState, areas: LegendAreas): readonly Placement[] {
  const { options } = state
  const tokens = purseTokens(state)
  const keys = tokenKeys(tokens)
  return inPlaces(purseSpots(state, areas), tokens, (token, r, i) => {
    const key = keys[i] ?? ''
    const picked = state.picks.keys.includes(key)
    const usable = options.size === 0 || options.has(key)
    const lifted = rect(r.x, r.y - (picked ? 6 : 0), r.w, r.h)
    return [
      ...(picked ? [{ ...glow(`glow:${key}`, lifted, 'strong'), z: Z - 1 }] : []),
      {
        ...tokenPlacement(key, token, inset(lifted, 4)),
        z: Z + i,
        ...(usable ? {} : { tint: MISFIT, alpha: 0.7 }),
      },
    ]
  })
}
