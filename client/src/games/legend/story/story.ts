/** What happened between two frames, as beats to look at before the newest state is shown. */
import type { Viewer } from '@heorot/shared'
import {
  type CardId,
  EVENT_MS,
  type LegendEvent,
  REVEAL_MS,
  RISK_MS,
  revealPace,
  riskPace,
  SCORE_MS,
  type ScoreSheet,
  scoreLineTime,
  specialCard,
} from '@heorot/shared/games/legend'
import type { SoundName } from '../../../app/sound/sounds'
import { durations } from '../../../app/theme/tokens'
import type { Story, StoryBeat } from '../../../kit/GameTable'
import type { LegendFrame, LegendTable } from '../types'
import { LEGEND_SOUNDS } from './sounds'
import { handAfter, type LegendEventOf, viewAfter } from './storyViews'

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
  /** Bids, hands or treasure turn over together, are counted one by one, and ranked from the last place up. */
  | {
      readonly kind: 'reveal'
      readonly of: Revealed['kind']
      /** What each seat shows. */
      readonly shown: readonly (readonly number[])[]
      /** Seats by marker, marker 1 first. */
      readonly ranking: readonly number[]
      readonly turned: boolean
      /** How many things of each seat have been counted. */
      readonly counted: number
      /** How many seats have got their marker. */
      readonly ranked: number
    }
  /** One thing that a player did or got; `prize` is the one taken before it in this step. */
  | { readonly kind: 'event'; readonly event: LegendEvent; readonly prize: number | null }
  /** The score sheet fills itself line by line, from the last place to the first. */
  | {
      readonly kind: 'score'
      /** How many seats have their place. */
      readonly placed: number
      /** How many lines of the next one have been told. */
      readonly lines: number
    }

type Revealed = LegendEventOf<'bidsRevealed' | 'handsRevealed' | 'treasuresRevealed'>
type Beat = StoryBeat<LegendTable>
type Turning = Pick<Extract<LegendStory, { kind: 'risk' }>, 'up' | 'next' | 'judged'>
type Counting = Pick<Extract<LegendStory, { kind: 'reveal' }>, 'turned' | 'counted' | 'ranked'>
type Shown = Pick<Beat, 'view' | 'secret'>

export function legendStory(before: LegendFrame | null, frame: LegendFrame): Story<LegendTable> | null {
  const beats = before ? beatsAfter(before, frame) : []
  const { stage } = frame.view
  if (stage.kind !== 'over' || before?.view.stage.kind === 'over') return { beats }
  return { beats: [...beats, ...scoreBeats(frame, stage.sheets)], opens: { kind: 'final' } }
}

/** Event after event; each changes the table for those that follow. */
function beatsAfter({ view, secret, viewer }: LegendFrame, frame: LegendFrame): readonly Beat[] {
  let shown: Shown = { view, secret }
  let prize: number | null = null
  return frame.events.flatMap(event => {
    const before = shown
    shown = after(shown, event, viewer, frame)
    if (event.kind === 'tookPrize') prize = event.prize
    switch (event.kind) {
      case 'risked':
        return riskBeats(event, { ...before, secret: withoutDaring(event, before.secret) })
      case 'bidsRevealed':
      case 'handsRevealed':
      case 'treasuresRevealed':
        return revealBeats(event, before)
      // Beowulf walks on, and cards are dealt, on the newest frame itself.
      case 'episodeBegan':
      case 'turnedUp':
        return []
      default:
        return eventBeat(event, shown, prize)
    }
  })
}

function after({ view, secret }: Shown, event: LegendEvent, viewer: Viewer, frame: LegendFrame): Shown {
  if (event.kind === 'episodeBegan')
    return { view: { ...frame.view, players: view.players, step: event.step }, secret }
  const mine = secret && 'seat' in event && event.seat === viewer
  return {
    view: viewAfter(view, event),
    secret: mine ? { ...secret, hand: handAfter(secret.hand, event) } : secret,
  }
}

function eventBeat(event: LegendEvent, shown: Shown, prize: number | null): Beat[] {
  const duration = EVENT_MS[event.kind]
  if (!duration) return []
  const sound = LEGEND_SOUNDS[event.kind] ?? null
  return [{ ...shown, duration, slide: duration * 0.6, story: { kind: 'event', event, prize }, sound }]
}

/** Seats in the order in which they are counted: the last place first. */
export const countingOrder = (sheets: readonly ScoreSheet[]): readonly number[] =>
  sheets.map((_, seat) => seat).sort((a, b) => sheets[a]!.total - sheets[b]!.total)

function scoreBeats({ view, secret }: LegendFrame, sheets: readonly ScoreSheet[]): readonly Beat[] {
  const at = (placed: number, lines: number, duration: number, sound: SoundName): Beat => ({
    duration,
    slide: durations.quick,
    view,
    secret,
    story: { kind: 'score', placed, lines },
    sheet: { kind: 'final' },
    sound,
  })
  const line = scoreLineTime(sheets)
  return countingOrder(sheets).flatMap((seat, i) => [
    ...sheets[seat]!.lines.map((_, told) => at(i, told + 1, line, 'coin')),
    at(i + 1, 0, SCORE_MS.place, 'place'),
  ])
}

/** Daring is spent before the first card turns. */
function withoutDaring({ daring }: LegendEventOf<'risked'>, secret: Shown['secret']): Shown['secret'] {
  const card = specialCard('daring')
  return daring && secret ? { ...secret, hand: secret.hand.filter(id => id !== card) } : secret
}

/** The last card lifts, hangs half turned, and falls; the others turn at once. */
function riskBeats(event: LegendEventOf<'risked'>, shown: Shown): Beat[] {
  const { seat, cards, fitting } = event
  const pace = riskPace(cards.length)
  const at = (now: Turning, duration: number, sound: SoundName | null = null): Beat => ({
    ...shown,
    duration,
    slide: Math.min(duration, 320),
    story: { kind: 'risk', seat, cards, fitting, ...now },
    sound,
  })
  const last = cards.length - 1
  const { announce, turn, result, lift, suspense, fall, lastResult } = RISK_MS
  const turning = cards
    .slice(0, -1)
    .flatMap((_, i) => [
      at({ up: i, next: 'onEdge', judged: i }, turn * 0.4 * pace, 'deal'),
      at({ up: i + 1, next: 'flat', judged: i }, turn * 0.6 * pace),
      at({ up: i + 1, next: 'flat', judged: i + 1 }, result * pace),
    ])
  return [
    at({ up: 0, next: 'flat', judged: 0 }, announce),
    ...turning,
    at({ up: last, next: 'halfTurned', judged: last }, lift, 'deal'),
    at({ up: last, next: 'halfTurned', judged: last }, suspense),
    at({ up: last, next: 'onEdge', judged: last }, fall * 0.4),
    at({ up: last + 1, next: 'flat', judged: last }, fall * 0.6),
    at({ up: last + 1, next: 'flat', judged: last + 1 }, lastResult, fitting.length === 0 ? 'wound' : null),
  ]
}

const shownIn = (event: Revealed): readonly (readonly number[])[] => {
  if (event.kind === 'bidsRevealed') return event.bids
  return event.kind === 'handsRevealed' ? event.hands : event.tokens
}

function revealBeats(event: Revealed, shown: Shown): Beat[] {
  const { kind: of, ranking } = event
  const all = shownIn(event)
  const pace = revealPace(all)
  const at = (now: Counting, duration: number, sound: SoundName | null = null): Beat => ({
    ...shown,
    duration: duration * pace,
    story: { kind: 'reveal', of, shown: all, ranking, ...now },
    sound,
  })
  const { announce, turn, count, suspense, rank, read } = REVEAL_MS
  const most = Math.max(0, ...all.map(things => things.length))
  return [
    at({ turned: false, counted: 0, ranked: 0 }, announce),
    at({ turned: true, counted: 0, ranked: 0 }, turn, 'reveal'),
    ...Array.from({ length: most }, (_, i) => at({ turned: true, counted: i + 1, ranked: 0 }, count, 'pick')),
    at({ turned: true, counted: most, ranked: 0 }, suspense),
    ...ranking.map((_, i) => at({ turned: true, counted: most, ranked: i + 1 }, rank, 'place')),
    at({ turned: true, counted: most, ranked: ranking.length }, read),
  ]
}
