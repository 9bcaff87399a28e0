/**
 * Moves and things of the Movie Board Game in words. A space is `row,column` from 1, a tile its ability and value:
 * `place castle 3,5`, `draw`, `lay +6 3,3`, `pour drunkenness-3 1,2`, `cash treasure+1`, `remove 4,3`, `decline`;
 * `cell 3,3`, `tile +6`, `kind castle`, `pool`, `seat 1`, `button cash`. Only examples have `swap 1,1 2,2`,
 * `counsel 1,1 1,2` and `board`.
 */
import {
  BOARDS,
  type FigureKind,
  type MovieIntent,
  type MoviePublic,
  type MovieState,
  type Space,
  type TileId,
  tileOf,
} from '@heorot/shared/games/movie'
import { kindIn, POOL, spaceIn, tileIn } from '../../games/movie/keys'
import { byKindOr } from '../../kit/helpers/byKind'
import type { LessonWords } from '../Lesson'

type Board = Pick<MoviePublic, 'act'>

export const tileWord = (tile: TileId): string => {
  const { ability, value } = tileOf(tile)
  return `${ability ?? ''}${value > 0 ? '+' : ''}${value || ''}`
}

export const spaceWord = ({ act }: Board, space: Space): string => {
  const { columns } = BOARDS[act]
  return `${Math.floor(space / columns) + 1},${(space % columns) + 1}`
}

export function spaceNamed({ act }: Board, word: string): Space {
  const [row = 0, column = 0] = word.split(',').map(Number)
  return (row - 1) * BOARDS[act].columns + column - 1
}

function readMove(state: MovieState, seat: number, move: string): MovieIntent {
  const [verb = '', first = '', second = ''] = move.split(' ')
  const held = (name = first) => {
    const tile = state.players[seat]?.hand.find(one => tileWord(one) === name)
    if (tile === undefined) throw new Error(`seat ${seat} holds no ${name}`)
    return tile
  }
  const at = (word: string) => spaceNamed(state, word)
  const intents: Readonly<Record<string, () => MovieIntent>> = {
    place: () => ({ kind: 'placeFigure', figure: first as FigureKind, space: at(second) }),
    draw: () => ({ kind: 'draw' }),
    lay: () => ({ kind: 'placeTile', tile: held(), space: at(second) }),
    pour: () => ({ kind: 'replaceMead', tile: held(), space: at(second) }),
    cash: () => ({ kind: 'cashIn', tile: held() }),
    remove: () => ({ kind: 'remove', space: at(first) }),
    swap: () => ({ kind: 'swap', a: at(first), b: at(second) }),
    counsel: () => ({ kind: 'counsel', tile: held('counsel'), from: at(first), to: at(second) }),
    decline: () => ({ kind: 'decline' }),
  }
  const intent = intents[verb]
  if (!intent) throw new Error(`no lesson of the Movie Board Game knows how to ${move}`)
  return intent()
}

const moveWords = byKindOr<MovieIntent, [Board], string | null>(null, {
  placeFigure: ({ figure, space }, board) => `place ${figure} ${spaceWord(board, space)}`,
  placeTile: ({ tile, space }, board) => `lay ${tileWord(tile)} ${spaceWord(board, space)}`,
  replaceMead: ({ tile, space }, board) => `pour ${tileWord(tile)} ${spaceWord(board, space)}`,
  cashIn: ({ tile }) => `cash ${tileWord(tile)}`,
  remove: ({ space }, board) => `remove ${spaceWord(board, space)}`,
})

function thing(board: Board, key: string): string | null {
  const [space, tile, kind] = [spaceIn(key), tileIn(key), kindIn(key)]
  if (space !== null) return `cell ${spaceWord(board, space)}`
  if (tile !== null) return `tile ${tileWord(tile)}`
  if (kind !== null) return `kind ${kind}`
  if (key === `board:${board.act}`) return 'board'
  if (key === POOL || key === `button:${POOL}`) return POOL
  return /^(seat|button):/.test(key) ? key.replace(':', ' ') : null
}

export const movieLessonWords: LessonWords = {
  read: (state, seat, move) => readMove(state as MovieState, seat, move),
  say: ({ view }, intent) => moveWords(intent as MovieIntent, view as Board) ?? (intent as MovieIntent).kind,
  nameOf: ({ view }, key) => thing(view as Board, key),
}
