/** What lies before a seat: laid cards, sealed bids, shown tokens, and a word about it. */
import { without } from '@heorot/shared'
import type { CardId, LegendPublic } from '@heorot/shared/games/legend'
import { cardOf, episodeAt, toStayIn, tokenOf } from '@heorot/shared/games/legend'
import { byKind, byKindOr } from '../../kit/helpers/byKind'
import { nearSeatOf, seatOf } from '../../kit/GameTable'
import { cardsIn, tokensIn } from './keys'
import type { LegendTableState } from './types'
import { prizeLabel } from './words/names'
import { pickedTotal } from './question/intents'
import { countsHere } from './selectors'
import type { SeatMove } from './memory'
import type { LegendStageOf } from './story/storyViews'
import type { LegendWords } from './texts/table/en'

export interface BayThing {
  readonly kind: 'card' | 'token' | 'back'
  /** Its face. */
  readonly id: number
  /** Dim: it counts nothing here. Ghost: picked, not yet laid. */
  readonly look: 'plain' | 'dim' | 'ghost'
}

export interface Bay {
  readonly things: readonly BayThing[]
  readonly total: number | null
  readonly leads: boolean
  /** The total with what is picked. */
  readonly after: number | null
  readonly marker: number | null
  /** The place it would have with what has been counted so far. */
  readonly soFar: number | null
  /** What each thing counts; null until it is counted. Empty where nothing is added up. */
  readonly worths: readonly (number | null)[]
  readonly title: string
  readonly note: string
}

/** What differs from an empty one. */
type BayPart = Partial<Bay>

const empty: Bay = {
  things: [],
  total: null,
  leads: false,
  after: null,
  marker: null,
  soFar: null,
  worths: [],
  title: '',
  note: '',
}

const things = (
  kind: BayThing['kind'],
  ids: readonly number[],
  look: BayThing['look'] = 'plain',
): readonly BayThing[] => ids.map(id => ({ kind, id, look }))

/** What counts nothing here is dim. */
const lookOf = (worth: number): BayThing['look'] => (worth > 0 ? 'plain' : 'dim')

const faceUp = (state: LegendTableState, cards: readonly CardId[]): readonly BayThing[] =>
  cards.map(id => ({ kind: 'card', id, look: lookOf(countsHere(state, id)) }))

export function bayOf(state: LegendTableState, seat: number): Bay {
  const { story, view } = state
  const shown = story?.kind === 'reveal' ? revealed(state, story, seat) : stageBay(view.stage, state, seat)
  return { ...empty, ...(shown ?? turnBay(state, seat)) }
}

const stageBay = byKindOr<LegendPublic['stage'], [LegendTableState, number], BayPart | null>(null, {
  majorAtOnce: ({ bids }, state, seat) =>
    sealedBay(state, bids[seat] ?? { locked: false, count: null }, seat),
  majorInTurn: ({ laid, markers }, state, seat) => {
    const { words, view } = state
    const marker = markers[seat] ?? null
    if (marker !== null) return withdrawnBay(marker, words)
    const leaving = view.pending.find(pending => pending.kind === 'discard' && pending.seat === seat)
    if (leaving?.kind === 'discard') return leavingBay(state, leaving.cards, seat)
    return stakeBay(state, faceUp(state, laid[seat] ?? []), seat, words.bay.notLaid)
  },
  treasureAuction: ({ shown, in: inside }, state, seat) => {
    const { bay } = state.words
    if (!inside[seat]) return { title: bay.out }
    return stakeBay(state, things('token', shown[seat] ?? []), seat, bay.in)
  },
  prizes: prizeBay,
  over: () => empty,
})

type Reveal = Extract<NonNullable<LegendTableState['story']>, { kind: 'reveal' }>

/** What a revealed thing counts. */
const worthOf: Readonly<Record<Reveal['of'], (state: LegendTableState, id: number) => number>> = {
  bidsRevealed: countsHere,
  handsRevealed: (_, card) => cardOf(card).symbols,
  treasuresRevealed: (_, token) => tokenOf(token).value,
}

function revealed(state: LegendTableState, story: Reveal, seat: number): BayPart {
  const { of, shown, ranking, turned, counted, ranked } = story
  const { bay } = state.words
  if (!turned) return of === 'bidsRevealed' ? sealedBay(state, { locked: true, count: null }, seat) : {}
  const ids = shown[seat] ?? []
  const worth = worthOf[of]
  const counts = shown.map(all => all.slice(0, counted).reduce((sum, id) => sum + worth(state, id), 0))
  const total = counts[seat] ?? 0
  const place = ranking.indexOf(seat)
  // The last place comes first.
  const marker = place >= ranking.length - ranked ? place + 1 : null
  const tied = ranking.filter(other => counts[other] === total)
  const [first] = tied
  const kind = of === 'treasuresRevealed' ? 'token' : 'card'
  return {
    things: keepsFanned(state, seat) ? [] : ids.map(id => ({ kind, id, look: lookOf(worth(state, id)) })),
    total: counted > 0 ? total : null,
    leads: total > 0 && total === Math.max(...counts),
    marker,
    soFar: counted > 0 && marker === null ? placeSoFar(state, counts, seat) : null,
    worths: of === 'bidsRevealed' ? ids.map((id, i) => (i < counted ? worth(state, id) : null)) : [],
    title: ids.length === 0 && of === 'bidsRevealed' ? bay.bidsNothing : '',
    note: marker === null || tied.length < 2 ? '' : first === seat ? bay.winsTie : bay.tie,
  }
}

/** Breaks ties by seat order, clockwise from the start player. */
function placeSoFar({ view }: LegendTableState, counts: readonly number[], seat: number): number {
  const turn = (other: number) => (other - view.start + counts.length) % counts.length
  const mine = counts[seat] ?? 0
  const isAhead = (count: number, other: number) =>
    count > mine || (count === mine && turn(other) < turn(seat))
  return 1 + counts.filter(isAhead).length
}

const BACKS_MOST = 5

/** Whether a seat's hidden things are known here: the viewer's own, or an open hand. */
const isOpen = (state: LegendTableState, seat: number): boolean =>
  seat === seatOf(state) || (seat === nearSeatOf(state) && state.secret !== null)

type SealedBid = LegendStageOf<'majorAtOnce'>['bids'][number]

function sealedBay(state: LegendTableState, { locked, count }: SealedBid, seat: number): BayPart {
  const { bay } = state.words
  if (isOpen(state, seat)) return ownBid(state, locked)
  if (!locked) return { title: bay.choosing }
  const backs = Math.min(BACKS_MOST, count ?? 1)
  return {
    things: things('back', new Array<number>(backs).fill(0)),
    title: bay.locked,
    note: count === null ? bay.sealed : bay.sealedCount(count),
  }
}

/** The viewer's own bid is visible to them: locked cards as cards, picked ones as ghosts. */
function ownBid(state: LegendTableState, locked: boolean): BayPart {
  const { words, picks, secret } = state
  const picked = cardsIn(picks.keys)
  const lies = locked && !picks.editing
  const cards = lies ? (secret?.bid?.cards ?? picked) : picked
  const symbols = cards.reduce((sum, card) => sum + countsHere(state, card), 0)
  const asked = seatOf(state) === null ? 'choosing' : 'yourDecision'
  return {
    things: lies ? faceUp(state, cards) : things('card', cards, 'ghost'),
    total: cards.length > 0 ? symbols : null,
    title: lies ? words.bay.locked : picked.length > 0 ? '' : words.bay[asked],
  }
}

/** A player with a marker is out of the contest; the last one left takes the first. */
const withdrawnBay = (marker: number, { bay }: LegendWords): BayPart => ({
  marker,
  title: marker === 1 ? '' : bay.withdrew,
  note: bay.chooses(marker),
})

/** Questions whose picks lie before the seat until they are sent. */
const LAYING: readonly string[] = ['contest', 'auction', 'opportunity']

function ghostsOf(state: LegendTableState, seat: number): readonly BayThing[] {
  const { prompt, picks } = state
  if (seat !== seatOf(state) || !prompt || !LAYING.includes(prompt.kind)) return []
  return [...things('card', cardsIn(picks.keys), 'ghost'), ...things('token', tokensIn(picks.keys), 'ghost')]
}

/** What a seat has laid or shown to stay in, and what it would have with the picks. */
function stakeBay(state: LegendTableState, laid: Bay['things'], seat: number, nothing: string): BayPart {
  const { total = 0, needed = 0 } = toStayIn(state.view, seat) ?? {}
  const ghosts = ghostsOf(state, seat)
  const lies = [...laid, ...ghosts]
  return {
    things: lies,
    total: lies.length > 0 ? total : null,
    leads: total > 0 && total === needed,
    after: ghosts.length > 0 ? pickedTotal(state.prompt, state.picks) : null,
    title: lies.length === 0 ? nothing : '',
  }
}

/** The owner of the Blessing decides what to save; their cards lie beside the hand until then. */
const leavingBay = (state: LegendTableState, cards: readonly CardId[], seat: number): BayPart =>
  seat === seatOf(state)
    ? { title: state.words.bay.yourDecision }
    : { things: faceUp(state, cards), title: state.words.plate.decides }

function prizeBay(stage: LegendStageOf<'prizes'>, state: LegendTableState, seat: number): BayPart {
  const { ranking, totals } = stage
  const cards = keepsFanned(state, seat) ? [] : without(stage.cards[seat] ?? [], beside(state, seat))
  const lies = [...things('card', cards), ...things('token', stage.tokens[seat] ?? [])]
  const marker = ranking.indexOf(seat) + 1
  const total = totals[seat] ?? 0
  return {
    things: lies,
    total,
    leads: total > 0 && total === Math.max(...totals),
    marker,
    worths: episodeAt(state.view.step).kind === 'majorAtOnce' ? cards.map(id => countsHere(state, id)) : [],
    title: lies.length === 0 ? choiceWords(state, seat, marker) : '',
  }
}

/** What a seat has chosen, or when it will. */
export function choiceWords({ view, words }: LegendTableState, seat: number, marker: number): string {
  const episode = episodeAt(view.step)
  const taken = view.stage.kind === 'prizes' ? view.stage.taken.indexOf(seat) : -1
  const prize = 'prizes' in episode ? episode.prizes[taken] : undefined
  return prize ? prizeLabel(words, prize) : words.bay.chooses(marker)
}

/** What the viewer may save with the Blessing lies beside the hand. */
const beside = (state: LegendTableState, seat: number): readonly CardId[] =>
  seat === seatOf(state) && state.prompt?.kind === 'blessing' ? state.prompt.cards : []

/** At the end the viewer's own hand is revealed where it is. */
export const keepsFanned = (state: Pick<LegendTableState, 'view' | 'frame'>, seat: number): boolean =>
  seat === seatOf(state) && episodeAt(state.view.step).kind === 'deathOfBeowulf'

/** Risk, opportunity, selection, recovery: who has decided, who decides, who comes later. */
function turnBay(state: LegendTableState, seat: number): BayPart {
  const { words, frame, memory, view, story } = state
  const move = memory.moves.step === view.step ? memory.moves.bySeat[seat] : undefined
  const mine = seat === seatOf(state)
  if (frame.waitingFor.includes(seat) && !story) {
    const ghosts = ghostsOf(state, seat)
    const taken = move?.kind === 'took' && !mine ? move.cards : []
    return {
      things: [...things('card', taken), ...ghosts],
      title: ghosts.length > 0 ? '' : mine ? words.bay.yourDecision : words.plate.decides,
    }
  }
  if (story?.kind === 'risk' && story.seat === seat) return { title: words.bay.risked }
  if (!move) return { title: hasActed(view, seat) ? words.bay.done : words.bay.later }
  // What the viewer took lies in the hand.
  return { ...moveWords(move, words), ...(mine ? { things: [] } : {}) }
}

const moveWords = byKind<SeatMove, [LegendWords], BayPart>({
  declined: (_, { bay }) => ({ title: bay.declined }),
  paid: (_, { bay }) => ({ title: bay.paid }),
  took: ({ cards }) => ({ things: things('card', cards) }),
  risked: ({ kept }, { bay }) => ({
    things: things('card', kept),
    title: bay.risked,
    note: kept.length > 0 ? bay.kept(kept.length) : bay.scratched,
  }),
})

function hasActed({ stage, start, players }: LegendPublic, seat: number): boolean {
  if (!('done' in stage)) return false
  return (seat - start + players.length) % players.length < stage.done
}
