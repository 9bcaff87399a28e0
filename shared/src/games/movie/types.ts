/** The types of the Movie Board Game: what a state, an intent, an event, a view and a prompt are made of. */
import type { GameTypes, Seat } from '../../kernel'
import type {
  Act,
  ActResult,
  FigureId,
  MoviePhase,
  MoviePublic,
  MoviePublicOptions,
  Standing,
  TileId,
} from './state'

export type {
  Act,
  ActResult,
  FigureId,
  Layout,
  MoviePhase,
  MoviePublic,
  MoviePublicPlayer,
  Standing,
  TileId,
} from './state'

export const ACTS: readonly Act[] = [1, 2, 3]

export const FIGURE_KINDS = ['beowulf', 'thane', 'castle', 'longship'] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

export const ABILITIES = [
  'temptation',
  'valor',
  'treasure',
  'drunkenness',
  'mead',
  'statue',
  'counsel',
  'horn',
  'treachery',
  'gorge',
] as const
export type Ability = (typeof ABILITIES)[number]

/** Index into the cells of the act's board, row by row from the top left corner. */
export type Space = number

export interface MovieOptions extends MoviePublicOptions {
  readonly startSeat: Seat | 'random'
}

interface PlayerState {
  saga: number
  /** In the order drawn. */
  hand: TileId[]
  /** Not yet placed, or returned. */
  figures: FigureId[]
}

export interface MovieState {
  readonly options: MovieOptions
  act: Act
  turn: Seat
  phase: MoviePhase
  tiles: (TileId | null)[]
  figures: (FigureId | null)[]
  /** How many spaces are open. */
  open: number
  /** Shuffled; drawn from the end. */
  pool: TileId[]
  readonly players: readonly PlayerState[]
  /** Tiles that left the game face up, in that order. */
  box: TileId[]
  /** Tiles that left the game undrawn. */
  unseen: TileId[]
  /** Figures that left the game. */
  gone: FigureId[]
  results: ActResult[]
}

export type MovieIntent =
  | { readonly kind: 'placeFigure'; readonly figure: FigureKind; readonly space: Space }
  | { readonly kind: 'draw' }
  | { readonly kind: 'placeTile'; readonly tile: TileId; readonly space: Space }
  | { readonly kind: 'cashIn'; readonly tile: TileId }
  | { readonly kind: 'replaceMead'; readonly tile: TileId; readonly space: Space }
  | { readonly kind: 'counsel'; readonly tile: TileId; readonly from: Space; readonly to: Space }
  | { readonly kind: 'remove'; readonly space: Space }
  | { readonly kind: 'swap'; readonly a: Space; readonly b: Space }
  | { readonly kind: 'decline' }
export type MovieIntentOf<K extends MovieIntent['kind']> = Extract<MovieIntent, { kind: K }>

/** A tile that a figure sees in its portion. `value` is what it counts: 0 once treachery cancelled it. */
export interface CountedTile {
  readonly space: Space
  readonly tile: TileId
  readonly value: number
  readonly cancelled: boolean
}

/** A figure's score with its working: `(sum of row and column) × (diamonds + horns)`. */
export interface FigureScore {
  readonly figure: FigureId
  readonly seat: Seat
  readonly space: Space
  readonly row: readonly CountedTile[]
  readonly column: readonly CountedTile[]
  /** Tiles in the same row or column, but beyond a Gorge. */
  readonly cutOff: readonly Space[]
  /** Where the horns lie that count for it. */
  readonly horns: readonly Space[]
  readonly sum: number
  readonly diamonds: number
  readonly score: number
}

/** A figure's score in short: `sum × diamonds`. */
export type BriefScore = readonly [figure: FigureId, sum: number, diamonds: number]

export const EVENT_KINDS = [
  'placedFigure',
  'drew',
  'couldPlayNothing',
  'placedTile',
  'cashedIn',
  'replacedMead',
  'tookCounsel',
  'removed',
  'swapped',
  'declined',
  'skipped',
  'actEnded',
  'actBegan',
  'refilled',
  'gameEnded',
] as const

export type MovieEvent =
  | {
      readonly kind: 'placedFigure'
      readonly seat: Seat
      readonly figure: FigureId
      readonly space: Space
    }
  /** `act` is the back everyone sees; `tile` is null for all but the owner. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly act: Act; readonly tile: TileId | null }
  /** After drawing, nothing but counsel in hand and no figure to move: the turn ends. */
  | { readonly kind: 'couldPlayNothing'; readonly seat: Seat }
  | { readonly kind: 'placedTile'; readonly seat: Seat; readonly tile: TileId; readonly space: Space }
  | { readonly kind: 'cashedIn'; readonly seat: Seat; readonly tile: TileId; readonly points: number }
  | {
      readonly kind: 'replacedMead'
      readonly seat: Seat
      readonly tile: TileId
      readonly mead: TileId
      readonly space: Space
    }
  | {
      readonly kind: 'tookCounsel'
      readonly seat: Seat
      readonly tile: TileId
      readonly figure: FigureId
      readonly from: Space
      readonly to: Space
    }
  | { readonly kind: 'removed'; readonly seat: Seat; readonly tile: TileId; readonly space: Space }
  /** `tileA` lay on `a` before and lies on `b` now. */
  | {
      readonly kind: 'swapped'
      readonly seat: Seat
      readonly a: Space
      readonly b: Space
      readonly tileA: TileId
      readonly tileB: TileId
    }
  /** The optional ability of the tile on `space` was not used. */
  | { readonly kind: 'declined'; readonly seat: Seat; readonly space: Space }
  | { readonly kind: 'skipped'; readonly seat: Seat }
  | {
      readonly kind: 'actEnded'
      /** Who acted last. */
      readonly seat: Seat
      readonly result: ActResult
      /** In the order of spaces; `scoresOf(result)` works each of them out. */
      readonly scores: readonly BriefScore[]
      /** Saga points of each seat afterwards. */
      readonly saga: readonly number[]
      /** How many undrawn tiles left the game. */
      readonly unseen: number
    }
  | { readonly kind: 'actBegan'; readonly act: Act; readonly seat: Seat }
  /** A hand was filled up to two. `tiles` is null for all but the owner. */
  | {
      readonly kind: 'refilled'
      readonly seat: Seat
      readonly act: Act
      readonly count: number
      readonly tiles: readonly TileId[] | null
    }
  | { readonly kind: 'gameEnded'; readonly standings: readonly Standing[] }

export interface MovieSecret {
  /** In the order drawn: during 'play' the last is the one just drawn. */
  readonly hand: readonly TileId[]
}

/** The ways to play one tile of the hand. Equal tiles are listed once, unplayable ones not at all. */
export interface TilePlay {
  readonly tile: TileId
  /** May be placed on any of the prompt's `spaces`. */
  readonly place: boolean
  /** Treasure: the saga points for cashing it in. */
  readonly cashIn: number | null
  /** Drunkenness: where mead lies that it may replace. */
  readonly replace: readonly Space[]
  /** Counsel: which figures may move, and where to. */
  readonly moves: readonly CounselMove[]
}

export interface CounselMove {
  readonly from: Space
  readonly to: readonly Space[]
}

export type MoviePrompt =
  /** Place one of `figures` on one of `spaces`; or `draw`; or, once the pool is empty, one of `plays`. */
  | {
      readonly kind: 'turn'
      readonly spaces: readonly Space[]
      readonly figures: readonly FigureKind[]
      readonly draw: boolean
      readonly plays: readonly TilePlay[]
    }
  | { readonly kind: 'play'; readonly spaces: readonly Space[]; readonly plays: readonly TilePlay[] }
  /** Remove one of `targets`, or decline. */
  | {
      readonly kind: 'remove'
      readonly ability: 'temptation' | 'valor'
      readonly space: Space
      readonly targets: readonly Space[]
    }
  /** Swap any two of `targets`, or decline. */
  | { readonly kind: 'swap'; readonly space: Space; readonly targets: readonly Space[] }

export interface MovieTypes extends GameTypes {
  State: MovieState
  Intent: MovieIntent
  Event: MovieEvent
  Public: MoviePublic
  Secret: MovieSecret
  Prompt: MoviePrompt
  Options: MovieOptions
}
