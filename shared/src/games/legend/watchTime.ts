/**
 * How long the table takes to show what happened, in milliseconds at normal speed. Clients play the scenes by
 * these figures, and bots wait for them. A failed risk takes as long as a lucky one up to its last card.
 */
import type { LegendEvent, EventKind } from './model/events'
import type { ScoreSheet } from './types'

export const RISK_MS = {
  /** Who risks, and for what. */
  announce: 560,
  turn: 480,
  result: 600,
  /** The last card lifts, hangs half turned, and falls. */
  lift: 380,
  suspense: 500,
  fall: 300,
  lastResult: 900,
} as const

export const REVEAL_MS = {
  /** All bids are in. */
  announce: 700,
  turn: 600,
  /** One card of every bid is counted. */
  count: 420,
  suspense: 500,
  /** A seat gets its place. */
  rank: 320,
  read: 1600,
} as const

/** A line of the score sheet, and the place of a seat after its last line. */
export const SCORE_MS = { line: 420, place: 600 } as const
const LONGEST_REVEAL_MS = 9000

const countLines = (sheets: readonly ScoreSheet[]): number =>
  sheets.reduce((sum, { lines }) => sum + lines.length, 0)

/** How long each line of the score sheets is shown. */
export const scoreLineTime = (sheets: readonly ScoreSheet[]): number =>
  Math.min(SCORE_MS.line, (LONGEST_REVEAL_MS - sheets.length * SCORE_MS.place) / countLines(sheets))

/** Many cards turn quicker, except for the last one. */
export const riskPace = (cards: number): number => (cards > 2 ? 0.6 : 1)

function riskTime(cards: number): number {
  const { announce, turn, result, lift, suspense, fall, lastResult } = RISK_MS
  return announce + (cards - 1) * (turn + result) * riskPace(cards) + lift + suspense + fall + lastResult
}

/** By how much a long reveal is shortened. */
export const revealPace = (bids: readonly (readonly unknown[])[]): number =>
  Math.min(1, LONGEST_REVEAL_MS / wholeReveal(bids))

function wholeReveal(bids: readonly (readonly unknown[])[]): number {
  const { announce, turn, count, suspense, rank, read } = REVEAL_MS
  const most = Math.max(0, ...bids.map(cards => cards.length))
  return announce + turn + most * count + suspense + bids.length * rank + read
}

const revealTime = (bids: readonly (readonly unknown[])[]): number => wholeReveal(bids) * revealPace(bids)

/** Scenes that take the same time whatever happened in them. */
export const EVENT_MS: Partial<Readonly<Record<EventKind, number>>> = {
  episodeBegan: 700,
  turnedUp: 700,
  laid: 900,
  withdrew: 700,
  tookMarker: 600,
  showed: 900,
  droppedOut: 700,
  wonAuction: 1400,
  tookPrize: 900,
  gainedToken: 600,
  gainedAlliance: 600,
  gainedSpecial: 600,
  drew: 500,
  scratched: 800,
  wounded: 1200,
  healed: 700,
  usedSpecial: 900,
  startPassed: 800,
}

function timeOf(event: LegendEvent): number {
  switch (event.kind) {
    case 'risked':
      return riskTime(event.cards.length)
    case 'bidsRevealed':
      return revealTime(event.bids)
    case 'handsRevealed':
      return revealTime(event.hands)
    case 'treasuresRevealed':
      return revealTime(event.tokens)
    case 'ended':
      return countLines(event.sheets) * scoreLineTime(event.sheets) + event.sheets.length * SCORE_MS.place
    default:
      return EVENT_MS[event.kind] ?? 0
  }
}

export const legendWatchTime = (events: readonly LegendEvent[]): number =>
  events.reduce((sum, event) => sum + timeOf(event), 0)
