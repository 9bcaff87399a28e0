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
  const heldTile = (name: string) => {
    const tile = state.players[seat]?.hand.find(one => tileWord(one) === name)
    if (tile === undefined) throw new Error(`seat ${seat} holds no ${name}`)
    return tile
  }
  const held = () => heldTile(first)
  const at = (word: string) => spaceNamed(state, word)
  switch (verb) {
    case 'place':
      return { kind: 'placeFigure', figure: first as FigureKind, space: at(second) }
    case 'draw':
      return { kind: 'draw' }
    case 'lay':
      return { kind: 'placeTile', tile: held(), space: at(second) }
    case 'pour':
      return { kind: 'replaceMead', tile: held(), space: at(second) }
    case 'cash':
      return { kind: 'cashIn', tile: held() }
    case 'remove':
      return { kind: 'remove', space: at(first) }
    case 'swap':
      return { kind: 'swap', a: at(first), b: at(second) }
    case 'counsel':
      return { kind: 'counsel', tile: heldTile('counsel'), from: at(first), to: at(second) }
    case 'decline':
      return { kind: 'decline' }
    default:
      throw new Error(`no lesson of the Movie Board Game knows how to ${move}`)
  }
}

function moveWords(board: Board, intent: MovieIntent): string {
  const at = (space: Space) => spaceWord(board, space)
  switch (intent.kind) {
    case 'placeFigure':
      return `place ${intent.figure} ${at(intent.space)}`
    case 'placeTile':
      return `lay ${tileWord(intent.tile)} ${at(intent.space)}`
    case 'replaceMead':
      return `pour ${tileWord(intent.tile)} ${at(intent.space)}`
    case 'cashIn':
      return `cash ${tileWord(intent.tile)}`
    case 'remove':
      return `remove ${at(intent.space)}`
    default:
      return intent.kind
  }
}

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
  say: ({ view }, intent) => moveWords(view as Board, intent as MovieIntent),
  nameOf: ({ view }, key) => thing(view as Board, key),
}
