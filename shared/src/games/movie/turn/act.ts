/** The end of an act and the beginning of the next. */
import type { Rng, Seat } from '../../../kernel'
import type { Emit } from './intentHandler'
import { BOARDS, figureOf, HAND_SIZE, tilesOfAct } from '../edition/parts'
import { pointsBySeat, scoresOf } from '../scoring'
import type { Act, ActResult, BriefScore, FigureScore, MovieState, TileId } from '../types'

/** Scores the board and clears it: longships go home, everything else leaves the game. */
export function closeAct(state: MovieState, last: Seat, cause: ActResult['cause'], emit: Emit): void {
  const { act, players, tiles, figures } = state
  const scores = scoresOf(state)
  const gained = pointsBySeat(scores, players.length)
  for (const [seat, player] of players.entries()) player.saga += gained[seat]!
  const result: ActResult = { act, cause, gained, tiles, figures }
  state.results.push(result)
  const saga = players.map(player => player.saga)
  const unseen = state.pool.length
  emit({ everyone: { kind: 'actEnded', seat: last, result, scores: scores.map(brief), saga, unseen } })
  sendHome(state)
  clearBoard(state, act)
}

const brief = ({ figure, sum, diamonds }: FigureScore): BriefScore => [figure, sum, diamonds]

function sendHome(state: MovieState): void {
  for (const id of state.figures) {
    if (id === null) continue
    const { seat, returns } = figureOf(id)
    if (returns) state.players[seat]!.figures.push(id)
    else state.gone.push(id)
  }
  for (const player of state.players) player.figures.sort((a, b) => a - b)
}

function clearBoard(state: MovieState, act: Act): void {
  state.box.push(...state.tiles.filter(tile => tile !== null))
  state.unseen.push(...state.pool)
  state.pool = []
  layBareBoard(state, act)
}

/** The board of an act with nothing on it. The arrays are new: results keep the old ones. */
export function layBareBoard(state: MovieState, act: Act): void {
  const { cells, spaces } = BOARDS[act]
  state.act = act
  state.tiles = cells.map(() => null)
  state.figures = cells.map(() => null)
  state.open = spaces.length
}

/** A new board and pool; hands are kept, and from the first seat on filled up. */
export function beginAct(state: MovieState, act: Act, rng: Rng, emit: Emit): void {
  layBareBoard(state, act)
  state.pool = rng.shuffle(tilesOfAct(act))
  emit({ everyone: { kind: 'actBegan', act, seat: state.turn } })
  const seats = state.players.length
  for (let i = 0; i < seats; i++) refill(state, (state.turn + i) % seats, emit)
}

function refill(state: MovieState, seat: Seat, emit: Emit): void {
  const { act, pool } = state
  const { hand } = state.players[seat]!
  const tiles: TileId[] = []
  while (hand.length < HAND_SIZE && pool.length > 0) {
    const tile = pool.pop()!
    hand.push(tile)
    tiles.push(tile)
  }
  if (tiles.length === 0) return
  const count = tiles.length
  emit({
    everyone: { kind: 'refilled', seat, act, count, tiles: null },
    only: { [seat]: { kind: 'refilled', seat, act, count, tiles } },
  })
}
