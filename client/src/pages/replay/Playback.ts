/** Shows a timeline frame by frame: steps, jumps, plays. The drawn table is fed from `frame`, as by a server. */
import { type Viewer, wordingFor } from '@heorot/shared'
import type { Timeline } from '@heorot/shared/record'
import { batch, type Signal, signal } from '@preact/signals'
import { type Later, laterByTimer } from '../../playback/Director'
import type { FrameSource, TableFrame } from '../../session/frame'
import { type Holders, peopleAt } from '../../session/seatHistory'
import type { Rate } from '../../playback/Rewind'
import type { LogEntry } from '../../playback/TableLog'
import type { Viewpoint } from './viewpoint'

export const strides = ['step', 'turn', 'chapter'] as const
export type Stride = (typeof strides)[number]

/** Milliseconds that a step stands at pace 1 once it has been shown. */
const REST_MS = 900
/** Lines of the log before the moment that is shown. */
const LINES = 60
/** Milliseconds that a moment stands before it is put into words. */
const READ_MS = 60

export interface PlaybackStart {
  readonly step: number
  readonly viewpoint: Viewpoint
}

export class Playback implements FrameSource {
  readonly step: Signal<number>
  readonly viewpoint: Signal<Viewpoint>
  readonly playing = signal(false)
  readonly pace: Signal<Rate> = signal(1)
  readonly target: Signal<TableFrame>
  /**
   * The moment in the log, in the table as text and in the panel. The picture goes first, and of the moments one
   * drags past only the last is put into words.
   */
  readonly frame: Signal<TableFrame>
  readonly entries: Signal<readonly LogEntry[]>
  /** A jump counts as another match, so that a scene forgets the story it was telling. */
  #match = 1
  #isDrawn = false
  #stop: () => void = () => {}
  #stopReading: () => void = () => {}

  constructor(
    readonly timeline: Timeline,
    readonly holders: Holders,
    start: PlaybackStart,
    private readonly later: Later = laterByTimer,
  ) {
    const step = this.#within(start.step)
    this.step = signal(step)
    this.viewpoint = signal(start.viewpoint)
    this.target = signal(this.frameAt(step))
    this.frame = signal(this.target.value)
    this.entries = signal(this.#entriesUpTo(step))
  }

  get seats(): number {
    return this.timeline.record.seats
  }

  go(step: number): void {
    const to = this.#within(step)
    const onward = to === this.step.value + 1
    if (!onward) this.#match++
    this.step.value = to
    this.#show(onward)
  }

  look(viewpoint: Viewpoint): void {
    this.viewpoint.value = viewpoint
    this.#match++
    this.#show(false)
  }

  /** To the next or the last beginning of a step, a turn, a chapter. */
  stride(stride: Stride, way: 1 | -1): void {
    const now = this.step.value
    const marks = this.#marks(stride, now)
    const next = way === 1 ? marks.find(mark => mark > now) : marks.findLast(mark => mark < now)
    this.go(next ?? (way === 1 ? this.timeline.length : 0))
  }

  #marks(stride: Stride, now: number): readonly number[] {
    if (stride === 'step') return [now - 1, now + 1]
    return stride === 'turn' ? this.timeline.turns : this.timeline.chapters.map(({ at }) => at)
  }

  toggle(): void {
    if (this.playing.value) this.pause()
    else this.#start()
  }

  pause(): void {
    this.#stop()
    this.playing.value = false
  }

  #start(): void {
    this.playing.value = true
    if (this.step.value >= this.timeline.length) this.go(0)
    else this.#goOn()
  }

  /** The next step comes once the table has shown this one and it has stood for a while. */
  #goOn(): void {
    this.#stop()
    if (!this.playing.value) return
    if (this.step.value >= this.timeline.length) this.pause()
    else this.#stop = this.later(REST_MS * this.hurry(), () => this.go(this.step.value + 1))
  }

  readonly hurry = (): number => 1 / this.pace.peek()

  drawn(isDrawn: boolean): void {
    this.#isDrawn = isDrawn
    if (!isDrawn) this.shown(this.target.peek())
  }

  shown({ revision }: TableFrame): void {
    if (revision !== this.step.peek()) return
    this.#readSoon()
    this.#goOn()
  }

  #within(step: number): number {
    return Math.min(Math.max(step, 0), this.timeline.length)
  }

  #show(onward: boolean): void {
    this.#stop()
    this.#stopReading()
    this.target.value = this.frameAt(this.step.value, onward)
    // A jump has no story to wait for, and neither has a table that cannot be drawn.
    if (!onward || !this.#isDrawn) this.shown(this.target.value)
  }

  #readSoon(): void {
    this.#stopReading()
    this.#stopReading = this.later(READ_MS, () => this.#read())
  }

  #read(): void {
    batch(() => {
      this.frame.value = this.target.value
      this.entries.value = this.#entriesUpTo(this.step.value)
    })
  }

  get #viewer(): Viewer {
    return this.viewpoint.value === 'open' ? 'spectator' : this.viewpoint.value
  }

  /** The moment after a step, from the viewpoint of now; `onward` also tells what led there. */
  frameAt(step: number, onward = false): TableFrame {
    const { timeline } = this
    const { game } = timeline
    const state = timeline.at(step)
    const viewer = this.#viewer
    return {
      match: this.#match,
      revision: step,
      viewer,
      view: game.publicView(state),
      secret: viewer === 'spectator' ? null : game.secretView(state, viewer),
      prompt: null,
      events: onward ? timeline.events(step).map(told => wordingFor(told, viewer)) : [],
      people: peopleAt(this.holders, this.seats, step),
      waitingFor: game.asked(state),
      progress: game.progress(state),
      outcome: game.outcome(state),
    }
  }

  /** With all hands open, everybody's own wording of what happened to them. */
  #entriesUpTo(step: number): readonly LogEntry[] {
    const entries: LogEntry[] = []
    for (let revision = Math.max(1, step - LINES + 1); revision <= step; revision++) {
      const told = this.timeline.events(revision)
      const actor = this.timeline.actor(revision)
      const ear = this.viewpoint.value === 'open' ? (actor ?? 'spectator') : this.#viewer
      entries.push({ match: 1, revision, events: told.map(one => wordingFor(one, ear)) })
    }
    return entries
  }

  close(): void {
    this.pause()
    this.#stopReading()
  }
}
