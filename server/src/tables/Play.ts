/** A match in progress: the fold of its record, and what each seat was last told of it. */
import {
  type AnyGame,
  begin,
  type EventWordings,
  type FullPrivateSlice,
  type GameTypes,
  type KERNEL_REASONS,
  historyOf,
  type Outcome,
  OwnedMatch,
  PAST_MOST,
  type PastFrame,
  type PrivateSlice,
  type Progress,
  pastOf,
  type Refusal,
  type Seat,
  type Span,
  samePlain,
  type Viewer,
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
}

/** A row whose intent the game has read. */
export type ReadRow = IntentRow & { readonly intent: GameTypes['Intent'] }

/** The stored intents cannot be replayed by these rules. */
export class Unplayable extends Error {}

export class Play {
  readonly rows: IntentRow[] = []
  readonly #match: OwnedMatch<GameTypes>
  readonly #accepted = new Map<string, number>()
  readonly #told: ToldSlice[]
  #events: readonly EventWordings<unknown>[] = []
  /** Answers for spectators, until the next step: many may come back at once. */
  readonly #publicPast = new Map<string, readonly unknown[]>()

  constructor(
    readonly game: AnyGame,
    private readonly table: Pick<TableRecord, 'seats' | 'options' | 'seed' | 'rules' | 'match'>,
    rows: readonly IntentRow[] = [],
  ) {
    const { rules, seed, options, seats } = table
    if (rules?.version !== game.rulesVersion || rules.edition !== game.edition)
      throw new Unplayable(`played by rules ${rules?.version} of ${rules?.edition}`)
    this.#match = new OwnedMatch(game, begin(game, { seats: seats.length, options, seed: seed ?? '' }))
    for (const row of rows) this.#replay(row)
    this.#told = seats.map(() => new ToldSlice(this.revision))
  }

  #replay(row: IntentRow): void {
    const intent = this.game.readIntent(row.intent)
    if (!intent || this.#match.refuse(row.seat, intent)) throw new Unplayable(`step ${row.step} is refused`)
    this.accept({ ...row, intent })
  }

  get revision(): number {
    return this.#match.revision
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.#match.state)
  }

  get progress(): Progress {
    return this.game.progress(this.#match.state)
  }

  get waitingFor(): readonly Seat[] {
    return this.game.asked(this.#match.state)
  }

  /** The revision an intent of this id led to, if the seat sent it before. */
  acknowledged(seat: Seat, id: string): number | undefined {
    return this.#accepted.get(`${seat}:${id}`)
  }

  /** Whether the seat has been asked anew since the revision it was looking at. */
  isStale(seat: Seat, revision: number): boolean {
    return revision > this.revision || revision < this.#told[seat]!.since
  }

  /** The next row of the record, or why this intent cannot be one. */
  read(seat: Seat, raw: unknown, id: string | null): ReadRow | Refusal {
    const intent = this.game.readIntent(raw)
    if (!intent) return { reason: 'not-an-intent' satisfies (typeof KERNEL_REASONS)[number] }
    return this.#match.refuse(seat, intent) ?? { step: this.revision + 1, seat, intent, id }
  }

  /** Applies a row that `read` made; it has been stored by now. */
  accept(row: ReadRow): void {
    this.#events = this.#match.accept(row.seat, row.intent)
    this.#publicPast.clear()
    this.rows.push(row)
    if (row.id !== null) this.#accepted.set(`${row.seat}:${row.id}`, this.revision)
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
    const known = this.#publicPast.get(key) ?? compute()
    this.#publicPast.set(key, known)
    return known as readonly T[]
  }

  get #played() {
    const { seats, options, seed } = this.table
    const intents = this.rows.map(({ seat, intent }) => [seat, intent] as const)
    return { seats: seats.length, options, seed: seed!, intents }
  }

  /** How long the last step takes to watch at normal speed. */
  get watchTime(): number {
    return this.game.watchTime(this.#events.map(({ everyone }) => everyone as GameTypes['Event']))
  }

  publicNews(): PublicNews {
    const { state } = this.#match
    return {
      revision: this.revision,
      view: this.game.publicView(state),
      events: this.#events.map(told => told.everyone),
      waitingFor: this.game.asked(state),
      progress: this.game.progress(state),
      outcome: this.game.outcome(state),
    }
  }

  /** What the seat has not been told yet; null when that is nothing. */
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

  /** The seat's slice, and which parts of it differ from what the seat knows; from now on it knows them. */
  #look(seat: Seat) {
    const { secret, prompt } = this.#slice(seat)
    const told = this.#told[seat]!
    const changed = { secret: !samePlain(secret, told.secret), prompt: !samePlain(prompt, told.prompt) }
    if (changed.prompt) told.since = this.revision
    told.secret = secret
    told.prompt = prompt
    return { secret, prompt, changed }
  }

  /** Nobody watches this seat: whatever it is told next is new. */
  forget(seat: Seat): void {
    this.#told[seat]!.forget()
  }

  /** What a bot on this seat may go by. */
  question(seat: Seat) {
    return { ...this.#slice(seat), view: this.game.publicView(this.#match.state) }
  }

  #slice(seat: Seat) {
    const { state } = this.#match
    return { secret: this.game.secretView(state, seat), prompt: this.game.prompt(state, seat) }
  }

  #ownWordings(seat: Seat): Pick<PrivateSlice, 'events'> {
    if (!this.#events.some(told => told.only?.[seat] !== undefined)) return {}
    return { events: this.#events.map(told => told.only?.[seat] ?? told.everyone) }
  }
}

/** What a seat was told, and since which revision its question has been the same. */
class ToldSlice {
  secret: unknown
  prompt: unknown

  constructor(public since: number) {
    this.forget()
  }

  /** Undefined is equal to nothing a game would tell. */
  forget(): void {
    this.secret = undefined
    this.prompt = undefined
  }
}
