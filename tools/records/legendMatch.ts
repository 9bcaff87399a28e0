/** Everything a referee of The Legend keeps: who has what, and what is due. */
import { demand, same, takeOut } from './demand'
import { at } from './document'
import { Generator } from './generator'
import { LegendDealer } from './legendDealer'
import {
  DOC_CARDS,
  fitting,
  isRoundToken,
  type DocTrackRow,
  type Thing,
  DOC_TOKENS,
  DOC_TRACK,
} from './legendTables'

/** Every field that any event has; the table says which are there. */
export interface RecordedLegendEvent {
  readonly kind: string
  readonly seat: number
  readonly step: number
  readonly start: number
  readonly daring: boolean
  readonly cards: readonly number[]
  readonly fitting: readonly number[]
  readonly tokens: readonly number[]
  readonly count: number
  readonly gone: readonly number[]
  readonly card: number
  readonly token: number
  readonly bids: readonly (readonly number[])[]
  readonly hands: readonly (readonly number[])[]
  readonly totals: readonly number[]
  readonly ranking: readonly number[]
  readonly total: number
  readonly marker: number
  readonly prize: number
  readonly gives: Thing
  readonly taken: readonly number[]
  readonly given: readonly number[]
  readonly owed: number
  readonly wounds: number
  readonly by: string
  readonly heal: string
  readonly scratches: number
  readonly special: string
  readonly saved: number | null
  readonly refused: Thing | null
  readonly sheets: readonly { readonly lines: readonly object[]; readonly total: number }[]
}

export interface RecordedLegendIntent {
  readonly kind: string
  readonly cards?: readonly number[]
  readonly tokens?: readonly number[]
  readonly show?: boolean
  readonly choice?: number
  readonly scratches?: number
}

interface Options {
  readonly startSeat?: number | 'random'
  readonly advanced?: boolean
  readonly fallen?: boolean
  readonly openTokens?: boolean
}

export interface RefereePlayer {
  readonly hand: number[]
  readonly tokens: number[]
  /** Cards out of the hand that are not discarded yet. */
  readonly table: number[]
  readonly shown: number[]
  total: number
  scratches: number
  wounds: number
  hasDoubleWound: boolean
  owed: number
  isIn: boolean
  bid: RecordedLegendIntent | null
}

/** Intents that are a turn of their own. A refusal is told by `declined`, a recovery by `tookCard`. */
const TURNS = ['risk', 'pay', 'breakRanks', 'select', 'play', 'show', 'withdraw']

/** Demands that an event is right and notes what it does. */
export type Handler = (match: LegendMatch, event: RecordedLegendEvent, intent: RecordedLegendIntent) => void

export type Handlers = Readonly<Record<string, Handler>>

export class LegendMatch {
  readonly players: readonly RefereePlayer[]
  readonly dealer: LegendDealer
  readonly options: Options
  start: number
  step = 1
  /** The last step that was told of, passed over or not. */
  reached = 1
  ranking: readonly number[] = []
  /** Prizes of this episode that were taken, in order. */
  taken: number[] = []
  /** Turns in this episode so far, passed ones included. */
  turn = 0
  /** What is to be gained next. */
  pending: Thing | null = null
  open: number[] = []
  readonly supply: number[]
  readonly offer: number[]

  constructor({ seats, seed, options }: { seats: number; seed: string; options: Options }) {
    const random = new Generator(seed)
    const { startSeat = 'random' } = options
    this.options = options
    this.start = startSeat === 'random' ? random.below(seats) : startSeat
    this.dealer = new LegendDealer(random, seats)
    this.players = this.dealer.hands.map(hand => ({
      ...{ hand, tokens: [], table: [], shown: [], total: 0, scratches: 0, wounds: 0 },
      ...{ hasDoubleWound: false, owed: 0, isIn: true, bid: null },
    }))
    this.supply = DOC_TOKENS.flatMap(({ shape, copies }, id) =>
      shape === 'square' ? new Array<number>(copies).fill(id) : [],
    )
    this.offer = DOC_CARDS.flatMap(({ special, players, advanced }, id) =>
      special !== null && players <= seats && (!advanced || options.advanced === true) ? [id] : [],
    )
  }

  get row(): DocTrackRow {
    return at(DOC_TRACK, this.step - 1)
  }

  player(seat: number): RefereePlayer {
    return at(this.players, seat)
  }

  fromStart(): number[] {
    return this.players.map((_, i) => (this.start + i) % this.players.length)
  }

  /** Sealed bids and what is selected are told by intents only. */
  hear(seat: number, intent: RecordedLegendIntent): void {
    if (TURNS.includes(intent.kind)) this.act(seat)
    if (intent.kind === 'bid') this.player(seat).bid = intent
    if (intent.kind === 'select') this.pending = at(this.row.gives, intent.choice ?? -1)
  }

  returnTokens(seat: number, tokens: readonly number[]): void {
    takeOut(this.player(seat).tokens, tokens, 'the seat')
    this.supply.push(...tokens.filter(token => !isRoundToken(token)))
    this.dealer.returnAlliances(tokens.filter(isRoundToken))
  }

  /** The prize or reward that is due. */
  gain(kinds: readonly string[]): Thing {
    const thing = this.pending ?? { kind: 'nothing' }
    demand(kinds.includes(thing.kind), `${kinds.join(' or ')} is due, not ${thing.kind}`)
    this.pending = null
    return thing
  }

  /** Turns go clockwise from the start player; a seat may go on after a risk. */
  act(seat: number): void {
    const seatAt = (turn: number) => (this.start + turn) % this.players.length
    demand(this.player(seat).isIn, 'the seat is still in')
    if (this.turn > 0 && seat === seatAt(this.turn - 1) && this.row.kind !== 'recovery') return
    while (seatAt(this.turn) !== seat && this.#isPassed(seatAt(this.turn))) this.turn++
    same(seat, seatAt(this.turn), 'whose turn it is')
    this.turn++
  }

  /** Out of a contest, or at Break Ranks? without anything to heal. */
  #isPassed(seat: number): boolean {
    const { isIn, scratches, wounds, hasDoubleWound } = this.player(seat)
    return !isIn || (this.row.id === 'breakRanks' && scratches + wounds === 0 && !hasDoubleWound)
  }

  highestIn(total: (player: RefereePlayer) => number): number {
    return Math.max(0, ...this.players.filter(({ isIn }) => isIn).map(total))
  }

  /** Cards that count, before a player. */
  lay(seat: number, cards: readonly number[]): void {
    const player = this.player(seat)
    player.table.push(...cards)
    player.total += cards.reduce((sum, card) => sum + fitting(card, this.row.asks), 0)
  }
}
