/** @jest-environment node */
/** Every lesson played through by the rules, with its wrong choices, its figures and its words. */
import type { AnyGame, GameTypes, Match } from '@heorot/shared'
import { clonePlain, OwnedMatch, rngFrom, seedFromNumber } from '@heorot/shared'
import { allLaws, brokenLaw } from '@heorot/shared/testkit'
import { type Language, languages } from '../app/settings/languages'
import type { TableFrame } from '../session/frame'
import { lessons } from '.'
import type { Lesson, LessonChapter, LessonStep, LessonTexts, Turn } from './Lesson'
import { LEARNER, matchesPattern } from './Lesson'
import { legendFact } from './testkit/legendFacts'
import { movieFact } from './testkit/movieFacts'
import { openChapter, playTurn, openPosition, scriptOf } from './script'

type Fact = (frame: TableFrame, fact: string, state: unknown) => string | number

const FACTS: Readonly<Record<string, Fact>> = { legend: legendFact, movie: movieFact }

const STEP_WORDS = 30
const ANSWER_WORDS = 20

/** A move needs words of its own; what is pressed is a thing. */
const isThing = (pattern: string) =>
  /^(cell|tile|kind|pool|seat|button|card|token|prize|station|leaving|heal)\b/.test(pattern)

const wordCount = (text: string) => text.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word)).length

/** Goes through a chapter: every move is handed to `turn`, then each step as it asks, with the match after its answer. */
function walk(
  lesson: Lesson,
  chapter: LessonChapter,
  asks: (step: LessonStep, match: OwnedMatch<GameTypes>, after: unknown) => void,
  turn: (match: OwnedMatch<GameTypes>, turn: Turn) => void = (match, one) =>
    void playTurn(lesson, match, one),
): void {
  let match = openChapter(lesson, chapter.id)
  for (const step of chapter.steps) {
    if (step.starts !== undefined) match = openPosition(lesson, step.starts)
    for (const one of step.before ?? []) turn(match, one)
    const asked = new OwnedMatch(lesson.game, clonePlain(match.snapshot()))
    if (step.does !== undefined) turn(match, [LEARNER, step.does])
    asks(step, asked, match.state)
  }
}

function lawsBroken(lesson: Lesson, chapter: LessonChapter): string[] {
  const game: AnyGame = lesson.game
  const broken: string[] = []
  const turn = (match: OwnedMatch<GameTypes>, one: Turn) => {
    const before = clonePlain(match.snapshot())
    const { intent, events } = playTurn(lesson, match, one)
    const rng = rngFrom(seedFromNumber(match.revision))
    const after: Match = clonePlain(match.snapshot())
    const sentence = brokenLaw(allLaws, { game, before, seat: one[0], intent, events, after, rng })
    if (sentence) broken.push(`${one[1]}: ${sentence}`)
  }
  walk(lesson, chapter, () => {}, turn)
  return broken
}

const texts = new Map<string, Readonly<Record<Language, LessonTexts>>>()
const loaded = new Map<string, Lesson>()

beforeAll(async () => {
  for (const entry of lessons) {
    loaded.set(entry.game, await entry.loadLesson())
    const all = await Promise.all(languages.map(async one => [one, await entry.loadTexts(one)] as const))
    texts.set(entry.game, Object.fromEntries(all) as Record<Language, LessonTexts>)
  }
})

describe.each(lessons.map(({ game }) => game))('the lesson of %s', id => {
  const chapters = () => loaded.get(id)!.chapters
  const inEnglish = () => texts.get(id)!.en

  it('is played by the rules, and no move breaks a law', () => {
    for (const chapter of chapters()) expect(lawsBroken(loaded.get(id)!, chapter)).toEqual([])
  })

  it('asks for moves that the rules ask for, and knows them again', () => {
    const lesson = loaded.get(id)!
    for (const chapter of chapters()) {
      const { frames, asksAt } = scriptOf(lesson, chapter, [])
      let at = 0
      walk(lesson, chapter, (step, { state }) => {
        const frame = frames[asksAt[at++]!]!
        if (step.does === undefined) return
        expect([step.id, frame.prompt]).toEqual([step.id, expect.anything()])
        expect(lesson.words.say(frame, lesson.words.read(state, LEARNER, step.does))).toBe(step.does)
        expect(step.lights ?? []).not.toEqual([])
      })
    }
  })

  it('answers wrong choices that are really possible, or really refused', () => {
    const lesson = loaded.get(id)!
    for (const chapter of chapters())
      walk(lesson, chapter, (step, match) => {
        for (const { on, move, because = null } of step.wrong ?? []) {
          if (!isThing(on) && !move) throw new Error(`${step.id}: ${on} needs a move as an example`)
          if (!move) continue
          const refusal = match.refuse(LEARNER, lesson.words.read(match.state, LEARNER, move))
          expect([step.id, move, refusal?.reason ?? null]).toEqual([step.id, move, because])
          expect(move).not.toBe(step.does)
          if (!isThing(on)) expect([move, matchesPattern(on, move)]).toEqual([move, true])
        }
      })
  })

  it('quotes figures that are true, in every language', () => {
    const lesson = loaded.get(id)!
    for (const chapter of chapters()) {
      const { frames, asksAt } = scriptOf(lesson, chapter, [])
      let at = 0
      walk(lesson, chapter, (step, { state }, afterwards) => {
        const asks = asksAt[at++]!
        for (const [fact, value] of Object.entries(step.facts ?? {})) {
          const [, after, plain] = /^(after )?(.*)$/.exec(fact)!
          const found = FACTS[id]!(frames[asks + (after ? 1 : 0)]!, plain!, after ? afterwards : state)
          expect([step.id, fact, found]).toEqual([step.id, fact, value])
          for (const language of languages) {
            const said = texts.get(id)![language].chapters[chapter.id]!.steps[step.id]
            expect(said).toMatch(new RegExp(`(?<!\\d)${value}(?!\\d)`))
          }
        }
      })
    }
  })

  it.each(languages)('says everything in %s, in few words, and nothing that no step needs', language => {
    const said = texts.get(id)![language]
    expect(Object.keys(said.chapters)).toEqual(chapters().map(chapter => chapter.id))
    for (const chapter of chapters())
      expect(Object.keys(said.chapters[chapter.id]!.steps)).toEqual(chapter.steps.map(step => step.id))
    const steps = chapters().flatMap(chapter => chapter.steps)
    const answers = new Set(steps.flatMap(step => (step.wrong ?? []).map(({ says }) => says)))
    expect(Object.keys(said.answers).sort()).toEqual([...answers].sort())
    const things = steps.flatMap(({ taps, wrong = [] }) => (taps ? [taps, ...wrong.map(({ on }) => on)] : []))
    expect(Object.keys(said.things).sort()).toEqual([...new Set(things)].sort())
  })

  it('says no step in more than thirty words and no answer in more than twenty', () => {
    const { chapters: told, answers } = inEnglish()
    const long = Object.values(told).flatMap(({ steps }) =>
      Object.entries(steps).filter(([, text]) => wordCount(text) > STEP_WORDS),
    )
    expect(long).toEqual([])
    expect(Object.entries(answers).filter(([, text]) => wordCount(text) > ANSWER_WORDS)).toEqual([])
  })
})
