/** Worked examples for the rules: moments made by the rules themselves, and what to look at in them. */
import type { StillMoment } from '../kit/GameClient'
import type { Person, TableFrame } from '../session/frame'
import { type Lesson, type LessonStep, matchesPattern, type Turn } from './Lesson'
import { lessonFrame, openPosition, openStep, playTurn } from './script'

export interface WorkedExample {
  /** The rule it belongs to; also the key of its words. */
  readonly rule: string
  /** A position, or `chapter step`: the moment in which that step of the lesson asks. */
  readonly at: string
  readonly plays?: readonly Turn[]
  readonly lights?: LessonStep['lights']
  /** Must be in the picture, too. */
  readonly shows?: readonly string[]
  /** The pointer rests on it. */
  readonly points?: string
  /** Which beat of the last move is shown, instead of the moment after it. */
  readonly beat?: number
  /** Figures that the words quote; a test works them out again. */
  readonly facts?: LessonStep['facts']
}

export interface ExampleSet {
  /** Where the examples get their positions and words from. */
  readonly lesson: Lesson
  readonly examples: readonly WorkedExample[]
}

/** Words of the examples in one language, by rule. */
export type ExampleTexts = Readonly<Record<string, string>>

/** The match in which an example starts. */
export function openExample({ lesson }: ExampleSet, { at }: WorkedExample) {
  const [chapter = '', step] = at.split(' ')
  return step === undefined ? openPosition(lesson, chapter) : openStep(lesson, chapter, step)
}

/** The moment that an example shows, with these people at the table. */
export function momentOf(
  set: ExampleSet,
  example: WorkedExample,
  peopleOf: (seats: number) => readonly Person[],
): StillMoment {
  const { lesson } = set
  const { plays = [], lights = [], shows = [], points, beat = null } = example
  const match = openExample(set, example)
  const people = peopleOf(match.snapshot().seats)
  const frameAt = (revision: number, events: Parameters<typeof lessonFrame>[4]) =>
    lessonFrame(lesson, match, people, { match: 0, revision }, events)
  let before: TableFrame | null = null
  let frame = frameAt(0, [])
  plays.forEach((turn, i) => {
    before = frame
    frame = frameAt(i + 1, playTurn(lesson, match, turn).events)
  })
  const isAmong = (patterns: readonly string[]) => (key: string) => {
    const name = lesson.words.nameOf(before && beat !== null ? before : frame, key)
    return name !== null && patterns.some(pattern => matchesPattern(pattern, name))
  }
  return {
    before,
    frame,
    beat,
    isLit: isAmong(lights),
    isShown: isAmong(shows),
    isPointed: isAmong(points === undefined ? [] : [points]),
  }
}
