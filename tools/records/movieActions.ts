/** What each intent of the Movie Board Game needs and does, by docs/records.md. */
import { demand, takeOut } from './demand'
import { at } from './document'
import type { MovieReferee } from './movieReferee'
import { docFigure, seatOfFigure, docTile } from './movieTables'

/** Every field that any intent has; the table says which are there. */
export interface RecordedMovieIntent {
  readonly kind: string
  readonly figure: string
  readonly tile: number
  readonly space: number
  readonly from: number
  readonly to: number
  readonly a: number
  readonly b: number
}

/** True when the turn is over. */
type Action = (referee: MovieReferee, seat: number, intent: RecordedMovieIntent) => boolean

const PREY: Readonly<Record<string, string>> = { temptation: 'valor', valor: 'temptation' }

/** Whether the tile just placed has an ability to be used now. */
function hasChoice({ board }: MovieReferee, space: number): boolean {
  const { ability } = docTile(board.tiles[space])
  const prey = PREY[ability]
  if (prey) return board.spacesWith(prey).length > 0
  return ability === 'statue' && board.tiles.filter(tile => tile !== null).length > 2
}

/** The play half of draw-then-play: takes the tile out of the hand. */
function playTile(referee: MovieReferee, seat: number, { tile }: RecordedMovieIntent): void {
  const { phase, pool } = referee
  demand(phase === 'play' || (phase === 'turn' && pool.length === 0), 'a tile is drawn first')
  takeOut(at(referee.hands, seat), [tile], 'the hand')
}

function waitingAbility({ phase, board, waiting }: MovieReferee): string {
  demand(phase === 'ability', 'an ability waits')
  return docTile(board.tiles[waiting]).ability
}

const placeFigure: Action = (referee, seat, { figure: kind, space }) => {
  demand(referee.phase === 'turn', 'a figure is placed instead of drawing')
  demand(referee.board.isOpen(space), 'the space is open')
  const figures = at(referee.figures, seat)
  const figure = figures.find(id => docFigure(id).kind === kind) ?? -1
  takeOut(figures, [figure], 'the seat')
  referee.board.figures[space] = figure
  referee.tell('placedFigure', { seat, figure, space })
  return true
}

const draw: Action = (referee, seat) => {
  demand(referee.phase === 'turn' && referee.pool.length > 0, 'there is a tile to draw')
  referee.draw(seat)
  if (referee.canPlay(seat)) referee.phase = 'play'
  else referee.tell('couldPlayNothing', { seat })
  return referee.phase !== 'play'
}

const placeTile: Action = (referee, seat, intent) => {
  const { tile, space } = intent
  playTile(referee, seat, intent)
  demand(docTile(tile).ability !== 'counsel', 'counsel is not placed')
  demand(referee.board.isOpen(space), 'the space is open')
  referee.board.tiles[space] = tile
  referee.tell('placedTile', { seat, tile, space })
  if (!hasChoice(referee, space)) return true
  referee.phase = 'ability'
  referee.waiting = space
  return false
}

const cashIn: Action = (referee, seat, intent) => {
  const { tile } = intent
  playTile(referee, seat, intent)
  const { cash } = docTile(tile)
  demand(cash !== null, 'only a treasure is cashed in')
  referee.gain(seat, Number(cash))
  referee.tell('cashedIn', { seat, tile, points: cash })
  return true
}

const replaceMead: Action = (referee, seat, intent) => {
  const { tile, space } = intent
  const { tiles } = referee.board
  playTile(referee, seat, intent)
  const mead = tiles[space] ?? -1
  demand(docTile(tile).ability === 'drunkenness' && docTile(mead).ability === 'mead', 'it replaces mead')
  tiles[space] = tile
  referee.tell('replacedMead', { seat, tile, mead, space })
  return true
}

const counsel: Action = (referee, seat, intent) => {
  const { tile, from, to } = intent
  const { board } = referee
  playTile(referee, seat, intent)
  const figure = board.figures[from] ?? -1
  demand(docTile(tile).ability === 'counsel' && seatOfFigure(figure) === seat, 'it moves an own figure')
  demand(board.neighbours(from).includes(to) && board.isOpen(to), 'it moves across an edge to an open space')
  board.figures[from] = null
  board.figures[to] = figure
  board.tiles[from] = tile
  referee.tell('tookCounsel', { seat, tile, figure, from, to })
  return true
}

const remove: Action = (referee, seat, { space }) => {
  const { tiles } = referee.board
  const tile = tiles[space] ?? -1
  demand(docTile(tile).ability === PREY[waitingAbility(referee)], 'temptation and valor remove each other')
  tiles[space] = null
  referee.tell('removed', { seat, tile, space })
  return true
}

const swap: Action = (referee, seat, { a, b }) => {
  const { tiles } = referee.board
  const [tileA = null, tileB = null] = [tiles[a], tiles[b]]
  demand(waitingAbility(referee) === 'statue', 'a statue waits')
  demand(tileA !== null && tileB !== null && a !== b, 'two different tiles')
  demand(a !== referee.waiting && b !== referee.waiting, 'not the statue')
  tiles[a] = tileB
  tiles[b] = tileA
  referee.tell('swapped', { seat, a, b, tileA, tileB })
  return true
}

const decline: Action = (referee, seat) => {
  waitingAbility(referee)
  referee.tell('declined', { seat, space: referee.waiting })
  return true
}

export const movieActions: Readonly<Record<string, Action>> = {
  ...{ placeFigure, draw, placeTile, cashIn, replaceMead },
  ...{ counsel, remove, swap, decline },
}
