/** A match in progress: the fold of its record, and what each seat was last sent of it. */
import {
  type AnyGame,
  type EventWordings,
  type FullPrivateSlice,
  type GameTypes,
  type KERNEL_REASONS,
  historyOf,
  isRawTakeBack,
  isTakeBack,
  type Outcome,
  PAST_MOST,
  type PastFrame,
  type PrivateSlice,
  type Progress,
  pastOf,
  RecordedMatch,
  readIntent,
  type Refusal,
  type Seat,
  type Span,
  samePlain,
  type TakeBack,
  type TookBack,
  type Viewer,
  watchTimeOf,
} from '@heorot/shared'
import type { IntentRow, TableRecord } from '../store/TableRecord'

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
): PublicNews => ({
  revision,
  view: game.publicView(state),
  events: events.map(({ everyone }) => everyone),
  waitingFor: game.asked(state),
  progress: game.progress(state),
  outcome: game.outcome(state),
  takeBack: mayTakeBack,
})

/** A row whose intent the game has read; its time is that of storing it. */
export type ReadRow = Omit<IntentRow, 'at'> & { readonly intent: GameTypes['Intent'] | TakeBack }

/** The stored intents cannot be replayed by these rules. */
export class Unplayable extends Error {}

export class Play {
  readonly rows: IntentRow[] = []
  /** How many decisions were taken back: what was thought of before is out of date. */
  takenBack = 0
  readonly #match: RecordedMatch<GameTypes>
  readonly #accepted = new Map<string, number>()
  readonly #sent: SentSlice[]
  #publicNews: PublicNews | null = null
  #events: readonly EventWordings<GameTypes['Event'] | TookBack>[] = []
  /** The last answer for spectators: many may ask the same at once. Only one is kept, because there are many spans. */
  #publicPast: { readonly key: string; readonly answer: readonly unknown[] } | null = null

  constructor(
    readonly game: AnyGame,
    private readonly table: Pick<TableRecord, 'seats' | 'options' | 'seed' | 'rules' | 'match'>,
    rows: readonly IntentRow[] = [],
  ) {
    const { rules, seed, options, seats } = table
    if (rules?.version !== game.rulesVersion || rules.edition !== game.edition)
      throw new Unplayable(`played by rules ${rules?.version} of ${rules?.edition}`)
    this.#match = new RecordedMatch(game, { seats: seats.length, options, seed: seed ?? '' })
    for (const [i, row] of rows.entries()) this.#replay(row, rows[i + 1])
    this.#sent = seats.map(() => new SentSlice(this.revision))
  }

  #replay(row: IntentRow, next: IntentRow | undefined): void {
    const intent = readIntent(this.game, row.intent)
    if (!intent || this.#match.refuse(row.seat, intent)) throw new Unplayable(`step ${row.step} is refused`)
    this.accept({ ...row, intent }, isRawTakeBack(next?.intent))
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
    return this.publicNews().waitingFor
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
    if (isTakeBack(intent) && this.#wasBot) return { reason: 'cannot-take-back' }
    return this.#match.refuse(seat, intent) ?? { step: this.revision + 1, seat, intent, id }
  }

  /** A bot made the last decision, perhaps for somebody whose time was up: nobody can take it back. */
  get #wasBot(): boolean {
    return this.rows.at(-1)?.id === null
  }

  /** Applies a row that `read` made; it has been stored by now. */
  accept(row: ReadRow & IntentRow, isTakenBack = false): void {
    this.#events = this.#match.accept(row.seat, row.intent, isTakenBack)
    this.#publicNews = null
    this.#publicPast = null
    this.rows.push(row)
    if (isTakeBack(row.intent)) this.takenBack++
    if (row.id !== null) this.#accepted.set(`${row.seat}:${row.id}`, this.revision)
  }

  /** How long the decision took that this row takes back. */
  tookBefore({ step }: Pick<IntentRow, 'step'>): number {
    const [asked, decided] = [this.rows[step - 3]?.at, this.rows[step - 2]?.at]
    return asked == null || decided == null ? 0 : decided - asked
  }

  /** Earlier revisions as this viewer saw them, computed again from the record. */
  past(viewer: Viewer, span: Span): readonly PastFrame[] {
    const to = Math.min(span.to, this.revision)
    const from = Math.max(span.from, to - PAST_MOST)
    return this.#forViewer(viewer, `${from}-${to}`, () =>
      pastOf(this.game, this.#played, viewer, { from, to }),
    )
  }

  /** Every step in this viewer's wording. */
  history(viewer: Viewer): readonly (readonly unknown[])[] {
    return this.#forViewer(viewer, 'history', () => historyOf(this.game, this.#played, viewer))
  }

  #forViewer<T>(viewer: Viewer, key: string, compute: () => readonly T[]): readonly T[] {
    if (viewer !== 'spectator') return compute()
    if (this.#publicPast?.key !== key) this.#publicPast = { key, answer: compute() }
    return this.#publicPast.answer as readonly T[]
  }

  get #played() {
    const { seats, options, seed } = this.table
    const intents = this.rows.map(({ seat, intent }) => [seat, intent] as const)
    return { seats: seats.length, options, seed: seed ?? '', intents }
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
    this.#publicNews ??= {
      ...publicNewsOf(this.game, this.#match, this.#events),
      ...(this.#wasBot && { takeBack: null }),
    }
    return this.#publicNews
  }

  /** What the seat has not been sent yet; null when that is nothing. */
  news(seat: Seat): PrivateSlice | null {
    const { secret, prompt, changed } = this.#look(seat)
    const own = this.#ownWordings(seat)
    if (!changed.secret && !changed.prompt && !own.events) return null
    return {
      match: this.table.match,
      revision: this.revision,
      ...(changed.secret && { secret }),
      ...(changed.prompt && { prompt }),
      ...own,
    }
  }

  /** Everything the seat may know besides the public view. */
  whole(seat: Seat): FullPrivateSlice {
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
    this.#sentTo(seat).forget()
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

/** What a seat was sent, and since which revision its question has been the same. */
class SentSlice {
  secret: unknown
  prompt: unknown

  constructor(public since: number) {
    this.forget()
  }

  /** Undefined equals nothing that a game sends. */
  forget(): void {
    this.secret = undefined
    this.prompt = undefined
  }
}
