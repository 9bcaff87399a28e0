/**
 * A table without a server: the same rules, kept in this browser as a record, with bots on every seat but
 * one. It answers what a server would, so that the page around it need not know.
 */
import {
  type AnyGame,
  type BotStrength,
  type EventWordings,
  type GameTypes,
  type History,
  historyOf,
  PAST_MOST,
  type Past,
  type PrivateSlice,
  pastOf,
  type RecordedMatch,
  type RequestName,
  type RequestPayload,
  readIntent,
  SLOWEST_PACE,
  recordOf,
  replay,
  rngFrom,
  type Seat,
  type SessionInfo,
  type Synced,
  type TableView,
  type TakeBack,
  wordingFor,
  watchTimeOf,
} from '@heorot/shared'
import { seenFrom } from '@heorot/shared/bots'
import type { Think } from '../../bots/Thinker'
import type { Link, LinkHandlers, OpenLink, Patch } from '../../session/link'
import type { SavedPractice } from './saved'

export interface PracticeTools {
  readonly think: Think
  /** 32 hex digits nobody can foresee. */
  readonly newSeed: () => string
  /** Waits so many milliseconds at normal speed. */
  readonly pause: (milliseconds: number) => Promise<void>
  readonly save: (saved: SavedPractice) => void
  readonly budgetMs: number
}

const PERSON = 'you'
/** The least time between two moves of bots. */
const PAUSE_MS = 900
const NOTHING = { ok: true } as const

export class Practice {
  #saved: SavedPractice
  #match: RecordedMatch<GameTypes>
  #events: readonly EventWordings<GameTypes['Event']>[] = []
  #handlers: LinkHandlers | null = null
  #playing = false
  #moveOn = () => {}

  /** Throws `RecordFault` when the rules have changed since it was saved. */
  constructor(
    private readonly game: AnyGame,
    saved: SavedPractice,
    private readonly name: string,
    private readonly tools: PracticeTools,
  ) {
    this.#saved = saved
    this.#match = replay(game, saved.record)
  }

  readonly open: OpenLink = async (_code, _options, handlers): Promise<Link> => {
    this.#handlers = handlers
    handlers.patch(this.#patch())
    return {
      request: async (name, payload) => this.#answer(name, payload),
      leave: () => {
        this.#handlers = null
        handlers.closed(1000)
      },
    }
  }

  get #me(): Seat {
    return this.#saved.bots.indexOf(null)
  }

  #answer(name: RequestName, payload: object): unknown {
    if (name === 'sync') {
      // Nothing moves before the answer has arrived.
      setTimeout(() => void this.#playBots())
      return this.#whole()
    }
    if (name === 'past') return this.#past(payload as RequestPayload<'past'>)
    if (name === 'history') return this.#history()
    if (name === 'watched') return this.#watched(payload as RequestPayload<'watched'>)
    if (name === 'intent') return this.#read((payload as { intent: unknown }).intent)
    if (name === 'host' && (payload as { do: string }).do === 'rematch') return this.#again()
    return { refusal: { reason: 'unknown-message' } }
  }

  #whole(): Synced {
    const you: SessionInfo = { person: PERSON, seat: this.#me, acts: true }
    const { state } = this.#match
    const secret = this.game.secretView(state, this.#me)
    const prompt = this.game.prompt(state, this.#me)
    return { ok: true, you, now: Date.now(), mine: { ...this.#mine(), secret, prompt }, chat: [] }
  }

  /** The bots went on while nobody looked. */
  #past({ from, to = this.#match.revision }: RequestPayload<'past'>): Past {
    const span = { from: Math.max(from, to - PAST_MOST), to }
    return { ok: true, frames: pastOf(this.game, this.#saved.record, this.#me, span) }
  }

  #history(): History {
    return { ok: true, steps: historyOf(this.game, this.#saved.record, this.#me) }
  }

  #watched({ match, revision }: RequestPayload<'watched'>): typeof NOTHING {
    if (match === this.#saved.match && revision >= this.#match.revision) this.#moveOn()
    return NOTHING
  }

  #read(raw: unknown): unknown {
    const intent = readIntent(this.game, raw)
    const refusal = intent ? this.#match.refuse(this.#me, intent) : { reason: 'not-an-intent' }
    if (!intent || refusal) return { refusal }
    this.#accept(this.#me, intent)
    void this.#playBots()
    return NOTHING
  }

  #accept(seat: Seat, intent: GameTypes['Intent'] | TakeBack): void {
    this.#events = this.#match.accept(seat, intent)
    const { record } = this.#saved
    this.#keep({ ...this.#saved, record: { ...record, intents: [...record.intents, [seat, intent]] } })
  }

  /** The same table, a new deal. */
  #again(): unknown {
    const { record, match } = this.#saved
    const { seats, options } = record
    const next = recordOf(this.game, { seats, options, seed: this.tools.newSeed() }, [])
    this.#match = replay(this.game, next)
    this.#events = []
    this.#keep({ ...this.#saved, match: match + 1, record: next })
    void this.#playBots()
    return NOTHING
  }

  #keep(saved: SavedPractice): void {
    this.#saved = saved
    this.tools.save(saved)
    this.#handlers?.mine(this.#whole().mine!)
    this.#handlers?.patch(this.#patch())
  }

  /** One bot after the other, as long as any is asked and somebody looks. */
  async #playBots(): Promise<void> {
    if (this.#playing) return
    this.#playing = true
    for (let seat = this.#nextBot(); seat !== undefined && this.#handlers; seat = this.#nextBot())
      await this.#playBot(seat)
    this.#playing = false
  }

  /** Resolves once the person has watched the last move, or has had time enough to. */
  #lastMoveWatched(): Promise<void> {
    const events = this.#events.map(({ everyone }) => everyone)
    const timeout = this.tools.pause(watchTimeOf(this.game, events) * SLOWEST_PACE)
    return Promise.race([timeout, new Promise<void>(resolve => (this.#moveOn = resolve))])
  }

  #nextBot(): Seat | undefined {
    return this.game.asked(this.#match.state).find(seat => this.#saved.bots[seat] !== null)
  }

  async #playBot(seat: Seat): Promise<void> {
    const match = this.#match
    const { revision } = match
    const seen = seenFrom(this.game, match.state, seat)!
    const { think, newSeed, budgetMs, pause } = this.tools
    const strength: BotStrength = this.#saved.bots[seat]!
    const task = { game: this.game.id, strength, seen, budgetMs, seed: newSeed() }
    const [decision] = await Promise.all([think(task), pause(PAUSE_MS), this.#lastMoveWatched()])
    if (!this.#handlers || this.#match !== match) return
    const intent = this.game.readIntent(decision.intent)
    if (intent && !match.refuse(seat, intent)) this.#accept(seat, intent)
    // The person was quicker and changed what is asked: then it is thought over again.
    else if (match.revision === revision)
      this.#accept(seat, this.game.suggest(seen.prompt, rngFrom(newSeed())))
  }

  #patch(): Patch {
    const { state } = this.#match
    return {
      table: this.#table(),
      view: this.game.publicView(state),
      events: this.#events.map(wordings => wordings.everyone),
    }
  }

  #mine(): PrivateSlice {
    return {
      match: this.#saved.match,
      revision: this.#match.revision,
      events: this.#events.map(wordings => wordingFor(wordings, this.#me)),
    }
  }

  #table(): TableView {
    const { state, revision, mayTakeBack } = this.#match
    const { bots, match, record } = this.#saved
    const outcome = this.game.outcome(state)
    const absent = {
      standIn: false,
      awaySince: null,
      hasEntropy: true,
      muted: false,
      agreed: false,
      deadline: null,
      reserve: 0,
      askableAt: null,
    }
    const holders = bots.map((bot, seat) => ({
      ...{ seat, from: 1, bot },
      name: bot === null ? this.name : '',
      person: bot === null ? PERSON : null,
    }))
    return {
      ...{
        code: '',
        game: this.game.id,
        match,
        host: PERSON,
        deputy: null,
        revision,
        outcome,
        holders,
        takeovers: [],
      },
      ...{ pauseWanted: [], paused: false },
      phase: outcome ? 'finished' : 'playing',
      seats: holders.map(({ name, person, bot }) => ({ ...absent, name, person, bot, online: bot === null })),
      ...{ spectators: 0, locked: true, public: false, watch: 'nobody', clock: 'none' },
      ...{ hints: 'everyone', coach: true },
      ...{ broadcast: 0, hands: 'hidden' },
      options: record.options,
      commitment: '',
      waitingFor: this.game.asked(state),
      progress: this.game.progress(state),
      takeBack: mayTakeBack,
    }
  }
}
