/** What happened between two frames, as beats to look at before the newest state is shown. */
import {
  type CardId,
  type LegendEvent,
  type LegendTypes,
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
      /** How many lie face up; the next one stands on its edge when `edge`. */
      readonly up: number
      readonly edge: boolean
    }
  /** Sealed bids are laid open, then ranked. */
  | {
      readonly kind: 'reveal'
      readonly bids: readonly (readonly CardId[])[]
      readonly totals: readonly number[]
      readonly ranking: readonly number[] | null
    }
  /** The score sheet fills itself, a line of every seat at a time. */
  | { readonly kind: 'score'; readonly lines: number }

type Beat = StoryBeat<LegendTable>

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

const LINE_MS = 260

const scoreBeats = ({ view, secret }: Frame, sheets: readonly ScoreSheet[]): readonly Beat[] =>
  Array.from({ length: Math.max(...sheets.map(({ lines }) => lines.length)) }, (_, i) => ({
    duration: LINE_MS,
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

const SLIDE = 340
const EDGE = 120
const FACE = 430

function riskBeats(event: EventOf<'risked'>, shown: Shown): Beat[] {
  const { seat, cards, fitting } = event
  const quick = cards.length > 2 ? 0.6 : 1
  const at = (up: number, edge: boolean, duration: number, sound: SoundName | null): Beat => ({
    ...shown,
    duration,
    slide: Math.min(duration, 200),
    story: { kind: 'risk', seat, cards, fitting, up, edge },
    sound,
  })
  const turning = cards.flatMap((_, i) => [
    at(i, true, EDGE, 'deal'),
    at(i + 1, false, FACE * quick, i === cards.length - 1 && fitting.length === 0 ? 'wound' : null),
  ])
  return [
    at(0, false, SLIDE, null),
    ...turning,
    at(cards.length, false, fitting.length > 0 ? 650 : 950, null),
  ]
}

function revealBeats({ bids, totals, ranking }: EventOf<'bidsRevealed'>, shown: Shown): Beat[] {
  const story = { kind: 'reveal', bids, totals } as const
  return [
    { ...shown, duration: 1200, story: { ...story, ranking: null }, sound: 'reveal' },
    { ...shown, duration: 1500, story: { ...story, ranking }, sound: null },
  ]
}

/** Before Beowulf walks on, the prizes just taken are seen to be taken. */
function lastPrizes({ view, secret }: Frame, events: readonly LegendEvent[]): Beat[] {
  if (view.stage.kind !== 'prizes' || !events.some(({ kind }) => kind === 'episodeBegan')) return []
  const taken = [...view.stage.taken]
  for (const event of events) if (event.kind === 'tookPrize') taken[event.prize] = event.seat
  return [{ duration: 1000, view: { ...view, stage: { ...view.stage, taken } }, secret, sound: 'coin' }]
}
