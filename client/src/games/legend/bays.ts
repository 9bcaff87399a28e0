/** What lies before a seat: laid cards, sealed bids, shown tokens, and a word about it. */
import { without } from '@heorot/shared'
import { type CardId, episodeAt, type Public, type TokenId, toStayIn } from '@heorot/shared/games/legend'
import { pickedTotal } from './asking/totals'
import { cardsIn, tokensIn } from './keys'
import { countsHere, seatOf, type TableState } from './TableState'
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

export function bayOf(state: TableState, seat: number): Bay {
  const { telling, view } = state
  if (telling?.kind === 'reveal') return revealed(state, telling, seat)
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

const faceUp = (state: TableState, cards: readonly CardId[]): Bay['cards'] =>
  cards.map(card => ({ card, counts: countsHere(state, card) > 0 }))

function revealed(
  state: TableState,
  { bids, totals, ranking }: Extract<NonNullable<TableState['telling']>, { kind: 'reveal' }>,
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
  state: TableState,
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
function ownBid(state: TableState, locked: boolean): Bay {
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

function contestBay(state: TableState, { laid, totals, markers }: InTurn, seat: number): Bay {
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
const leavingBay = (state: TableState, cards: readonly CardId[], seat: number): Bay =>
  seat === seatOf(state)
    ? { ...empty, title: state.words.bay.yourDecision }
    : { ...empty, cards: faceUp(state, cards), title: state.words.bay.decides }

function auctionBay(state: TableState, { shown, in: inside }: Auction, seat: number): Bay {
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

function prizeBay(state: TableState, { ranking, totals, counted }: Prizes, seat: number): Bay {
  const ids = keepsFanned(state, seat) ? [] : without(counted[seat] ?? [], beside(state, seat))
  const areTokens = episodeAt(state.view.step).kind === 'recoverTreasures'
  const marker = ranking.indexOf(seat) + 1
  const best = Math.max(...totals)
  return {
    ...empty,
    cards: areTokens ? [] : faceUpAll(ids),
    tokens: areTokens ? ids : [],
    total: totals[seat] ?? 0,
    leads: (totals[seat] ?? 0) === best && best > 0,
    marker,
    title: ids.length === 0 ? state.words.bay.chooses(marker) : '',
  }
}

/** What the viewer may save with the Blessing lies beside the hand. */
const beside = (state: TableState, seat: number): readonly CardId[] =>
  seat === seatOf(state) && state.frame.prompt?.kind === 'blessing' ? state.frame.prompt.cards : []

/** At the end the viewer's own hand, laid open, stays where it was. */
export const keepsFanned = (state: Pick<TableState, 'view' | 'frame'>, seat: number): boolean =>
  seat === seatOf(state) && episodeAt(state.view.step).kind === 'deathOfBeowulf'

const faceUpAll = (cards: readonly CardId[]): Bay['cards'] => cards.map(card => ({ card, counts: true }))

/** Risk, opportunity, selection, recovery: who has decided, who decides, who comes later. */
function turnBay(state: TableState, seat: number): Bay {
  const { words, frame, deeds, view } = state
  const deed = deeds.step === view.step ? deeds.bySeat[seat] : undefined
  const mine = seat === seatOf(state)
  const picked = mine ? cardsIn(state.picks.keys) : []
  const ghosts = frame.prompt?.kind === 'opportunity' ? picked : []
  if (frame.waitingFor.includes(seat) && !state.telling)
    return {
      ...empty,
      cards: deed?.kind === 'took' && !mine ? faceUpAll(deed.cards) : [],
      ghosts,
      title: ghosts.length > 0 ? '' : mine ? words.bay.yourDecision : words.bay.decides,
    }
  if (state.telling?.kind === 'risk' && state.telling.seat === seat)
    return { ...empty, title: words.bay.risked }
  if (!deed) return { ...empty, title: hasActed(view, seat) ? words.bay.done : words.bay.later }
  // What the viewer took lies in the hand.
  return { ...empty, ...deedWords(words, deed), ...(mine ? { cards: [] } : {}) }
}

function deedWords({ bay }: Words, deed: NonNullable<TableState['deeds']['bySeat'][number]>): Partial<Bay> {
  switch (deed.kind) {
    case 'declined':
      return { title: bay.declined }
    case 'paid':
      return { title: bay.paid }
    case 'took':
      return { cards: faceUpAll(deed.cards) }
    case 'risked':
      return {
        cards: faceUpAll(deed.kept),
        title: bay.risked,
        note: deed.kept.length > 0 ? bay.kept(deed.kept.length) : bay.scratched,
      }
  }
}

function hasActed({ stage, start, players }: Public, seat: number): boolean {
  if (!('done' in stage)) return false
  return (seat - start + players.length) % players.length < stage.done
}
