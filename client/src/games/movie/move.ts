/** A move on the board: what it touches and what it changes. */
import {
  cancelledBoons,
  BOARDS,
  type Layout,
  type MovieEvent,
  type MovieIntent,
  type MoviePublic,
  pointsBySeat,
  SHOWN_MOVES,
  type Space,
  scoresOf,
  tileOf,
} from '@heorot/shared/games/movie'
import { signed } from '../../app/language/grammar'
import { byKind } from '../../kit/helpers/byKind'
import { endWithPlaces } from './words/names'
import { narrateMovie } from './movieTexts'
import type { MovieWords } from './texts/table/en'

export type BoardMove = Extract<MovieEvent, { kind: (typeof SHOWN_MOVES)[number] }>

export const moveIn = (events: readonly MovieEvent[]): BoardMove | null =>
  events.find((event): event is BoardMove => SHOWN_MOVES.some(kind => kind === event.kind)) ?? null

const PLACES: readonly string[] = ['space', 'from', 'to', 'a', 'b']

/** The spaces that an event or an intent names. */
export const placesIn = (named: object): readonly Space[] =>
  Object.entries(named).flatMap(([name, value]) =>
    PLACES.includes(name) && typeof value === 'number' ? [value] : [],
  )

/** The spaces where something lies differently afterwards; where a figure moves, only its new one. */
export const changedPlaces = (move: BoardMove | MovieIntent): readonly Space[] =>
  move.kind === 'tookCounsel' || move.kind === 'counsel' ? [move.to] : placesIn(move)

/** The board as it lay before a move. */
export const boardBefore = byKind<BoardMove, [Layout], Layout>({
  placedFigure: ({ space }, { tiles, figures }) => ({ tiles, figures: figures.with(space, null) }),
  placedTile: ({ space }, { tiles, figures }) => ({ tiles: tiles.with(space, null), figures }),
  replacedMead: ({ space, mead }, { tiles, figures }) => ({ tiles: tiles.with(space, mead), figures }),
  removed: ({ space, tile }, { tiles, figures }) => ({ tiles: tiles.with(space, tile), figures }),
  swapped: ({ a, b, tileA, tileB }, { tiles, figures }) => ({
    tiles: tiles.with(a, tileA).with(b, tileB),
    figures,
  }),
  tookCounsel: ({ from, to, figure }, { tiles, figures }) => ({
    tiles: tiles.with(from, null),
    figures: figures.with(to, null).with(from, figure),
  }),
  cashedIn: (_, { tiles, figures }) => ({ tiles, figures }),
})

/** The board while the pieces of a move are in the air. What is replaced or removed still lies there. */
export function boardDuring(after: Layout, move: BoardMove): Layout {
  const before = boardBefore(move, after)
  const stays = move.kind === 'replacedMead' || move.kind === 'removed'
  return {
    tiles: stays ? before.tiles : before.tiles.map((tile, i) => (tile === after.tiles[i] ? tile : null)),
    figures: before.figures.map((figure, i) => (figure === after.figures[i] ? figure : null)),
  }
}

const boonsCancelled = ({ act }: MoviePublic, layout: Layout) => cancelledBoons(BOARDS[act], layout).size

/** What the ability of the tile does to the board. */
function abilityNote({ tag }: MovieWords, view: MoviePublic, move: BoardMove): string {
  const ability = move.kind === 'placedTile' ? tileOf(move.tile).ability : null
  const [space] = placesIn(move)
  if (ability === 'horn') {
    const reached = scoresOf(view).filter(({ horns }) => horns.some(at => at === space)).length
    return reached > 0 ? tag.hornReaches(reached) : ''
  }
  if (ability === 'gorge') return tag.gorgeCuts
  const cancelled = boonsCancelled(view, view) - boonsCancelled(view, boardBefore(move, view))
  return ability === 'treachery' && cancelled > 0 ? tag.cancelled(cancelled) : ''
}

/** "Oswin +12, Maren −4": how a move changed what everybody's figures score. */
function changesText(view: MoviePublic, move: BoardMove, names: readonly string[]): string {
  const points = (layout: Layout) => pointsBySeat(scoresOf({ act: view.act, ...layout }), view.players.length)
  const before = points(boardBefore(move, view))
  return points(view)
    .map((n, seat) => [names[seat] ?? '', n - (before[seat] ?? 0)] as const)
    .flatMap(([name, change]) => (change === 0 ? [] : [`${name} ${signed(change)}`]))
    .join(', ')
}

/** "Oswin placed Eyes −5 (row 2, column 4)." Names may have full stops of their own. */
export const moveLine = (words: MovieWords, view: MoviePublic, move: BoardMove, names: readonly string[]) =>
  (narrateMovie(words, move, names) ?? '').replace(/\.$/, endWithPlaces(words, view.act, placesIn(move)))

/** What came of it; empty where nothing did. */
export const moveEffect = (words: MovieWords, view: MoviePublic, move: BoardMove, names: readonly string[]) =>
  [abilityNote(words, view, move), changesText(view, move, names)].filter(Boolean).join(' ')
