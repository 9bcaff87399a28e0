/** Everything the drawn table depends on, in one value: the picture is a function of it. */
import {
  type FigurePreview,
  type FigureScore,
  type Intent,
  type Layout,
  layoutAfter,
  type MovieTypes,
  type Public,
  preview,
  type Space,
  scoresOf,
  type TileId,
} from '@heorot/shared/games/movie'
import type { Camera } from '../../kit/camera'
import { choiceAt } from '../../kit/choices'
import type { Point, Size } from '../../kit/geometry'
import type { Picker } from '../../kit/Picker'
import type { TableFrame } from '../../table/frame'
import { spaceIn, tileIn } from './keys'
import type { Words } from './texts/en'

export interface TableState {
  readonly frame: TableFrame<MovieTypes>
  /** What is drawn; behind the frame while a scoring is shown. */
  readonly view: Public
  readonly words: Words
  readonly size: Size
  readonly picker: Picker<Intent>
  /** The key under the pointer. */
  readonly hover: string | null
  /** Where the held piece is while it is dragged. */
  readonly carried: Point | null
  readonly camera: Camera
  readonly sending: boolean
  /** An act is being scored: the view lags behind the frame. */
  readonly telling: boolean
  /** The figure whose score is being told meanwhile. */
  readonly told: FigureScore | null
  /** Spaces that a line of the log speaks of. */
  readonly pointed: readonly Space[]
}

export const seatOf = ({ frame }: TableState): number | null =>
  frame.viewer === 'spectator' ? null : frame.viewer

export const namesOf = ({ frame }: TableState): readonly string[] => frame.people.map(person => person.name)

export const handOf = ({ frame }: TableState): readonly TileId[] => frame.secret?.hand ?? []

/** Where in the hand the held tile lies; -1 for none. Of equal tiles the last one is held. */
export const heldIndex = (state: TableState): number => {
  const tile = tileIn(state.picker.picked[0])
  return tile === null ? -1 : handOf(state).lastIndexOf(tile)
}

/** What would be done: the staged choice, or the one the pointer is over. */
export function intendedIn({ picker, hover }: TableState): Intent | null {
  if (picker.staged) return picker.staged.intent
  if (hover === null || picker.picked.length === 0) return null
  const path = picker.after(hover)
  return path ? (choiceAt(picker.choices, path)?.intent ?? null) : null
}

export interface Prospect {
  /** The board as it would lie. */
  readonly layout: Layout
  readonly intent: Intent | null
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

export function prospectOf(state: TableState): Prospect {
  const { view, told } = state
  const seat = seatOf(state)
  const intent = told ? null : intendedIn(state)
  if (intent && seat !== null) {
    const scores = preview(view, seat, intent)
    const focus = focusOf(scores, intent, seat)
    return { layout: layoutAfter(view, seat, intent), intent, scores, focus, would: true }
  }
  return { layout: view, intent: null, scores: [], focus: told ?? pointedAt(state), would: false }
}

/** The figure placed or moved; else the one that changes most, one's own first. */
function focusOf(scores: readonly FigurePreview[], intent: Intent, seat: number): FigureScore | null {
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
function pointedAt({ view, hover, picker }: TableState): FigureScore | null {
  const space = spaceIn(hover ?? undefined)
  if (space === null || picker.picked.length > 0) return null
  return scoresOf(view).find(score => score.space === space) ?? null
}
