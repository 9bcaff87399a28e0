/** Everything random in The Legend, worked out from the seed by docs/records.md. */
import { deepStrictEqual as same } from 'node:assert'
import { ascending } from './document'
import { Generator } from './generator'
import { DOC_CARDS, DOC_TOKENS, hasSpecial, isRoundToken } from './legendTables'
import type { Line } from './lines'

/** The fields of the events that tell where cards and alliances come from and go. */
export interface DealtLegendEvent {
  readonly kind: string
  readonly seat: number
  readonly start: number
  readonly daring: boolean
  readonly count: number
  readonly cards: readonly number[]
  readonly fitting: readonly number[]
  readonly gone: readonly number[]
  readonly tokens: readonly number[]
}

const boxed = (faces: readonly { readonly copies: number }[], wanted: (id: number) => boolean): number[] =>
  faces.flatMap(({ copies }, id) => (wanted(id) ? new Array<number>(copies).fill(id) : []))

const without = (cards: readonly number[], left: readonly number[]): number[] =>
  cards.filter(card => !left.includes(card))

export class LegendDealer {
  readonly hands: number[][]
  readonly #random: Generator
  #start: number
  #drawPile: number[]
  #discards: number[] = []
  #alliances: number[]
  /** Sizes of new draw piles that the record has told but no draw has needed yet. */
  #reshuffles: number[] = []

  constructor({ seats, seed, options: { startSeat = 'random' } }: Line['record']) {
    const random = new Generator(seed)
    this.#random = random
    this.#start = startSeat === 'random' ? random.below(seats) : startSeat
    const deck = boxed(DOC_CARDS, id => !hasSpecial(id))
    const joker = DOC_CARDS.findIndex(({ symbol }) => symbol === 'beowulf')
    const doubleFighting = DOC_CARDS.findIndex(card => card.symbol === 'fighting' && card.symbols === 2)
    this.hands = Array.from({ length: seats }, () => [doubleFighting, joker])
    for (const card of this.hands.flat()) deck.splice(deck.indexOf(card), 1)
    this.#drawPile = random.shuffle(deck)
    for (const hand of this.hands) hand.push(...this.#drawPile.splice(-5))
    this.#alliances = random.shuffle(boxed(DOC_TOKENS, isRoundToken))
  }

  /** Throws if an event tells of other cards or tokens than the seed brings. */
  follow(event: DealtLegendEvent): void {
    const { kind, cards, tokens, count } = event
    switch (kind) {
      case 'episodeBegan':
        same(event.start, this.#start)
        break
      case 'startPassed':
        this.#start = event.seat
        break
      case 'reshuffled':
        this.#reshuffles.push(count)
        break
      case 'risked':
        same(cards, this.#take(event.daring ? 5 : 2))
        this.#discards.push(...without(cards, event.fitting))
        break
      case 'drew':
        same(cards, ascending(this.#take(count)))
        break
      case 'turnedUp':
        same(cards, this.#take(2 * this.hands.length))
        break
      case 'discarded':
        this.#discards.push(...without(cards, event.gone))
        break
      case 'gainedAlliance':
        same(tokens, ascending(this.#alliances.splice(Math.max(0, this.#alliances.length - count))))
        break
      case 'paid':
      case 'wonAuction':
        this.#takeBack(tokens)
        break
    }
  }

  /** `treasuresRevealed`: seat by seat, from the start player. */
  takeBackTreasure(bySeat: readonly (readonly number[])[]): void {
    bySeat.forEach((_, i) => {
      this.#takeBack(bySeat[(this.#start + i) % bySeat.length] ?? [])
    })
  }

  /** Takes cards off the draw pile; the discards replace it the moment it is empty. */
  #take(count: number): number[] {
    const taken: number[] = []
    while (taken.length < count) {
      if (this.#drawPile.length === 0 && !this.#reshuffle()) break
      taken.push(...this.#drawPile.splice(-1))
      if (this.#drawPile.length === 0) this.#reshuffle()
    }
    same(this.#reshuffles, [])
    return taken
  }

  #reshuffle(): boolean {
    if (this.#discards.length === 0) return false
    same(this.#reshuffles.shift(), this.#discards.length)
    this.#drawPile = this.#random.shuffle(this.#discards)
    this.#discards = []
    return true
  }

  #takeBack(tokens: readonly number[]): void {
    const alliances = tokens.filter(isRoundToken)
    if (alliances.length > 0) this.#alliances = this.#random.shuffle([...this.#alliances, ...alliances])
  }
}
