/** What lies on the stage, and the piles beside it. */
import type { CardId, LegendPublic } from '@heorot/shared/games/legend'
import { inPlaces, type Rect, rect } from '../../../kit/layout/geometry'
import { glow } from '../../../kit/layout/glow'
import type { Picture, Placement } from '../../../kit/layout/placement'
import { cardPile } from '../art/card'
import {
  cardBackPlacement,
  cardPlacement,
  healThings,
  plainPlacement,
  prizeThing,
  thingPlacement,
} from '../art/pictures'
import { oddsWheel } from '../art/stage'
import { neededSeal, rankMarker } from '../art/tokens'
import { bayOf } from '../seatAreas'
import { cardKeys, healKey, prizeIn } from '../keys'
import type { LegendTableState } from '../types'
import { percent } from '../words/names'
import { itemsOf, neededHere, shownSymbols, wheelIn } from '../selectors'
import { healsOf, stagePlan } from '../story/stagePlan'
import type { LegendAreas } from './areas'
import { bayIn, comingFrom } from './bay'
import type { LegendLayout } from './compose'
import { gainPieces } from './gainPieces'
import { pricePieces, symbolPicture } from './price'
import { type StageLayout, stageLayout } from './stage'

const Z = 20

export function stagePieces(state: LegendTableState, layout: LegendLayout): readonly Placement[] {
  const { stage } = layout
  return [
    ...symbolPieces(state.view, stage),
    ...(state.story?.kind === 'risk' ? coveredPieces(state, layout) : contestPieces(state, layout)),
    ...healPieces(state, stage),
    ...turnedPieces(state, layout),
    ...wheelPiece(state, stage),
    ...gainPieces(state, layout),
  ]
}

/** What an episode offers, and what its contest needs and ranks. */
const contestPieces = (state: LegendTableState, layout: LegendLayout): Placement[] => [
  ...neededPiece(state.view, layout.stage),
  ...itemPieces(state, layout.stage),
  ...recoveryPieces(state, layout.stage),
  ...markerPieces(state, layout),
]

/** While a risk is told on the sheet of a contest, the contest waits unseen, so that nothing is made again. */
function coveredPieces(state: LegendTableState, { areas }: LegendLayout): Placement[] {
  const stage = stageLayout(areas.stage, stagePlan(state.view, null, []))
  return contestPieces(state, { areas, stage }).map(piece => ({ ...piece, alpha: 0 }))
}

const symbolPieces = (view: LegendPublic, { symbols: at }: StageLayout): Placement[] =>
  inPlaces(at, shownSymbols(view, at.length), (symbol, r, i) => [
    plainPlacement(`symbol:${i}`, symbolPicture(symbol), r, Z),
  ])

function neededPiece(view: LegendPublic, { needed: r }: StageLayout): Placement[] {
  const needed = neededHere(view)
  const made = { key: `needed:${needed}`, draw: () => neededSeal({ needed }) }
  return r ? [plainPlacement('needed', made, r, Z)] : []
}

/** Whether a player takes this prize at this moment of a story. */
const isTaking = ({ story }: LegendTableState, prize: number | null): boolean =>
  story?.kind === 'event' && story.event.kind === 'tookPrize' && story.event.prize === prize

/** A thing that may be taken glows. */
function offered(state: LegendTableState, key: string, made: Omit<Placement, 'z'>, r: Rect): Placement[] {
  const can = state.options.has(key) && !state.story
  const picked = state.picks.keys.includes(key) || (state.story !== null && isTaking(state, prizeIn(key)))
  const lift = picked ? 5 : state.hover === key && can ? 3 : 0
  const box = rect(r.x + 2, r.y - 2, r.w - 4, r.h + 4)
  return [
    ...(can || picked ? [{ ...glow(`glow:${key}`, box, picked ? 'strong' : 'onVellum'), z: Z - 1 }] : []),
    { alpha: 1, ...made, y: made.y - lift, z: Z },
  ]
}

const itemPieces = (state: LegendTableState, { items }: StageLayout): Placement[] =>
  inPlaces(items, itemsOf(state.view), ({ key, gives, costs, inPlay, taker }, r, i) => {
    if (!gives) return costs ? pricePieces(costs, r, Z) : []
    const room = rect(r.x + 6, r.y + 3, r.w - 12, r.h - 6)
    // Of another episode it is another thing: it must not slide over from the one before.
    const made = thingPlacement(`${key}@${state.view.step}`, prizeThing(gives), room, 1.7)
    // What is not in play, or gone, is faint.
    const isThere = inPlay && (taker === null || isTaking(state, i))
    return offered(state, key, isThere ? made : { ...made, alpha: 0.3 }, r)
  })

function recoveryPieces(state: LegendTableState, { items }: StageLayout): Placement[] {
  const { stage } = state.view
  if (stage.kind !== 'recovery') return []
  const keys = cardKeys(stage.cards, 'stage')
  return inPlaces(items, stage.cards, (card, r, i) => {
    const key = keys[i] ?? ''
    return offered(state, key, cardPlacement(key, card, r, state.words, 'laid'), r)
  })
}

const healPieces = (state: LegendTableState, { heals }: StageLayout): Placement[] =>
  inPlaces(heals, healsOf(state.frame.prompt, state.picks.keys), (heal, r) => {
    const room = rect(r.x + 6, r.y + 4, r.w - 12, r.h - (r.h > 90 ? 36 : 22))
    return offered(state, healKey(heal), thingPlacement(`heal:${heal}`, healThings[heal], room), r)
  })

/** Markers lie in order on the stage, then before their holders, then on the prize that was chosen. */
const markerPieces = (state: LegendTableState, layout: LegendLayout): Placement[] => {
  const { areas, stage } = layout
  // Rows leave the stage no room for them: there they come with the place.
  const homes: readonly (Rect | null)[] = areas.inRows ? state.view.players.map(() => null) : stage.markers
  return homes.flatMap((home, i) => {
    const rank = i + 1
    const place = markerPlace(state, layout, rank)
    const piece = (key: string, taken: boolean, r: Rect | null, z: number): Placement[] =>
      r ? [plainPlacement(`${key}:${rank}`, markerPicture(rank, taken), r, z)] : []
    if (place === 'home') return piece('marker', false, home, Z)
    return [...piece('markerGhost', true, home, Z - 1), ...piece('marker', false, place, Z + 5)]
  })
}

export const markerPicture = (rank: number, taken = false): Picture => ({
  key: `marker:${rank}:${taken}`,
  draw: () => rankMarker({ rank, taken }),
})

function markerPlace(state: LegendTableState, layout: LegendLayout, rank: number): Rect | 'home' | null {
  const { view } = state
  const holder = view.players.findIndex((_, seat) => bayOf(state, seat).marker === rank)
  if (holder < 0) return 'home'
  const prize = view.stage.kind === 'prizes' ? view.stage.taken.indexOf(holder) : -1
  const item = layout.stage.items[prize]
  if (item) return rect(item.x + item.w / 2 - 2, item.y - 4, 34, 34)
  return bayIn(layout.areas, holder, bayOf(state, holder))?.marker ?? null
}

/** A back as it turns: narrower, and a little above the table. */
function turnedRect(r: Rect, turn: 'flat' | 'halfTurned' | 'onEdge'): Rect {
  if (turn === 'flat') return r
  const w = turn === 'onEdge' ? 4 : r.w * 0.7
  return rect(r.x + (r.w - w) / 2, r.y - 8, w, r.h)
}

/** Cards of a risk: backs out of the pile, on edge, face up. Before that, two backs that wait. */
function turnedPieces(state: LegendTableState, { areas, stage }: LegendLayout): Placement[] {
  const { story, words, view } = state
  const from = areas.deck ?? comingFrom(rect(areas.stage.x, areas.stage.y, 60, 80))
  if (story?.kind !== 'risk') {
    if (view.stage.kind !== 'risk' || view.drawPile + view.discards.length === 0) return []
    return stage.turned.map((r, i) => ({
      ...cardBackPlacement(`turning:${i}`, r, 'laid'),
      z: Z + i,
      rotation: i === 0 ? -0.05 : 0.05,
    }))
  }
  return inPlaces(stage.turned, story.cards, (card, r, i) => {
    if (i >= story.up) {
      const at = i === story.up ? turnedRect(r, story.next) : r
      return [{ ...cardBackPlacement(`turning:${i}`, at, 'laid'), z: Z + i, from }]
    }
    const judged = i < story.judged
    const fits = judged && story.fitting.includes(card)
    const face = cardPlacement(`turning:${i}`, card, r, words, 'laid')
    return [
      ...(fits ? [{ ...glow(`glow:turning:${i}`, r, 'strong'), z: Z - 1 }] : []),
      { ...face, z: Z + i, ...(judged && !fits ? { tint: 0xa8a29a } : {}) },
    ]
  })
}

function wheelPiece(state: LegendTableState, { wheel }: StageLayout): Placement[] {
  const shown = wheelIn(state)
  if (!wheel || !shown) return []
  const words = percent(state.words, shown.share)
  const made: Picture = {
    key: `odds:${words}`,
    words: { odds: words },
    draw: () => oddsWheel({ share: shown.share }),
  }
  return [plainPlacement('odds', made, wheel, Z)]
}

const PILE = { width: 136, height: 188, card: 124 }

/** Draw pile and discards, the last discarded card on top. */
export function pilePieces({ view, words }: LegendTableState, { deck, discards }: LegendAreas): Placement[] {
  if (!deck || !discards) return []
  const layers = Math.min(6, Math.ceil(view.drawPile / 12))
  const scale = deck.w / PILE.card
  const pile: Picture = { key: `pile:${layers}`, draw: () => cardPile({ cards: view.drawPile }) }
  return [
    plainPlacement('deck', pile, rect(deck.x, deck.y, PILE.width * scale, PILE.height * scale), 1),
    ...topDiscards(view).map(({ card, index }, i) => ({
      ...cardPlacement(`discard:${index}`, card, discards, words, 'laid'),
      settled: true,
      z: 1 + i,
      rotation: ((index % 7) - 3) * 0.035,
      from: deck,
    })),
  ]
}

const SHOWN_DISCARDS = 3

/** What was counted still lies before its owners while the prizes are chosen. */
function topDiscards({ discards, stage }: LegendPublic): { card: CardId; index: number }[] {
  const elsewhere = stage.kind === 'prizes' ? stage.cards.flat() : []
  const lying = discards
    .map((card, index) => ({ card, index }))
    .reverse()
    .filter(({ card }) => {
      const i = elsewhere.indexOf(card)
      if (i >= 0) elsewhere.splice(i, 1)
      return i < 0
    })
  return lying.slice(0, SHOWN_DISCARDS).reverse()
}
