/** Everything random in the Movie Board Game, worked out from the seed by docs/records.md. */
import { deepStrictEqual as same } from 'node:assert'
import { Generator } from './generator'
import type { Line } from './lines'
import { DOC_TILES } from './movieTables'

/** The fields of the events that tell what was drawn. */
export interface DealtMovieEvent {
  readonly kind: string
  readonly act: number
  readonly tile: number
  readonly tiles: readonly number[]
  readonly count: number
  readonly unseen: number
}

export class MovieDealer {
  readonly hands: number[][]
  readonly #random: Generator
  #pool: number[]

  constructor({ seats, seed, options: { startSeat = 'random' } }: Line['record']) {
    this.#random = new Generator(seed)
    const start = startSeat === 'random' ? this.#random.below(seats) : startSeat
    this.#pool = this.#shuffled(1)
    this.hands = Array.from({ length: seats }, () => [])
    for (let i = 0; i < seats; i++) this.hands[(start + i) % seats] = this.#draw(2)
  }

  /** Throws if an event tells of other tiles than the seed brings. */
  follow({ kind, act, tile, tiles, count, unseen }: DealtMovieEvent): void {
    if (kind === 'actBegan') this.#pool = this.#shuffled(act)
    if (kind === 'drew') same([tile], this.#draw(1))
    if (kind === 'refilled') same(tiles, this.#draw(count))
    if (kind === 'actEnded') same(unseen, this.#pool.length)
  }

  #shuffled(act: number): number[] {
    const boxed = DOC_TILES.flatMap((tile, id) =>
      tile.act === act ? new Array<number>(tile.count).fill(id) : [],
    )
    return this.#random.shuffle(boxed)
  }

  #draw(count: number): number[] {
    return this.#pool.splice(this.#pool.length - count).reverse()
  }
}
