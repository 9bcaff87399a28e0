/** What happened between two frames, as beats to look at before the newest state is shown. */
import {
  type CardId,
  type LegendEvent,
  type LegendTypes,
  REVEAL_MS,
  RISK_MS,
  revealPace,
  riskPace,
  SCORE_LINE_MS,
  type ScoreSheet,
  type LegendSecret,
  specialCard,
} from '@heorot/shared/games/legend'
import type { SoundName } from '../../app/sound/sounds'
import { durations } from '../../app/theme/tokens'
import type { Story, StoryBeat } from '../../kit/GameTable'
import type { TableFrame } from '../../session/frame'
import type { LegendTable } from './LegendTable'

export type LegendStory =
  /** Cards of a risk turn up one after the other. */
  | {
      readonly kind: 'risk'
      readonly seat: number
      readonly cards: readonly CardId[]
      readonly fitting: readonly CardId[]
      /** How many lie face up. */
      readonly up: number
      /** How the next one lies. */
      readonly next: 'flat' | 'halfTurned' | 'onEdge'
      /** For how many it has been said whether they fit. */
      readonly judged: number
    }
  /** Sealed bids turn over together, are counted card by card, and ranked from the last place up. */
  | {
      readonly kind: 'reveal'
      readonly bids: readonly (readonly CardId[])[]
      /** Seats by marker, marker 1 first. */
      readonly ranking: readonly number[]
      readonly turned: boolean
      /** How many cards of each bid have been counted. */
      readonly counted: number
      /** How many seats have got their marker. */
      readonly ranked: number
    }
  /** The score sheet fills itself, a line of every seat at a time. */
  | { readonly kind: 'score'; readonly lines: number }

type Beat = StoryBeat<LegendTable>
type Risk = Extract<LegendStory, { kind: 'risk' }>

type Frame = TableFrame<LegendTypes>
type EventOf<K extends LegendEvent['kind']> = Extract<LegendEvent, { kind: K }>
type Shown = Pick<Beat, 'view' | 'secret'>

export function legendStory(before: Frame | null, frame: Frame): Story<LegendTable> | null {
  const beats = before ? beatsAfter(before, frame.events) : []
  const { stage } = frame.view
  if (stage.kind !== 'over' || before?.view.stage.kind === 'over') return { beats }
  return { beats: [...beats, ...scoreBeats(frame, stage.sheets)], opens: { kind: 'final' } }
}

const beatsAfter = (before: Frame, events: readonly LegendEvent[]): readonly Beat[] => {
  const { view, secret } = before
  const told = events.flatMap(event => {
    if (event.kind === 'risked') return riskBeats(event, { view, secret: withoutDaring(event, secret) })
    return event.kind === 'bidsRevealed' ? revealBeats(event, { view, secret }) : []
  })
  return [...told, ...lastPrizes(before, events)]
}

const scoreBeats = ({ view, secret }: Frame, sheets: readonly ScoreSheet[]): readonly Beat[] =>
  Array.from({ length: Math.max(...sheets.map(({ lines }) => lines.length)) }, (_, i) => ({
    duration: SCORE_LINE_MS,
    slide: durations.quick,
    view,
    secret,
    story: { kind: 'score', lines: i + 1 },
    sheet: { kind: 'final' },
  }))

/** Daring is spent before the first card turns. */
function withoutDaring({ daring }: EventOf<'risked'>, secret: LegendSecret | null): LegendSecret | null {
  const card = specialCard('daring')
  return daring && secret ? { ...secret, hand: secret.hand.filter(id => id !== card) } : secret
}

/** The last card lifts, hangs half turned, and falls; the others turn at once. */
function riskBeats(event: EventOf<'risked'>, shown: Shown): Beat[] {
  const { seat, cards, fitting } = event
  const pace = riskPace(cards.length)
  const at = (
    up: number,
    next: Risk['next'],
    judged: number,
    duration: number,
    sound: SoundName | null,
  ): Beat => ({
    ...shown,
    duration,
    slide: Math.min(duration, 320),
    story: { kind: 'risk', seat, cards, fitting, up, next, judged },
    sound,
  })
  const last = cards.length - 1
  const { announce, turn, result, lift, suspense, fall, lastResult } = RISK_MS
  const turning = cards
    .slice(0, -1)
    .flatMap((_, i) => [
      at(i, 'onEdge', i, turn * 0.4 * pace, 'deal'),
      at(i + 1, 'flat', i, turn * 0.6 * pace, null),
      at(i + 1, 'flat', i + 1, result * pace, null),
    ])
  return [
    at(0, 'flat', 0, announce, null),
    ...turning,
    at(last, 'halfTurned', last, lift, 'deal'),
    at(last, 'halfTurned', last, suspense, null),
    at(last, 'onEdge', last, fall * 0.4, null),
    at(last + 1, 'flat', last, fall * 0.6, null),
    at(last + 1, 'flat', last + 1, lastResult, fitting.length === 0 ? 'wound' : null),
  ]
}

function revealBeats({ bids, ranking }: EventOf<'bidsRevealed'>, shown: Shown): Beat[] {
  const pace = revealPace(bids)
  const at = (
    turned: boolean,
    counted: number,
    ranked: number,
    duration: number,
    sound: SoundName | null,
  ): Beat => ({
    ...shown,
    duration: duration * pace,
    story: { kind: 'reveal', bids, ranking, turned, counted, ranked },
    sound,
  })
  const { announce, turn, count, suspense, rank, read } = REVEAL_MS
  const most = Math.max(0, ...bids.map(cards => cards.length))
  return [
    at(false, 0, 0, announce, null),
    at(true, 0, 0, turn, 'reveal'),
    ...Array.from({ length: most }, (_, i) => at(true, i + 1, 0, count, 'pick')),
    at(true, most, 0, suspense, null),
    ...ranking.map((_, i) => at(true, most, i + 1, rank, 'place')),
    at(true, most, ranking.length, read, null),
  ]
}

const PRIZE_MS = 700

/** Before Beowulf walks on, the prizes just taken are seen to be taken. */
function lastPrizes({ view, secret }: Frame, events: readonly LegendEvent[]): Beat[] {
  if (view.stage.kind !== 'prizes' || !events.some(({ kind }) => kind === 'episodeBegan')) return []
  const taken = [...view.stage.taken]
  for (const event of events) if (event.kind === 'tookPrize') taken[event.prize] = event.seat
  return [{ duration: PRIZE_MS, view: { ...view, stage: { ...view.stage, taken } }, secret, sound: 'coin' }]
}
