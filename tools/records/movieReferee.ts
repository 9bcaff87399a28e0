/** Plays a match of the Movie Board Game from its intents, by docs/records.md alone, and tells every event. */
import { demand } from './demand'
import { at } from './document'
import { Generator } from './generator'
import type { RecordedEvent } from './lines'
import { MovieBoard } from './movieBoard'
import { type RecordedMovieIntent, movieActions } from './movieActions'
import { ACT_NUMERALS, docFigure, figuresOf, seatOfFigure, DOC_TILES, docTile } from './movieTables'

interface Options {
  readonly startSeat?: number | 'random'
  readonly lastAbility?: boolean
}

/** `ability`: the tile on `waiting` may still be used. */
type Phase = 'turn' | 'play' | 'ability' | 'over'

export class MovieReferee {
  readonly saga: number[]
  readonly hands: number[][]
  readonly figures: number[][]
  board = new MovieBoard(1)
  pool: number[] = []
  phase: Phase = 'turn'
  /** Where the tile lies whose ability waits. */
  waiting = -1
  readonly #random: Generator
  readonly #options: Options
  #act = 1
  #turn: number
  #events: RecordedEvent[] = []
  #secret: RecordedEvent[] = []

  constructor({ seats, seed, options }: { seats: number; seed: string; options: Options }) {
    const { startSeat = 'random' } = options
    const everySeat = Array.from({ length: seats }, (_, seat) => seat)
    this.#random = new Generator(seed)
    this.#options = options
    this.#turn = startSeat === 'random' ? this.#random.below(seats) : startSeat
    this.saga = everySeat.map(() => 50)
    this.hands = everySeat.map(() => [])
    this.figures = everySeat.map(figuresOf)
    this.#beginAct(1)
  }

  /** Every event of a step: as everybody hears it, and what its owner hears instead. */
  play(
    seat: number,
    intent: RecordedMovieIntent,
  ): { readonly events: RecordedEvent[]; readonly secret: RecordedEvent[] } {
    this.#events = []
    this.#secret = []
    const action = movieActions[intent.kind]
    if (!action) throw new Error(`no intent is called ${intent.kind}`)
    demand(seat === this.#turn && this.phase !== 'over', 'it is this seat’s turn')
    const isTurnOver = action(this, seat, intent)
    if (this.board.isFull && (isTurnOver || !this.#options.lastAbility)) this.#endAct('full')
    else if (isTurnOver) this.#nextTurn()
    return { events: this.#events, secret: this.#secret }
  }

  tell(kind: string, fields: object): void {
    this.#events.push({ kind, ...fields })
  }

  #tellHidden(kind: string, fields: object, hidden: object): void {
    this.tell(kind, { ...fields, ...Object.fromEntries(Object.keys(hidden).map(key => [key, null])) })
    this.#secret.push({ kind, ...fields, ...hidden })
  }

  draw(seat: number): void {
    const tile = this.#takeFromPool(seat)
    this.#tellHidden('drew', { seat, act: this.#act }, { tile })
  }

  gain(seat: number, points: number): void {
    this.saga[seat] = at(this.saga, seat) + points
  }

  canPlay(seat: number): boolean {
    const hand = at(this.hands, seat)
    if (hand.some(tile => docTile(tile).ability !== 'counsel')) return true
    const canMove = (figure: number | null, space: number) =>
      figure !== null &&
      seatOfFigure(figure) === seat &&
      this.board.neighbours(space).some(there => this.board.isOpen(there))
    return hand.length > 0 && this.board.figures.some(canMove)
  }

  #nextTurn(): void {
    const last = this.#turn
    this.phase = 'turn'
    for (let i = 1; i <= this.saga.length; i++) {
      const seat = (last + i) % this.saga.length
      if (this.pool.length > 0 || at(this.figures, seat).length > 0 || this.canPlay(seat)) {
        this.#turn = seat
        return
      }
      this.tell('skipped', { seat })
    }
    this.#endAct('standstill')
  }

  #endAct(cause: 'full' | 'standstill'): void {
    const { tiles, figures } = this.board
    const scores = this.board.scores()
    const gained = this.saga.map((_, seat) =>
      scores
        .filter(([figure]) => seatOfFigure(figure) === seat)
        .reduce((total, [, sum, diamonds]) => total + sum * diamonds, 0),
    )
    gained.forEach((points, seat) => void this.gain(seat, points))
    const result = { act: this.#act, cause, gained, tiles, figures }
    const unseen = this.pool.length
    this.tell('actEnded', { seat: this.#turn, result, scores, saga: [...this.saga], unseen })
    this.#sendHome()
    this.#turn = (this.#turn + 1) % this.saga.length
    if (this.#act < ACT_NUMERALS.length) this.#beginAct(this.#act + 1)
    else this.#endGame()
  }

  #sendHome(): void {
    for (const figure of this.board.figures)
      if (figure !== null && docFigure(figure).returns) at(this.figures, seatOfFigure(figure)).push(figure)
    for (const figures of this.figures) figures.sort((a, b) => a - b)
  }

  #endGame(): void {
    this.phase = 'over'
    const rows = this.saga.map((saga, seat) => {
      const unused = at(this.figures, seat).filter(figure => !docFigure(figure).returns)
      return { seat, saga, diamonds: unused.reduce((sum, figure) => sum + docFigure(figure).diamonds, 0) }
    })
    const place = ({ saga, diamonds }: (typeof rows)[number]) =>
      1 + rows.filter(o => o.saga > saga || (o.saga === saga && o.diamonds > diamonds)).length
    this.tell('gameEnded', { standings: rows.map(row => ({ ...row, place: place(row) })) })
  }

  #beginAct(act: number): void {
    this.#act = act
    this.phase = 'turn'
    this.board = new MovieBoard(act)
    const boxed = DOC_TILES.flatMap((tile, id) =>
      tile.act === act ? new Array<number>(tile.count).fill(id) : [],
    )
    this.pool = this.#random.shuffle(boxed)
    this.tell('actBegan', { act, seat: this.#turn })
    for (let i = 0; i < this.saga.length; i++) this.#refill((this.#turn + i) % this.saga.length)
  }

  #refill(seat: number): void {
    const tiles: number[] = []
    while (at(this.hands, seat).length < 2 && this.pool.length > 0) tiles.push(this.#takeFromPool(seat))
    const fields = { seat, act: this.#act, count: tiles.length }
    if (tiles.length > 0) this.#tellHidden('refilled', fields, { tiles })
  }

  #takeFromPool(seat: number): number {
    const tile = at(this.pool, this.pool.length - 1)
    this.pool.pop()
    at(this.hands, seat).push(tile)
    return tile
  }
}
