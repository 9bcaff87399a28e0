/** Everything random in The Legend, worked out from the seed by docs/records.md. */
import { demand, same, takeOut } from './demand'
import type { Generator } from './generator'
import { DOC_CARDS, isRoundToken, hasSpecial, DOC_TOKENS } from './legendTables'

const boxed = (faces: readonly { readonly copies: number }[], wanted: (id: number) => boolean): number[] =>
  faces.flatMap(({ copies }, id) => (wanted(id) ? new Array<number>(copies).fill(id) : []))

export class LegendDealer {
  readonly hands: number[][]
  readonly #random: Generator
  #drawPile: number[]
  #discards: number[] = []
  #alliances: number[]
  /** Sizes of new draw piles that the record has told but no draw has needed yet. */
  #reshuffles: number[] = []

  constructor(random: Generator, seats: number) {
    this.#random = random
    const deck = boxed(DOC_CARDS, id => !hasSpecial(id))
    const joker = DOC_CARDS.findIndex(({ symbol }) => symbol === 'beowulf')
    const doubleFighting = DOC_CARDS.findIndex(
      ({ symbol, symbols }) => symbol === 'fighting' && symbols === 2,
    )
    this.hands = Array.from({ length: seats }, () => [doubleFighting, joker])
    for (const hand of this.hands) takeOut(deck, hand, 'the deck')
    this.#drawPile = random.shuffle(deck)
    for (const hand of this.hands) hand.push(...this.#drawPile.splice(-5))
    this.#alliances = random.shuffle(boxed(DOC_TOKENS, isRoundToken))
  }

  reshuffled(count: number): void {
    this.#reshuffles.push(count)
  }

  /** Takes cards off the draw pile; the discards replace it the moment it is empty. */
  take(count: number): number[] {
    const taken: number[] = []
    while (taken.length < count) {
      if (this.#drawPile.length === 0 && !this.#reshuffle()) break
      taken.push(...this.#drawPile.splice(-1))
      if (this.#drawPile.length === 0) this.#reshuffle()
    }
    same(this.#reshuffles, [], 'reshuffles')
    return taken
  }

  #reshuffle(): boolean {
    if (this.#discards.length === 0) return false
    same(this.#reshuffles.shift(), this.#discards.length, 'cards in the new draw pile')
    this.#drawPile = this.#random.shuffle(this.#discards)
    this.#discards = []
    return true
  }

  canTurnUp(): boolean {
    return this.#drawPile.length + this.#discards.length > 0
  }

  discard(cards: readonly number[]): void {
    this.#discards.push(...cards)
  }

  drawAlliances(count: number): number[] {
    return this.#alliances.splice(Math.max(0, this.#alliances.length - count))
  }

  returnAlliances(tokens: readonly number[]): void {
    demand(tokens.every(isRoundToken), 'only alliances are shuffled back')
    if (tokens.length > 0) this.#alliances = this.#random.shuffle([...this.#alliances, ...tokens])
  }
}
