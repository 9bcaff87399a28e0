/** A chapter played through by the rules: every moment of it as the player sees it. */
import { clonePlain, type EventWordings, type GameTypes, OwnedMatch } from '@heorot/shared'
import { frameOfState, type Person, type TableFrame } from '../session/frame'
import { LEARNER, type Lesson, type LessonChapter, type LessonStep, type Turn } from './Lesson'

export interface Script {
  /** The moment after each move; the first is the start of the chapter. */
  readonly frames: readonly TableFrame[]
  /** The moment in which each step asks. */
  readonly asksAt: readonly number[]
}

type Events = readonly EventWordings<GameTypes['Event']>[]

const ownTurns = ({ does }: LessonStep): Turn[] => (does === undefined ? [] : [[LEARNER, does]])
const turnsOf = (step: LessonStep): readonly Turn[] => [...(step.before ?? []), ...ownTurns(step)]

/** Plays a move given in words. Throws when the rules refuse it. */
export function playTurn(
  { game, words }: Lesson,
  match: OwnedMatch<GameTypes>,
  [seat, move]: Turn,
): { readonly intent: GameTypes['Intent']; readonly events: Events } {
  const intent = words.read(match.state, seat, move)
  const refusal = match.refuse(seat, intent)
  if (refusal) throw new Error(`${game.id}: seat ${seat} may not ${move}: ${refusal.reason}`)
  return { intent, events: match.accept(seat, intent) }
}

export const openPosition = ({ game, start }: Lesson, id: string): OwnedMatch<GameTypes> =>
  new OwnedMatch(game, clonePlain(start(id)))

/** The match in which a chapter starts. */
export function openChapter(lesson: Lesson, id: string): OwnedMatch<GameTypes> {
  const at = lesson.chapters.findIndex(chapter => chapter.id === id)
  const chapter = lesson.chapters[at]
  const before = lesson.chapters[at - 1]
  if (!chapter) throw new Error(`there is no chapter ${id}`)
  if (!chapter.goesOn || !before) return openPosition(lesson, id)
  const match = openChapter(lesson, before.id)
  for (const turn of before.steps.flatMap(turnsOf)) playTurn(lesson, match, turn)
  return match
}

/** The match in which a step of a chapter asks. */
export function openStep(lesson: Lesson, chapter: string, id: string): OwnedMatch<GameTypes> {
  let match = openChapter(lesson, chapter)
  for (const step of lesson.chapters.find(one => one.id === chapter)!.steps) {
    if (step.starts !== undefined) match = openPosition(lesson, step.starts)
    for (const turn of step.before ?? []) playTurn(lesson, match, turn)
    if (step.id === id) return match
    for (const turn of ownTurns(step)) playTurn(lesson, match, turn)
  }
  throw new Error(`chapter ${chapter} has no step ${id}`)
}

export function scriptOf(lesson: Lesson, { id, steps }: LessonChapter, people: readonly Person[]): Script {
  let match = openChapter(lesson, id)
  let part = 0
  const frames: TableFrame[] = []
  const show = (events: Events) =>
    frames.push(lessonFrame(lesson, match, people, { match: part, revision: frames.length }, events))
  const play = (turn: Turn) => show(playTurn(lesson, match, turn).events)
  show([])
  const asksAt = steps.map(step => {
    if (step.starts !== undefined) {
      match = openPosition(lesson, step.starts)
      part++
      show([])
    }
    for (const turn of step.before ?? []) play(turn)
    const asks = frames.length - 1
    for (const turn of ownTurns(step)) play(turn)
    return asks
  })
  return { frames, asksAt }
}

export const lessonFrame = (
  { game }: Lesson,
  { state }: OwnedMatch<GameTypes>,
  people: readonly Person[],
  at: Pick<TableFrame, 'match' | 'revision'>,
  events: Events,
): TableFrame => frameOfState(game, state, { ...at, viewer: LEARNER, people }, events)
