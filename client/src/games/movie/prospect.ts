/** The board as it is shown: as it lies, while a move is shown, or after the move that is being considered. */
import {
  type FigurePreview,
  type FigureScore,
  type MovieIntent,
  type Layout,
  layoutAfter,
  type MoviePublic,
  preview,
  type Space,
  scoresOf,
  type TileId,
} from '@heorot/shared/games/movie'
import { choiceAt, press } from '../../kit/helpers/pathQuestion'
import { seatOf } from '../../kit/GameTable'
import { choicesOf } from './choices'
import { spaceIn, tileIn } from './keys'
import type { MovieTableState } from './types'
import { boardBefore, boardDuring, changedPlaces } from './move'
import type { ShownMove } from './story'

export const tilesInHand = ({ secret }: MovieTableState): readonly TileId[] => secret?.hand ?? []

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
  readonly layout: Layout
  readonly intent: MovieIntent | null
  /** Every figure's score now. */
  readonly scores: readonly FigureScore[]
  /** Every figure's score now and after the intent; without one, both are equal. */
  readonly previews: readonly FigurePreview[]
  /** The figure whose working is shown. */
  readonly focus: FigureScore | null
  /** Whether the focus is what would be, not what is. */
  readonly would: boolean
  /** The spaces whose rows and columns are lit. */
  readonly lit: readonly Space[]
}

/** Where the held tile would lie; null where it stays in the hand or leaves the game. */
export function laidAt({ intent }: Prospect): Space | null {
  if (intent?.kind === 'counsel') return intent.from
  return intent?.kind === 'placeTile' || intent?.kind === 'replaceMead' ? intent.space : null
}

/** What is in the air does not lie on the board; what is removed lies there until the scores count. */
function boardOf(view: MoviePublic, shown: ShownMove | null): Layout {
  const lies = shown?.phase === 'count' || (shown?.phase === 'land' && shown.move.kind !== 'removed')
  return !shown || lies ? view : boardDuring(view, shown.move)
}

/** Scores change at the end of a move. */
const scoredBoard = (view: MoviePublic, shown: ShownMove | null): Layout =>
  shown && shown.phase !== 'count' ? boardBefore(shown.move, view) : view

export function prospectOf(state: MovieTableState): Prospect {
  const { view, story } = state
  const shown = story?.shown ?? null
  const seat = seatOf(state)
  const intent = story ? null : intendedIn(state)
  const scores = scoresOf({ act: view.act, ...scoredBoard(view, shown) })
  if (intent && seat !== null) {
    const previews = preview(view, seat, intent)
    const focus = focusOf(previews, intent, seat)
    const layout = layoutAfter(view, seat, intent)
    return { layout, intent, scores, previews, focus, would: true, lit: focus ? [focus.space] : [] }
  }
  const focus = story ? story.told : pointedAt(state, scores)
  const counted = shown?.phase === 'count' ? changedPlaces(shown.move) : []
  const lit = focus ? [focus.space] : counted
  const previews = scores.map(score => ({ figure: score.figure, now: score, after: score, change: 0 }))
  return { layout: boardOf(view, shown), intent: null, scores, previews, focus, would: false, lit }
}

/** The figure placed or moved; else the one that changes most, the viewer's own first. */
function focusOf(scores: readonly FigurePreview[], intent: MovieIntent, seat: number): FigureScore | null {
  const space = intent.kind === 'placeFigure' ? intent.space : intent.kind === 'counsel' ? intent.to : null
  const placed = scores.find(score => score.after.space === space)
  if (placed) return placed.after
  const weight = (p: FigurePreview) => Math.abs(p.change) + (p.after.seat === seat ? 1000 : 0)
  const [most] = scores.filter(p => p.change !== 0).sort((a, b) => weight(b) - weight(a))
  return most?.after ?? null
}

/** The figure under the pointer while nothing is held. */
function pointedAt({ hover, picks }: MovieTableState, scores: readonly FigureScore[]): FigureScore | null {
  const space = spaceIn(hover)
  if (space === null || picks.keys.length > 0) return null
  return scores.find(score => score.space === space) ?? null
}
