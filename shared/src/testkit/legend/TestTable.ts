import { cardOf, episodeAt } from '../../games/legend/edition/catalog'
import type { RuleContext } from '../../games/legend/turn/play'
import { accept, asked, beginSaga, prompt, refuseLegend } from '../../games/legend/turn/turn'
import type {
  CardId,
  LegendEvent,
  EventKind,
  LegendIntent,
  LegendPrompt,
  SpecialId,
  LegendState,
  TokenId,
  WoundTile,
} from '../../games/legend/types'
import type { EventWordings, Rng, Seat } from '../../kernel'
import type { CardName, TokenName } from '../../games/legend/edition/shortNames'
import { shortCard, shortPrizeName, takeNamed, shortToken } from '../../games/legend/edition/shortNames'

/** A table and what people do there, by name. Whatever the rules refuse is an error. */
export class TestTable {
  readonly sent: EventWordings<LegendEvent>[] = []
  readonly #play: RuleContext

  constructor(
    readonly state: LegendState,
    rng: Rng,
  ) {
    this.#play = { state, rng, emit: event => void this.sent.push(event) }
    beginSaga(this.#play)
  }

  readonly does = (seat: Seat, intent: LegendIntent): void => {
    const reason = refuseLegend(this.state, seat, intent)
    if (reason) throw new Error(`seat ${seat} may not ${JSON.stringify(intent)}: ${reason}`)
    accept(this.#play, seat, intent)
  }

  readonly asked = (): readonly Seat[] => asked(this.state)
  readonly prompt = (seat: Seat): LegendPrompt | null => prompt(this.state, seat)
  readonly refusal = (seat: Seat, intent: LegendIntent) => refuseLegend(this.state, seat, intent)
  readonly episode = (): string => episodeAt(this.state.step).id
  readonly hand = (seat: Seat): CardName[] => this.state.hands[seat]!.map(shortCard).sort()
  readonly tokens = (seat: Seat): TokenName[] => this.state.tokens[seat]!.map(shortToken).sort()
  readonly discards = (): CardName[] => this.state.discards.map(shortCard).sort()
  readonly gone = (): CardName[] => this.state.gone.map(shortCard).sort()
  readonly holds = (seat: Seat, special: SpecialId): boolean =>
    this.state.hands[seat]!.some(id => cardOf(id).special === special)

  /** What everyone heard, of one kind. */
  events<K extends EventKind>(kind: K): Extract<LegendEvent, { kind: K }>[] {
    const heard = this.sent.map(({ everyone }) => everyone)
    return heard.filter((event): event is Extract<LegendEvent, { kind: K }> => event.kind === kind)
  }

  /** Cards of a hand by name; one name twice means two cards. */
  inHand(seat: Seat, names: readonly CardName[]): CardId[] {
    const hand = [...this.state.hands[seat]!]
    return names.map(name => takeNamed(hand, name, shortCard))
  }

  owned(seat: Seat, names: readonly TokenName[]): TokenId[] {
    const tokens = [...this.state.tokens[seat]!]
    return names.map(name => takeNamed(tokens, name, shortToken))
  }

  /** Where a prize stands in the row: F5, G3, A2, D2, S, W, WW, M or a special card. */
  prizeIndex(name: string): number {
    const episode = episodeAt(this.state.step)
    if (!('prizes' in episode)) throw new Error(`${episode.id} has no prizes`)
    return episode.prizes.findIndex(prize => shortPrizeName(prize) === name)
  }

  bids(seat: Seat, ...names: CardName[]): void {
    this.does(seat, { kind: 'bid', cards: this.inHand(seat, names), show: false })
  }

  lays(seat: Seat, ...names: CardName[]): void {
    this.does(seat, { kind: 'play', cards: this.inHand(seat, names) })
  }

  pays(seat: Seat, ...names: CardName[]): void {
    this.does(seat, { kind: 'pay', cards: this.inHand(seat, names) })
  }

  shows(seat: Seat, ...names: TokenName[]): void {
    this.does(seat, { kind: 'show', tokens: this.owned(seat, names) })
  }

  risks(seat: Seat): void {
    this.does(seat, { kind: 'risk', daring: false })
  }

  /** Risks with Beowulf's Daring. */
  dares(seat: Seat): void {
    this.does(seat, { kind: 'risk', daring: true })
  }

  withdraws(seat: Seat): void {
    this.does(seat, { kind: 'withdraw' })
  }

  declines(seat: Seat): void {
    this.does(seat, { kind: 'decline' })
  }

  uses(seat: Seat): void {
    this.does(seat, { kind: 'use' })
  }

  rests(seat: Seat, scratches: 1 | 2): void {
    this.does(seat, { kind: 'rest', scratches })
  }

  takes(seat: Seat, prize: string, heal: WoundTile | null = null): void {
    this.does(seat, { kind: 'prize', prize: this.prizeIndex(prize), heal })
  }

  /** The Blessing saves one of the cards about to be discarded. */
  saves(seat: Seat, name: CardName): void {
    const asking = this.prompt(seat)
    const cards = asking?.kind === 'blessing' ? [...asking.cards] : []
    this.does(seat, { kind: 'save', card: takeNamed(cards, name, shortCard) })
  }
}
