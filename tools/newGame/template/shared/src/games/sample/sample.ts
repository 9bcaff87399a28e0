/** Everyone lays one card face down; the highest wins the round. One object is the game. */
import type { EventWordings, GameDefinition, Outcome, Rng, Seat } from '../../kernel'
import { sorted } from '../../kernel'
import { dealSample, imagineSample, SAMPLE_HAND, SAMPLE_ROUNDS, setUpSample } from './deal'
import type { SampleEvent, SampleIntent, SampleState, SampleTypes } from './types'

type Emit = (wordings: EventWordings<SampleEvent>) => void

const isOver = ({ round }: SampleState): boolean => round > SAMPLE_ROUNDS

const asked = (state: SampleState): Seat[] =>
  isOver(state) ? [] : [...state.players.keys()].filter(seat => state.players[seat]!.laid.length === 0)

function readIntent(raw: unknown): SampleIntent | null {
  const { kind, card } = (raw ?? {}) as Partial<Record<string, unknown>>
  return kind === 'lay' && typeof card === 'number' && Number.isInteger(card) ? { kind, card } : null
}

function readOptions(raw: unknown): Record<string, never> | { readonly error: string } {
  const [unknown] = Object.keys(raw ?? {})
  return unknown === undefined ? {} : { error: `There is no option "${unknown}".` }
}

function outcomeOf({ players }: SampleState): Outcome {
  const scores = players.map(({ points }) => points)
  return { scores, places: scores.map(own => 1 + scores.filter(other => other > own).length) }
}

function apply(state: SampleState, seat: Seat, { card }: SampleIntent, rng: Rng, emit: Emit): void {
  const player = state.players[seat]!
  player.hand = player.hand.filter(held => held !== card)
  player.laid = [card]
  emit({ everyone: { kind: 'laid', seat, card: null }, only: { [seat]: { kind: 'laid', seat, card } } })
  if (asked(state).length === 0) reveal(state, rng, emit)
}

/** Turns all cards over, gives the point, and deals the next round, if there is one. */
function reveal(state: SampleState, rng: Rng, emit: Emit): void {
  const cards = state.players.map(({ laid }) => laid[0]!)
  const winner = cards.indexOf(Math.max(...cards))
  state.players[winner]!.points++
  state.shown = cards
  state.round++
  emit({ everyone: { kind: 'revealed', cards, winner } })
  dealSample(state, rng, isOver(state) ? 0 : SAMPLE_HAND)
  if (isOver(state)) emit({ everyone: { kind: 'ended', winners: winnersOf(state) } })
}

const winnersOf = (state: SampleState): Seat[] =>
  outcomeOf(state).places.flatMap((place, seat) => (place === 1 ? [seat] : []))

const faceOf = (card: number): string => String(card)

export const sample: GameDefinition<SampleTypes> = {
  id: 'sample',
  rulesVersion: 1,
  edition: 'first',
  seats: { min: 2, max: 5 },
  reasons: ['not-in-hand'],
  eventKinds: ['laid', 'revealed', 'ended'],
  revealing: ['revealed'],
  readOptions,
  readIntent,
  setup: (seats, _options, rng) => setUpSample(seats, rng),
  asked,
  prompt: (state, seat) =>
    asked(state).includes(seat) ? { kind: 'lay', cards: [...state.players[seat]!.hand] } : null,
  suggest: ({ cards }, rng) => ({ kind: 'lay', card: rng.pick(cards) }),
  refuse: ({ players }, seat, { card }) =>
    players[seat]!.hand.includes(card) ? null : { reason: 'not-in-hand' },
  apply,
  publicView: ({ round, players, shown }) => ({
    round,
    players: players.map(({ hand, laid, points }) => ({
      cards: hand.length,
      hasLaid: laid.length > 0,
      points,
    })),
    shown: [...shown],
  }),
  secretView: ({ players }, seat) => ({ hand: [...players[seat]!.hand], laid: [...players[seat]!.laid] }),
  imagine: imagineSample,
  watchTime: events => (events.some(({ kind }) => kind === 'revealed') ? 2000 : 400),
  progress: ({ round }) => ({ step: Math.min(round, SAMPLE_ROUNDS), of: SAMPLE_ROUNDS }),
  pointsNow: ({ players }) => players.map(({ points }) => points),
  outcome: state => (isOver(state) ? outcomeOf(state) : null),
  inventory: ({ players, rest }) =>
    sorted([...players.flatMap(({ hand, laid }) => [...hand, ...laid]), ...rest]).map(faceOf),
  hidden: ({ players, rest }) => [
    ...players.flatMap(({ hand, laid }, holder) => [hand, laid].map(items => ({ holder, items, faceOf }))),
    { holder: null, items: rest, faceOf },
  ],
}
