/**
 * Positions drawn as text, for tests that read like the rulebook. A board is one word a cell, as in the edition:
 * `#` open, `G` a printed Gorge, `.` beyond the outline, `L0` a longship of seat 0 (B, T, C, L),
 * `+6` or `-4` a tile by its value, `mead+3` one with its ability, `horn` one without a value.
 * The same words name tiles in hands and pool; `I:+6` asks for the tile of an earlier act.
 */

import { layBareBoard } from '../../games/movie/turn/act'
import { movie } from '../../games/movie/movie'
import type { Tile } from '../../games/movie/edition/parts'
import { BOARDS, FIGURES, figureOf, TILES, tileOf, tilesOfAct } from '../../games/movie/edition/parts'
import { emptyState } from '../../games/movie/setup'
import { openSpaces } from '../../games/movie/turn/spaces'
import {
  ACTS,
  type Act,
  type MovieEvent,
  type FigureId,
  type MovieIntent,
  type MovieOptions,
  type Space,
  type MovieState,
  type TileId,
} from '../../games/movie/types'
import { type Refusal, refuse, rngFrom, type Seat, seedFromNumber } from '../../kernel'

export interface MovieScenario {
  readonly board: string
  readonly act?: Act
  readonly seats?: number
  readonly turn?: Seat
  /** One string of tile names for each seat. */
  readonly hands?: readonly string[]
  /** The first is drawn first. Left out, everything that is nowhere else. */
  readonly pool?: string
  /** Letters of the figures in front of each seat. Left out, all that are not on the board. */
  readonly supply?: readonly string[]
  readonly saga?: readonly number[]
  readonly options?: Partial<MovieOptions>
}

export interface ScenarioTable {
  readonly state: MovieState
  /** Row and column from 1, as the rulebook counts. */
  at(row: number, column: number): Space
  /** The tile of that name in the hand of the seat on turn. */
  held(name: string): TileId
  /** The seat on turn does this; what everyone hears of it. Throws when refused. */
  play(intent: MovieIntent): MovieEvent[]
  refusal(intent: MovieIntent): string | null
  /** The board drawn again, a line a row. */
  board(): string[]
}

const LETTERS = { B: 'beowulf', T: 'thane', C: 'castle', L: 'longship' } as const
const NUMERALS = { I: 1, II: 2, III: 3 } as const
const words = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')

export function movieScenario(given: MovieScenario): ScenarioTable {
  const state = stateOf(given)
  const rng = rngFrom(seedFromNumber(1))
  const { columns, cells } = BOARDS[state.act]
  const refused = (intent: MovieIntent): Refusal | null => refuse(movie, state, state.turn, intent)
  return {
    state,
    at: (row, column) => (row - 1) * columns + column - 1,
    held: name => {
      const found = state.players[state.turn]!.hand.find(tile => answersTo(tileOf(tile), name))
      if (found === undefined) throw new Error(`seat ${state.turn} holds no ${name}`)
      return found
    },
    play: intent => {
      const refusal = refused(intent)
      if (refusal) throw new Error(`${JSON.stringify(intent)} is refused: ${refusal.reason}`)
      const events: MovieEvent[] = []
      movie.apply(state, state.turn, intent, rng, wordings => events.push(wordings.everyone))
      return events
    },
    refusal: intent => refused(intent)?.reason ?? null,
    board: () =>
      Array.from({ length: cells.length / columns }, (_, row) =>
        cells
          .slice(row * columns, (row + 1) * columns)
          .map((_, column) => wordAt(state, row * columns + column))
          .join(' '),
      ),
  }
}

function stateOf({ board, act = 1, seats = 2, turn = 0, saga, ...given }: MovieScenario): MovieState {
  const state = emptyState(seats, { startSeat: 'random', lastAbility: false, ...given.options })
  const box = new Box(act)
  layBareBoard(state, act)
  state.turn = turn
  words(board).forEach((word, space) => {
    layWord(state, box, word, space)
  })
  if (words(board).length !== state.tiles.length) throw new Error(`the board of act ${act} has other cells`)
  state.open = openSpaces(state).length
  for (const [seat, player] of state.players.entries()) {
    player.hand = words(given.hands?.[seat] ?? '').map(name => box.takeTile(name))
    player.saga = saga?.[seat] ?? player.saga
    const letters = given.supply?.[seat]
    const figures =
      letters === undefined ? null : words(letters).map(word => box.takeFigure(`${word}${seat}`))
    player.figures =
      figures ?? FIGURES.filter(figure => figure.seat === seat && box.has(figure.id)).map(f => f.id)
  }
  const pool = given.pool === undefined ? null : words(given.pool).map(name => box.takeTile(name))
  state.pool = pool?.reverse() ?? box.restOf(act)
  state.unseen = ACTS.filter(a => a <= act).flatMap(a => box.restOf(a))
  const placed = [...state.players.flatMap(player => player.figures), ...state.figures]
  state.gone = FIGURES.filter(({ id, seat }) => seat < seats && !placed.includes(id)).map(figure => figure.id)
  return state
}

function layWord(state: MovieState, box: Box, word: string, space: Space): void {
  const cell = BOARDS[state.act].cells[space]
  const expected = cell === 'gorge' ? 'G' : cell === 'beyond' ? '.' : word
  if (word !== expected || (cell === 'space' && /^[G.]$/.test(word)))
    throw new Error(`cell ${space + 1} of act ${state.act} cannot be ${word}`)
  if (cell !== 'space' || word === '#') return
  if (/^[BTCL]\d$/.test(word)) state.figures[space] = box.takeFigure(word)
  else state.tiles[space] = box.takeTile(word)
}

/** What has not been given out yet. */
class Box {
  readonly #tiles: TileId[]
  readonly #figures: FigureId[] = FIGURES.map(figure => figure.id)

  constructor(act: Act) {
    this.#tiles = ACTS.filter(a => a <= act)
      .reverse()
      .flatMap(tilesOfAct)
  }

  takeTile(name: string): TileId {
    const index = this.#tiles.findIndex(tile => answersTo(tileOf(tile), name))
    // A bare value may also be that of a tile with an ability.
    const found = index < 0 ? this.#tiles.findIndex(tile => hasValue(tileOf(tile), name)) : index
    if (found < 0) throw new Error(`there is no ${name} left`)
    return this.#tiles.splice(found, 1)[0]!
  }

  takeFigure(word: string): FigureId {
    const kind = LETTERS[word[0] as keyof typeof LETTERS]
    const index = this.#figures.findIndex(id => {
      const figure = figureOf(id)
      return figure.kind === kind && figure.seat === Number(word[1])
    })
    if (index < 0) throw new Error(`there is no ${word} left`)
    return this.#figures.splice(index, 1)[0]!
  }

  has(figure: FigureId): boolean {
    return this.#figures.includes(figure)
  }

  restOf(act: Act): TileId[] {
    const rest = this.#tiles.filter(tile => tileOf(tile).act === act)
    for (const tile of rest) this.#tiles.splice(this.#tiles.indexOf(tile), 1)
    return rest
  }
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `${value}` : '')
const nameOf = ({ ability, value }: Tile): string => `${ability ?? ''}${signed(value)}`

function answersTo(tile: Tile, name: string): boolean {
  const [plain, numeral] = name.split(':').reverse() as [string, string?]
  if (numeral && NUMERALS[numeral as keyof typeof NUMERALS] !== tile.act) return false
  return nameOf(tile) === plain
}

const hasValue = (tile: Tile, name: string): boolean => signed(tile.value) === name

function wordAt({ act, tiles, figures }: MovieState, space: Space): string {
  const tile = tiles[space] ?? null
  const figure = figures[space] ?? null
  if (tile !== null) return nameOf(TILES[tile]!)
  if (figure === null) return { space: '#', gorge: 'G', beyond: '.' }[BOARDS[act].cells[space]!]
  const { kind, seat } = figureOf(figure)
  return `${kind[0]!.toUpperCase()}${seat}`
}
