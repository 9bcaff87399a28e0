/** Moves the playhead of a running match: to any earlier moment, on from there, and back to live. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Later, laterByTimer } from './Director'
import type { TableFrame } from '../session/frame'
import type { Playhead } from './Playhead'

export const rates = [0.5, 1, 2, 4] as const
export type Rate = (typeof rates)[number]

/** How long a move stands once it has been shown, at rate 1. */
const REST_MS = 900
/** Earlier moments are fetched together with their neighbours. */
const AROUND = 12
/** Moments that are played one by one stand long enough to be read, and are told fast. */
const [MOMENT_MS, MOMENT_RATE] = [2600, 2]

export interface RewindTools {
  /** Earlier moments, as far as they can be had. */
  readonly past: (from: number, to: number) => Promise<readonly TableFrame[]>
  readonly later?: Later
}

export class Rewind {
  /** The moment that is wanted on the table; null at live. */
  readonly at: Signal<number | null> = signal(null)
  readonly rate: Signal<Rate> = signal(1)
  /** Moments of a recap that are still to come; null while there is none. */
  readonly recap: Signal<readonly number[] | null> = signal(null)
  readonly #isPlaying = signal(false)
  /** At live the match plays by itself. */
  readonly playing: ReadonlySignal<boolean> = computed(() => this.at.value === null || this.#isPlaying.value)
  readonly newest: ReadonlySignal<number>
  readonly position: ReadonlySignal<number>
  /** The last move that the table has shown to its end: while one plays, the move before it. */
  readonly shown: ReadonlySignal<number>
  readonly behind: ReadonlySignal<number>
  /** What was said later than this, by this browser's clock, may speak of what is not on the table yet. */
  readonly saidUntil: ReadonlySignal<number>
  readonly #later: Later
  readonly #known = new Map<number, TableFrame>()
  /** When each move came. */
  readonly #came = new Map<number, number>()
  readonly #stopWatching: () => void
  #match = 0
  #isSeeking = false
  /** The wanted moment is played, not only shown. */
  #plays = false
  #stopRest: () => void = () => {}

  constructor(
    private readonly playhead: Playhead,
    private readonly live: ReadonlySignal<TableFrame | null>,
    private readonly tools: RewindTools,
  ) {
    this.#later = tools.later ?? laterByTimer
    this.newest = computed(() => live.value?.revision ?? 0)
    this.shown = computed(() => playhead.frame.value?.revision ?? 0)
    this.position = computed(() => this.at.value ?? this.shown.value)
    this.behind = computed(() => (this.at.value === null ? 0 : this.newest.value - this.position.value))
    this.saidUntil = computed(() => (this.behind.value === 0 ? Infinity : this.#cameAt(this.shown.value + 1)))
    const stops = [
      effect(() => this.#followMatch()),
      effect(() => this.#arrive()),
      effect(() => this.#leave()),
    ]
    this.#stopWatching = () => {
      for (const stop of stops) stop()
    }
  }

  close(): void {
    this.#stopWatching()
    this.#stopRest()
  }

  /** To any moment; the newest is live. */
  go(revision: number): void {
    this.pause()
    if (revision >= this.newest.peek()) this.toLive()
    else this.#seek(Math.max(0, revision), false)
  }

  /** One move back or on; on, it is played. */
  step(way: 1 | -1): void {
    const to = this.position.peek() + way
    this.pause()
    if (way === -1) this.go(to)
    else if (this.at.peek() !== null) this.#seek(to, true)
  }

  /** To the next or the last of these moments. */
  leap(moments: readonly number[], way: 1 | -1): void {
    const now = this.position.peek()
    const next = way === 1 ? moments.find(one => one > now) : moments.findLast(one => one < now)
    this.go(next ?? (way === 1 ? this.newest.peek() : 0))
  }

  toggle(): void {
    if (!this.playing.peek()) this.play()
    else if (this.at.peek() !== null) this.pause()
    else this.#hold()
  }

  play(): void {
    if (this.at.peek() === null) return
    this.#isPlaying.value = true
    this.#goOn()
  }

  pause(): void {
    this.#stopRest()
    batch(() => {
      this.#isPlaying.value = false
      this.recap.value = null
    })
  }

  /** Plays some moments one after the other, each with its story, and then goes live. */
  playMoments(moments: readonly number[]): void {
    this.pause()
    this.recap.value = moments
    this.#isPlaying.value = true
    this.#nextMoment()
  }

  toLive(): void {
    this.#forgetWish()
    this.playhead.catchUp()
  }

  /** The table stands still while the match goes on. */
  #hold(): void {
    const frame = this.playhead.frame.peek()
    if (!frame) return
    this.at.value = frame.revision
    this.playhead.look({ ...frame, events: [] })
  }

  #forgetWish(): void {
    this.pause()
    this.#plays = false
    this.at.value = null
  }

  /** Somebody else moved the playhead back to live, such as the player's own move. */
  #leave(): void {
    if (this.playhead.inPast.value || this.#isSeeking || this.at.peek() === null) return
    this.#forgetWish()
  }

  #followMatch(): void {
    const { match = 0, revision = 0 } = this.live.value ?? {}
    if (match === this.#match) {
      if (!this.#came.has(revision)) this.#came.set(revision, Date.now())
      return
    }
    this.#match = match
    this.#known.clear()
    this.#came.clear()
    if (this.at.peek() !== null) this.toLive()
  }

  /** Before this browser was there, anything may have been said at any time. */
  #cameAt(revision: number): number {
    return this.#came.get(revision) ?? -Infinity
  }

  #seek(revision: number, plays: boolean): void {
    this.#plays = plays
    this.at.value = revision
    if (!this.#isSeeking) void this.#findWanted()
  }

  /** While one is fetched another may be wanted: only the last is shown. */
  async #findWanted(): Promise<void> {
    this.#isSeeking = true
    for (;;) {
      const wanted = this.at.peek()
      const found = wanted === null ? null : await this.#frameOf(wanted)
      if (wanted !== this.at.peek()) continue
      this.#isSeeking = false
      if (found) this.#show(found)
      else if (wanted !== null) this.toLive()
      return
    }
  }

  async #frameOf(revision: number): Promise<TableFrame | null> {
    const match = this.#match
    if (!this.#known.has(revision)) {
      const from = Math.max(0, revision - AROUND)
      const frames = await this.tools.past(from, from + 2 * AROUND)
      if (match === this.#match) for (const frame of frames) this.#known.set(frame.revision, frame)
    }
    return this.#known.get(revision) ?? null
  }

  #show(frame: TableFrame): void {
    this.playhead.rate = this.recap.peek() ? MOMENT_RATE : this.rate.peek()
    if (!this.#plays) {
      this.playhead.look(frame)
      return
    }
    const before = this.#known.get(frame.revision - 1)
    if (before && this.playhead.frame.peek()?.revision !== before.revision)
      this.playhead.look({ ...before, events: [] })
    this.playhead.playPast(frame)
  }

  /** What was to be played has been shown. */
  #arrive(): void {
    const { frame, behind, inPast } = this.playhead
    const shown = inPast.value && behind.value === 0 ? frame.value?.revision : null
    if (shown !== this.at.peek() || !this.#plays) return
    this.#plays = false
    if (this.#isPlaying.peek()) this.#goOn()
    else if (shown === this.newest.peek()) this.toLive()
  }

  #goOn(): void {
    this.#stopRest()
    const isRecap = this.recap.peek() !== null
    const rest = isRecap ? MOMENT_MS : REST_MS / this.rate.peek()
    this.#stopRest = this.#later(rest, () => (isRecap ? this.#nextMoment() : this.#nextMove()))
  }

  #nextMove(): void {
    const next = this.position.peek() + 1
    if (next > this.newest.peek()) this.toLive()
    else this.#seek(next, true)
  }

  #nextMoment(): void {
    const [next, ...rest] = this.recap.peek() ?? []
    if (next === undefined) {
      this.toLive()
      return
    }
    this.recap.value = rest
    this.#seek(next, true)
  }
}
