/** What the board would look like after the move that is being considered. */
import {
  type FigurePreview,
  type FigureScore,
  type MovieIntent,
  type Layout,
  layoutAfter,
  preview,
  type Space,
  scoresOf,
  type TileId,
} from '@heorot/shared/games/movie'
import { choiceAt, press } from '../../kit/choices'
import { seatOf } from '../../kit/GameTable'
import { choicesOf } from './choices'
import { spaceIn, tileIn } from './keys'
import type { MovieTableState } from './MovieTable'

export const tilesInHand = ({ frame }: MovieTableState): readonly TileId[] => frame.secret?.hand ?? []

/** Where in the hand the held tile lies; -1 for none. Of equal tiles the last one is held. */
export const heldIndex = (state: MovieTableState): number => {
  const tile = tileIn(state.picks.keys[0])
  return tile === null ? -1 : tilesInHand(state).lastIndexOf(tile)
}

/** What would be done: the staged choice, or the one the pointer is over. */
function intendedIn({ picks, hover, prompt }: MovieTableState): MovieIntent | null {
  const choices = choicesOf(prompt)
  const path = hover === null || picks.keys.length === 0 ? null : press(choices, picks.keys, hover)
  const choice = choiceAt(choices, picks.keys) ?? (path && choiceAt(choices, path))
  return choice?.intent ?? null
}

export interface Prospect {
  /** The board as it would lie. */
  readonly layout: Layout
  readonly intent: MovieIntent | null
  /** Every figure's score now and after. */
  readonly scores: readonly FigurePreview[]
  /** The figure whose working is shown. */
  readonly focus: FigureScore | null
  /** Whether the focus is what would be, not what is. */
  readonly would: boolean
}

/** Where the held tile would lie; null where it stays in the hand or leaves the game. */
export function laidAt({ intent }: Prospect): Space | null {
  if (intent?.kind === 'counsel') return intent.from
  return intent?.kind === 'placeTile' || intent?.kind === 'replaceMead' ? intent.space : null
}

export function prospectOf(state: MovieTableState): Prospect {
  const { view, story } = state
  const told = story?.told ?? null
  const seat = seatOf(state)
  const intent = story ? null : intendedIn(state)
  if (intent && seat !== null) {
    const scores = preview(view, seat, intent)
    const focus = focusOf(scores, intent, seat)
    return { layout: layoutAfter(view, seat, intent), intent, scores, focus, would: true }
  }
  return { layout: view, intent: null, scores: [], focus: told ?? pointedAt(state), would: false }
}

/** The figure placed or moved; else the one that changes most, one's own first. */
function focusOf(scores: readonly FigurePreview[], intent: MovieIntent, seat: number): FigureScore | null {
  const space = intent.kind === 'placeFigure' ? intent.space : intent.kind === 'counsel' ? intent.to : null
  const placed = scores.find(score => score.after.space === space)
  if (placed) return placed.after
  const weight = (p: FigurePreview) => Math.abs(p.change) + (p.after.seat === seat ? 1000 : 0)
  const changed = scores.filter(p => p.change !== 0)
  return (
    changed.reduce<FigurePreview | null>((best, p) => (best && weight(best) >= weight(p) ? best : p), null)
      ?.after ?? null
  )
}

/** The figure under the pointer while nothing is held. */
function pointedAt({ view, hover, picks }: MovieTableState): FigureScore | null {
  const space = spaceIn(hover ?? undefined)
  if (space === null || picks.keys.length > 0) return null
  return scoresOf(view).find(score => score.space === space) ?? null
}
