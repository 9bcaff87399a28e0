/** A record laid out in time: any step of it at once, its chapters and turns, and how the points went. */
import {
  type AnyGame,
  clonePlain,
  type EventWordings,
  type GameTypes,
  type Match,
  isTakeBack,
  type MatchRecord,
  OwnedMatch,
  type Progress,
  RecordFault,
  type RecordedMatch,
  readIntent,
  replay,
  type Seat,
  type TookBack,
} from '../kernel'

/** A state is kept every so many steps: a jump plays at most that many again. */
const SNAPSHOT_EVERY = 12

export interface Chapter extends Progress {
  /** The first step that shows it. */
  readonly at: number
}

type Heard = readonly EventWordings<GameTypes['Event'] | TookBack>[]

export class Timeline {
  /** Steps that can be shown: all of them, or those before `fault`. */
  readonly length: number
  readonly fault: RecordFault | null
  readonly chapters: readonly Chapter[]
  /** Steps after which another seat acts. */
  readonly turns: readonly number[]
  /** Every seat's points at every step: `standings[step][seat]`. */
  readonly standings: readonly (readonly number[])[]
  readonly #events: readonly Heard[]
  readonly #snapshots: readonly Match[]
  #shown: OwnedMatch<GameTypes>
  #shownStep = 0

  /** Throws `RecordFault` for a record that cannot even be dealt. */
  constructor(
    readonly game: AnyGame,
    readonly record: MatchRecord,
  ) {
    const replayed = new Replayed(game, record)
    this.fault = replayed.fault
    this.length = replayed.events.length - 1
    this.chapters = replayed.chapters
    this.turns = replayed.turns
    this.standings = replayed.standings
    this.#events = replayed.events
    this.#snapshots = replayed.snapshots
    this.#shown = this.#from(0)
  }

  /** What happened at a step. */
  events(step: number): Heard {
    return this.#events[step] ?? []
  }

  /** Everything that happened, as everyone saw it. */
  get publicEvents(): readonly GameTypes['Event'][] {
    return this.#events.flatMap(heard => heard.map(({ everyone }) => everyone))
  }

  /** Who acted at a step; null for the deal. */
  actor(step: number): Seat | null {
    return this.record.intents[step - 1]?.[0] ?? null
  }

  /** The state after a step. It is altered by the next question: look, do not keep. */
  at(step: number): unknown {
    const ahead: number[] = []
    let from = this.#sameAs(step)
    while (from !== this.#shownStep && from % SNAPSHOT_EVERY !== 0) {
      ahead.push(from)
      from = this.#sameAs(from - 1)
    }
    if (from !== this.#shownStep) this.#shown = this.#from(from / SNAPSHOT_EVERY)
    while (ahead.length > 0) this.#play(ahead.pop()!)
    this.#shownStep = this.#sameAs(step)
    return this.#shown.state
  }

  /** The step that led to this position: whoever takes back is where they were two steps before. */
  #sameAs(step: number): number {
    const raw = this.record.intents[step - 1]?.[1]
    const intent = raw === undefined ? null : readIntent(this.game, raw)
    return intent && isTakeBack(intent) ? this.#sameAs(step - 2) : step
  }

  #play(step: number): void {
    const [seat, raw] = this.record.intents[step - 1]!
    this.#shown.accept(seat, this.game.readIntent(raw)!)
  }

  #from(snapshot: number): OwnedMatch<GameTypes> {
    return new OwnedMatch(this.game, clonePlain(this.#snapshots[snapshot]!))
  }
}

/** One pass over the record that notes everything a timeline knows. */
class Replayed {
  readonly events: Heard[] = []
  readonly chapters: Chapter[] = []
  readonly turns: number[] = [0]
  readonly standings: (readonly number[])[] = []
  readonly snapshots: Match[] = []
  readonly fault: RecordFault | null
  #asked = ''

  constructor(
    private readonly game: AnyGame,
    record: MatchRecord,
  ) {
    const start = replay(game, { ...record, intents: [] })
    this.#note(0, [], start)
    this.fault = this.#replay(record)
  }

  #replay(record: MatchRecord): RecordFault | null {
    try {
      replay(this.game, record, (step, _seat, _intent, events, match) => this.#note(step, events, match))
      return null
    } catch (error) {
      const step = this.events.length
      return error instanceof RecordFault ? error : new RecordFault(step, String(error))
    }
  }

  #note(step: number, events: Heard, match: RecordedMatch<GameTypes>): void {
    const { game } = this
    this.events.push(events)
    this.standings.push([...game.pointsNow(match.state)])
    if (step % SNAPSHOT_EVERY === 0) this.snapshots.push(clonePlain(match.snapshot()))
    const progress = game.progress(match.state)
    if (progress.step !== this.chapters.at(-1)?.step) this.chapters.push({ ...progress, at: step })
    const asked = game.asked(match.state).join()
    if (step > 0 && asked !== this.#asked) this.turns.push(step)
    this.#asked = asked
  }
}
