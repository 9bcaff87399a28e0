/** A match in progress: the fold of its record, and what each seat was last sent of it. */
import {
  type AnyGame,
  DecisionRounds,
  type EventWordings,
  type FullPrivateSlice,
  type GameTypes,
  type KERNEL_REASONS,
  isRawTakeBack,
  isTakeBack,
  type Outcome,
  MatchHistory,
  type PrivateSlice,
  type Progress,
  RecordedMatch,
  readIntent,
  type Refusal,
  type Seat,
  samePlain,
  type TakeBack,
  type TookBack,
  watchTimeOf,
} from '@heorot/shared'
import type { IntentRow, TableRecord } from '../store/TableRecord'
import { moveClocks } from './record/life'

/** What everyone may know of a revision. */
export interface PublicNews {
  readonly revision: number
  readonly view: unknown
  readonly events: readonly unknown[]
  readonly waitingFor: readonly Seat[]
  readonly progress: Progress
  readonly outcome: Outcome | null
  /** The seat whose last decision can be taken back. */
  readonly takeBack: Seat | null
}

export const publicNewsOf = (
  game: AnyGame,
  { state, revision, mayTakeBack }: RecordedMatch<GameTypes>,
  events: readonly EventWordings<unknown>[],
  isFinal = false,
): PublicNews => ({
  revision,
  view: game.publicView(state),
  events: events.map(({ everyone }) => everyone),
  waitingFor: game.asked(state),
  progress: game.progress(state),
  outcome: game.outcome(state),
  takeBack: isFinal ? null : mayTakeBack,
})

/** A row whose intent the game has read; its time is that of storing it. */
export type ReadRow = Omit<IntentRow, 'at'> & { readonly intent: GameTypes['Intent'] | TakeBack }

/** A stored match, and the clocks of its table as the intents have left them. */
export function replayTable(game: AnyGame, table: TableRecord, rows: readonly IntentRow[]): Play {
  return new Play(game, table, rows, (play, row) => {
    const isLater = row.step > (table.clockStep ?? rows.length)
    if (isLater && table.clock !== 'none') moveClocks(table, play, row.at ?? 0, row)
  })
}

/** The stored intents cannot be replayed by these rules. */
export class Unplayable extends Error {}

export class Play {
  readonly rows: IntentRow[] = []
  /** How many decisions were taken back: what was thought of before is out of date. */
  takenBack = 0
  readonly rounds: DecisionRounds
  readonly #match: RecordedMatch<GameTypes>
  readonly #accepted = new Map<string, number>()
  readonly #sent: SentSlice[]
  /** Earlier revisions, computed again from the record. */
  readonly history: MatchHistory
  #publicNews: PublicNews | null = null
  /** A bot made the last decision for an owner who still had time. */
  #isEarly = false
  #events: readonly EventWordings<GameTypes['Event'] | TookBack>[] = []

  constructor(
    readonly game: AnyGame,
    private readonly table: Pick<TableRecord, 'seats' | 'options' | 'seed' | 'rules' | 'match'>,
    rows: readonly IntentRow[] = [],
    afterStep: (play: Play, row: IntentRow) => void = () => {},
  ) {
    const { rules, seed, options, seats } = table
    const start = { seats: seats.length, options, seed: seed ?? '' }
    if (rules?.version !== game.rulesVersion || rules.edition !== game.edition)
      throw new Unplayable(`played by rules ${rules?.version} of ${rules?.edition}`)
    this.#match = new RecordedMatch(game, start)
    this.history = new MatchHistory(game, () => ({
      ...start,
      intents: this.rows.map(row => [row.seat, row.intent]),
    }))
    this.rounds = new DecisionRounds(seats.length, game.asked(this.#match.state))
    for (const [i, row] of rows.entries()) {
      this.#replay(row, rows[i + 1])
      afterStep(this, row)
    }
    this.#sent = seats.map(() => ({ ...NOTHING_SENT, since: this.revision }))
    const last = rows.at(-1)
    this.#isEarly = last !== undefined && seats[last.seat]?.coveredStep === last.step
  }

  #replay(row: IntentRow, next: IntentRow | undefined): void {
    const intent = readIntent(this.game, row.intent)
    if (!intent || this.#match.refuse(row.seat, intent)) throw new Unplayable(`step ${row.step} is refused`)
    this.accept({ ...row, intent }, { isTakenBack: isRawTakeBack(next?.intent) })
  }

  get revision(): number {
    return this.#match.revision
  }

  get outcome(): Outcome | null {
    return this.publicNews().outcome
  }

  get progress(): Progress {
    return this.publicNews().progress
  }

  get waitingFor(): readonly Seat[] {
    return this.#publicNews?.waitingFor ?? this.game.asked(this.#match.state)
  }

  /** The revision an intent of this id led to, if the seat sent it before. */
  acknowledged(seat: Seat, id: string): number | undefined {
    return this.#accepted.get(`${seat}:${id}`)
  }

  /** Whether the seat's question has changed since the revision it was looking at. */
  isStale(seat: Seat, revision: number): boolean {
    return revision > this.revision || revision < this.#sentTo(seat).since
  }

  /** The next row of the record, or why this intent cannot be one. */
  read(seat: Seat, raw: unknown, id: string | null): ReadRow | Refusal {
    const intent = readIntent(this.game, raw)
    if (!intent) return { reason: 'not-an-intent' satisfies (typeof KERNEL_REASONS)[number] }
    if (isTakeBack(intent) && this.#isFinal) return { reason: 'cannot-take-back' }
    return this.#match.refuse(seat, intent) ?? { step: this.revision + 1, seat, intent, id }
  }

  /** A bot made the last decision for itself, or for somebody whose time was up: nobody can take it back. */
  get #isFinal(): boolean {
    return this.rows.at(-1)?.id === null && !this.#isEarly
  }

  /** Applies a row that `read` made. `isEarly`: a bot decided for an owner who still had time. */
  accept(row: ReadRow & IntentRow, { isTakenBack = false, isEarly = false } = {}): void {
    this.#events = this.#match.accept(row.seat, row.intent, isTakenBack)
    this.#isEarly = isEarly
    this.#publicNews = null
    this.rows.push(row)
    this.#noteRound(row)
    if (row.id !== null) this.#accepted.set(`${row.seat}:${row.id}`, this.revision)
  }

  /** When a bot first decided for a seat from this time on; null when none has. */
  coveredSince(seat: Seat, from: number): number | null {
    return this.rows.find(row => row.seat === seat && row.id === null && (row.at ?? 0) >= from)?.at ?? null
  }

  #noteRound({ step, seat, intent }: ReadRow): void {
    const { state, mayTakeBack } = this.#match
    if (isTakeBack(intent)) {
      this.takenBack++
      this.rounds.takeBack()
    } else this.rounds.decide({ step, seat, asked: this.game.asked(state) }, mayTakeBack === null)
  }

  /** How long the decision took that this row takes back. */
  tookBefore({ step }: Pick<IntentRow, 'step'>): number {
    const [asked, decided] = [this.rows[step - 3]?.at, this.rows[step - 2]?.at]
    return asked == null || decided == null ? 0 : decided - asked
  }

  /** How long the last step takes to watch at normal speed. */
  get watchTime(): number {
    return watchTimeOf(
      this.game,
      this.#events.map(({ everyone }) => everyone),
    )
  }

  /** Computed once for each revision. */
  publicNews(): PublicNews {
    this.#publicNews ??= publicNewsOf(this.game, this.#match, this.#events, this.#isFinal)
    return this.#publicNews
  }

  /** What the seat has not been sent yet; null when that is nothing. */
  takeUnsent(seat: Seat): PrivateSlice | null {
    const { secret, prompt, changed } = this.#look(seat)
    const own = this.#ownWordings(seat)
    if (!changed.secret && !changed.prompt && !own.events) return null
    const slice: Mutable<PrivateSlice> = { match: this.table.match, revision: this.revision }
    if (changed.secret) slice.secret = secret
    if (changed.prompt) slice.prompt = prompt
    if (own.events) slice.events = own.events
    return slice
  }

  /** Everything the seat may know besides the public view. */
  resendAll(seat: Seat): FullPrivateSlice {
    const { secret, prompt } = this.#look(seat)
    return {
      match: this.table.match,
      revision: this.revision,
      secret,
      prompt,
      ...this.#ownWordings(seat),
    }
  }

  /** The seat's slice, and which parts of it have not been sent; from now on they have. */
  #look(seat: Seat) {
    const { secret, prompt } = this.#slice(seat)
    const sent = this.#sentTo(seat)
    const changed = { secret: !samePlain(secret, sent.secret), prompt: !samePlain(prompt, sent.prompt) }
    if (changed.prompt) sent.since = this.revision
    sent.secret = secret
    sent.prompt = prompt
    return { secret, prompt, changed }
  }

  /** Nobody watches this seat any more: what it is sent next is new. */
  forget(seat: Seat): void {
    Object.assign(this.#sentTo(seat), NOTHING_SENT)
  }

  #sentTo(seat: Seat): SentSlice {
    const sent = this.#sent[seat]
    if (!sent) throw new RangeError(`there is no seat ${seat}`)
    return sent
  }

  /** What a bot on this seat may know. */
  question(seat: Seat) {
    return { view: this.publicNews().view, ...this.#slice(seat) }
  }

  #slice(seat: Seat) {
    const { state } = this.#match
    return { secret: this.game.secretView(state, seat), prompt: this.game.prompt(state, seat) }
  }

  #ownWordings(seat: Seat): Pick<PrivateSlice, 'events'> {
    if (!this.#events.some(({ only }) => only?.[seat] !== undefined)) return {}
    return { events: this.#events.map(({ only, everyone }) => only?.[seat] ?? everyone) }
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** What a seat was sent, and since which revision its question has been the same. */
interface SentSlice {
  secret: unknown
  prompt: unknown
  since: number
}

/** Undefined equals nothing that a game sends. */
const NOTHING_SENT = { secret: undefined, prompt: undefined }
