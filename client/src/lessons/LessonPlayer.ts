/** Leads through a chapter: shows its moments, asks, answers wrong choices, and plays only the right one. */
import type { GameTypes, Refusal } from '@heorot/shared'
import { batch, computed, effect, type Signal, signal } from '@preact/signals'
import type { Guide } from '../kit/tableContext'
import type { Person, TableFrame } from '../session/frame'
import type { Playhead } from '../playback/Playhead'
import { type Lesson, type LessonChapter, type LessonStep, matchesPattern } from './Lesson'
import { type Script, scriptOf } from './script'

/** Moves handed to the playhead at a time: with many more waiting it would skip them. */
const AHEAD = 6
/** More positions than any chapter has. */
const PARTS = 10
/** After so many wrong choices the right one is shown. */
const TRIES = 2
/** Said where the lesson has no answer of its own. */
export const OTHERWISE = 'otherwise'

const NOT_NOW: Refusal = { reason: 'lesson' }

export class LessonPlayer {
  readonly step: Signal<number>
  /** The answer to the last wrong choice, as a key of the texts. */
  readonly answer: Signal<string | null> = signal(null)
  /** How often the player chose wrongly in this step. */
  readonly tries: Signal<number> = signal(0)
  readonly finished: Signal<boolean> = signal(false)
  /** The table still shows what happened. */
  readonly watching = computed(() => this.#waiting.value.length > 0 || this.playhead.behind.value > 0)
  readonly shows = computed(() => this.tries.value >= TRIES)
  readonly #script: Script
  readonly #waiting: Signal<readonly TableFrame[]> = signal([])
  readonly #stop: () => void
  /** A jump counts as another match, so that nothing slides from one moment into another. */
  #jumps = 0

  constructor(
    readonly lesson: Lesson,
    readonly chapter: LessonChapter,
    people: readonly Person[],
    readonly playhead: Playhead,
    start: number,
  ) {
    this.#script = scriptOf(lesson, chapter, people)
    this.step = signal(Math.min(Math.max(start, 0), chapter.steps.length - 1))
    this.#jump()
    this.#stop = effect(() => this.#feed())
  }

  get current(): LessonStep {
    return this.chapter.steps[this.step.value]!
  }

  /** Whether reading on is all there is to do. */
  get isReading(): boolean {
    const { does, taps } = this.current
    return does === undefined && taps === undefined
  }

  /** To the next step, or past the story that plays. */
  next(): void {
    if (this.watching.peek()) this.skip()
    else if (this.isReading) this.#onward()
  }

  back(): void {
    this.go(this.step.peek() - 1)
  }

  /** Shows the moment in which a step asks. */
  go(step: number): void {
    if (step < 0 || step >= this.chapter.steps.length) return
    batch(() => {
      this.#enter(step)
      this.#jump()
    })
  }

  skip(): void {
    const last = this.#waiting.peek().at(-1)
    this.#waiting.value = []
    if (last) this.playhead.follow(last)
    this.playhead.catchUp()
  }

  readonly act = async (intent: GameTypes['Intent']): Promise<Refusal | null> => {
    const { does, taps } = this.current
    if (this.watching.peek() || does === undefined) return this.#refuse(taps ? OTHERWISE : null)
    const move = this.lesson.words.say(this.#asking, intent)
    if (move !== does) return this.#refuse(this.#answerTo(move) ?? OTHERWISE)
    this.#onward()
    return null
  }

  /** What the table asks of a lesson. */
  readonly guide: Guide = {
    isLit: key => !this.watching.value && this.#isLit(key),
    press: key => !this.watching.peek() && this.#press(key),
  }

  /** Takes a thing of a tapping step by its words, for those who cannot see it. */
  readonly choose = (thing: string): void => {
    const { taps = '', wrong = [] } = this.current
    if (thing === taps) this.#onward()
    else this.#refuse(wrong.find(({ on }) => on === thing)?.says ?? OTHERWISE)
  }

  close(): void {
    this.#stop()
    this.playhead.close()
  }

  get #asking(): TableFrame {
    return this.#script.frames[this.#script.asksAt[this.step.peek()]!]!
  }

  #isLit(key: string): boolean {
    const { does, taps, lights = [] } = this.current
    if (key === 'bar') return does !== undefined
    const name = this.lesson.words.nameOf(this.#asking, key)
    if (name === null) return false
    const shown = taps !== undefined && this.shows.value ? [taps] : lights
    return shown.some(pattern => matchesPattern(pattern, name))
  }

  #press(key: string): boolean {
    const { does, taps } = this.current
    const name = this.lesson.words.nameOf(this.#asking, key)
    if (does !== undefined) {
      const says = name === null || this.#isLit(key) ? null : this.#answerTo(name)
      if (says) this.#refuse(says)
      return says === null
    }
    if (taps !== undefined && name !== null) {
      if (matchesPattern(taps, name)) this.#onward()
      else this.#refuse(this.#answerTo(name))
    }
    return false
  }

  #answerTo(name: string): string | null {
    return this.current.wrong?.find(({ on }) => matchesPattern(on, name))?.says ?? null
  }

  #refuse(answer: string | null): Refusal {
    if (answer !== null)
      batch(() => {
        this.answer.value = answer
        this.tries.value++
      })
    return NOT_NOW
  }

  #enter(step: number): void {
    this.step.value = step
    this.answer.value = null
    this.tries.value = 0
    this.finished.value = false
  }

  #onward(): void {
    const from = this.#script.asksAt[this.step.peek()]!
    const next = this.step.peek() + 1
    if (next >= this.chapter.steps.length) {
      this.finished.value = true
      return
    }
    const { frames, asksAt } = this.#script
    batch(() => {
      this.#enter(next)
      this.#waiting.value = frames.slice(from + 1, asksAt[next]! + 1).map(frame => this.#placed(frame))
    })
  }

  #jump(): void {
    this.#jumps++
    this.#waiting.value = []
    this.playhead.follow({ ...this.#placed(this.#asking), events: [] })
  }

  #placed(frame: TableFrame): TableFrame {
    return { ...frame, match: this.#jumps * PARTS + frame.match }
  }

  #feed(): void {
    const [next, ...rest] = this.#waiting.value
    if (!next || this.playhead.behind.value >= AHEAD) return
    this.#waiting.value = rest
    this.playhead.follow(next)
  }
}
