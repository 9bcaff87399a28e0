/** What lies before a seat: laid cards, sealed bids, shown tokens, and a word about it. */
import { without } from '@heorot/shared'
import { type CardId, episodeAt, type Public, type TokenId, toStayIn } from '@heorot/shared/games/legend'
import { seatOf } from '../../kit/GameTable'
import { cardsIn, tokensIn } from './keys'
import type { LegendState } from './LegendTable'
import { pickedTotal } from './question/totals'
import { countsHere } from './reading'
import type { SeatMove } from './seatMoves'
import type { Words } from './texts/en'

export interface Bay {
  readonly cards: readonly { readonly card: CardId; readonly counts: boolean }[]
  /** Picked, not yet laid. */
  readonly ghosts: readonly CardId[]
  readonly tokens: readonly TokenId[]
  readonly ghostTokens: readonly TokenId[]
  /** How many backs lie there; null for none. */
  readonly sealed: number | null
  readonly total: number | null
  readonly leads: boolean
  /** The total with what is picked. */
  readonly after: number | null
  readonly marker: number | null
  readonly title: string
  readonly note: string
}

const empty: Bay = {
  cards: [],
  ghosts: [],
  tokens: [],
  ghostTokens: [],
  sealed: null,
  total: null,
  leads: false,
  after: null,
  marker: null,
  title: '',
  note: '',
}

export function bayOf(state: LegendState, seat: number): Bay {
  const { story, view } = state
  if (story?.kind === 'reveal') return revealed(state, story, seat)
  switch (view.stage.kind) {
    case 'majorAtOnce':
      return sealedBay(state, view.stage.bids[seat] ?? { locked: false, count: null }, seat)
    case 'majorInTurn':
      return contestBay(state, view.stage, seat)
    case 'treasureAuction':
      return auctionBay(state, view.stage, seat)
    case 'prizes':
      return prizeBay(state, view.stage, seat)
    case 'over':
      return empty
    default:
      return turnBay(state, seat)
  }
}

const faceUp = (state: LegendState, cards: readonly CardId[]): Bay['cards'] =>
  cards.map(card => ({ card, counts: countsHere(state, card) > 0 }))

function revealed(
  state: LegendState,
  { bids, totals, ranking }: Extract<NonNullable<LegendState['story']>, { kind: 'reveal' }>,
  seat: number,
): Bay {
  const cards = bids[seat] ?? []
  const total = totals[seat] ?? 0
  return {
    ...empty,
    cards: faceUp(state, cards),
    total,
    leads: total > 0 && total === Math.max(...totals),
    marker: ranking ? ranking.indexOf(seat) + 1 : null,
    title: cards.length === 0 ? state.words.bay.bidsNothing : '',
  }
}

function sealedBay(
  state: LegendState,
  { locked, count }: { readonly locked: boolean; readonly count: number | null },
  seat: number,
): Bay {
  const { bay } = state.words
  if (seat === seatOf(state)) return ownBid(state, locked)
  if (!locked) return { ...empty, title: bay.choosing }
  return {
    ...empty,
    sealed: count ?? 1,
    title: bay.locked,
    note: count === null ? bay.sealed : bay.sealedCount(count),
  }
}

/** One's own bid lies open to oneself: what is locked as cards, what is being picked as ghosts. */
function ownBid(state: LegendState, locked: boolean): Bay {
  const { words, picks, secret } = state
  const picked = cardsIn(picks.keys)
  const lies = locked && !picks.editing
  const cards = lies ? (secret?.bid?.cards ?? picked) : []
  const ghosts = lies ? [] : picked
  const symbols = [...cards, ...ghosts].reduce((sum, card) => sum + countsHere(state, card), 0)
  return {
    ...empty,
    cards: faceUp(state, cards),
    ghosts,
    total: cards.length + ghosts.length > 0 ? symbols : null,
    title: lies ? words.bay.locked : picked.length === 0 ? words.bay.yourDecision : '',
  }
}

type InTurn = Extract<Public['stage'], { kind: 'majorInTurn' }>
type Auction = Extract<Public['stage'], { kind: 'treasureAuction' }>
type Prizes = Extract<Public['stage'], { kind: 'prizes' }>

function contestBay(state: LegendState, { laid, totals, markers }: InTurn, seat: number): Bay {
  const { words, view, picks } = state
  const marker = markers[seat] ?? null
  const total = totals[seat] ?? 0
  if (marker !== null) return { ...empty, marker, title: words.bay.withdrew, note: words.bay.chooses(marker) }
  const leaving = view.pending.find(pending => pending.kind === 'discard' && pending.seat === seat)
  if (leaving?.kind === 'discard') return leavingBay(state, leaving.cards, seat)
  const standing = toStayIn(view, seat)
  const ghosts = seat === seatOf(state) && state.frame.prompt?.kind === 'contest' ? cardsIn(picks.keys) : []
  const cards = laid[seat] ?? []
  return {
    ...empty,
    cards: faceUp(state, cards),
    ghosts,
    total: cards.length + ghosts.length > 0 ? total : null,
    leads: total > 0 && standing !== null && total === standing.needed,
    after: ghosts.length > 0 ? pickedTotal(state.frame.prompt, picks) : null,
    title: cards.length + ghosts.length === 0 ? words.bay.notLaid : '',
  }
}

/** Whoever holds the Blessing decides what to save; one's own cards lie beside the hand meanwhile. */
const leavingBay = (state: LegendState, cards: readonly CardId[], seat: number): Bay =>
  seat === seatOf(state)
    ? { ...empty, title: state.words.bay.yourDecision }
    : { ...empty, cards: faceUp(state, cards), title: state.words.bay.decides }

function auctionBay(state: LegendState, { shown, in: inside }: Auction, seat: number): Bay {
  const { words, view, picks } = state
  if (!inside[seat]) return { ...empty, title: words.bay.out }
  const standing = toStayIn(view, seat)
  const ghostTokens =
    seat === seatOf(state) && state.frame.prompt?.kind === 'auction' ? tokensIn(picks.keys) : []
  const total = standing?.total ?? 0
  return {
    ...empty,
    tokens: shown[seat] ?? [],
    ghostTokens,
    total: total + ghostTokens.length > 0 ? total : null,
    leads: total > 0 && total === standing?.needed,
    after: ghostTokens.length > 0 ? pickedTotal(state.frame.prompt, picks) : null,
    title: total + ghostTokens.length === 0 ? words.bay.in : '',
  }
}

function prizeBay(state: LegendState, stage: Prizes, seat: number): Bay {
  const { ranking, totals } = stage
  const cards = keepsFanned(state, seat) ? [] : without(stage.cards[seat] ?? [], beside(state, seat))
  const tokens = stage.tokens[seat] ?? []
  const marker = ranking.indexOf(seat) + 1
  const best = Math.max(...totals)
  return {
    ...empty,
    cards: faceUpAll(cards),
    tokens,
    total: totals[seat] ?? 0,
    leads: (totals[seat] ?? 0) === best && best > 0,
    marker,
    title: cards.length + tokens.length === 0 ? state.words.bay.chooses(marker) : '',
  }
}

/** What the viewer may save with the Blessing lies beside the hand. */
const beside = (state: LegendState, seat: number): readonly CardId[] =>
  seat === seatOf(state) && state.frame.prompt?.kind === 'blessing' ? state.frame.prompt.cards : []

/** At the end the viewer's own hand, laid open, stays where it was. */
export const keepsFanned = (state: Pick<LegendState, 'view' | 'frame'>, seat: number): boolean =>
  seat === seatOf(state) && episodeAt(state.view.step).kind === 'deathOfBeowulf'

const faceUpAll = (cards: readonly CardId[]): Bay['cards'] => cards.map(card => ({ card, counts: true }))

/** Risk, opportunity, selection, recovery: who has decided, who decides, who comes later. */
function turnBay(state: LegendState, seat: number): Bay {
  const { words, frame, memory, view } = state
  const move = memory.moves.step === view.step ? memory.moves.bySeat[seat] : undefined
  const mine = seat === seatOf(state)
  const picked = mine ? cardsIn(state.picks.keys) : []
  const ghosts = frame.prompt?.kind === 'opportunity' ? picked : []
  if (frame.waitingFor.includes(seat) && !state.story)
    return {
      ...empty,
      cards: move?.kind === 'took' && !mine ? faceUpAll(move.cards) : [],
      ghosts,
      title: ghosts.length > 0 ? '' : mine ? words.bay.yourDecision : words.bay.decides,
    }
  if (state.story?.kind === 'risk' && state.story.seat === seat) return { ...empty, title: words.bay.risked }
  if (!move) return { ...empty, title: hasActed(view, seat) ? words.bay.done : words.bay.later }
  // What the viewer took lies in the hand.
  return { ...empty, ...moveWords(words, move), ...(mine ? { cards: [] } : {}) }
}

function moveWords({ bay }: Words, move: SeatMove): Partial<Bay> {
  switch (move.kind) {
    case 'declined':
      return { title: bay.declined }
    case 'paid':
      return { title: bay.paid }
    case 'took':
      return { cards: faceUpAll(move.cards) }
    case 'risked':
      return {
        cards: faceUpAll(move.kept),
        title: bay.risked,
        note: move.kept.length > 0 ? bay.kept(move.kept.length) : bay.scratched,
      }
  }
}

function hasActed({ stage, start, players }: Public, seat: number): boolean {
  if (!('done' in stage)) return false
  return (seat - start + players.length) % players.length < stage.done
}
