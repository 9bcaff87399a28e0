/**
 * A lesson is data: a deal, everybody's moves, and what the player is told and asked. Moves and things on the table
 * are written as words (`lay +6 3,3`, `card wit`), which the game's `LessonWords` translates.
 */
import type { AnyGame, GameTypes, Match, Seat } from '@heorot/shared'
import type { Person, TableFrame } from '../session/frame'
import { readName } from '../app/codes'
import { settings } from '../app/settings/settings'

/** The player's own seat in every lesson. */
export const LEARNER: Seat = 0

/** A move in words, and whose it is. */
export type Turn = readonly [seat: Seat, move: string]

export const movesOf =
  (seat: Seat) =>
  (...moves: string[]): Turn[] =>
    moves.map(move => [seat, move])

/** A choice that is answered instead of played. */
export interface WrongChoice {
  /** Moves or things; `*` stands for anything, and ` | ` separates several. What is lit is never wrong. */
  readonly on: string
  /** The answer's key in the texts. */
  readonly says: string
  /** The move it would be: legal, unless the rules refuse it for the reason named in `because`. */
  readonly move?: string
  readonly because?: string
}

/** Without `does` and `taps`, the player only reads on. */
export interface LessonStep {
  /** Also the key of its words in the texts. */
  readonly id: string
  /** A new position in which this step starts, instead of where the step before ended. */
  readonly starts?: string
  /** Moves that are played first. */
  readonly before?: readonly Turn[]
  /** The move that the player is to make. */
  readonly does?: string
  /** A thing to press that is no move. */
  readonly taps?: string
  /** Things that stay bright while the rest of the table is dimmed. */
  readonly lights?: readonly string[]
  readonly wrong?: readonly WrongChoice[]
  /** Figures that the words quote; a test works them out again. */
  readonly facts?: Readonly<Record<string, string | number>>
}

/** The player is to press one of the things that are lit. */
export const pressing = (id: string, taps: string, among: string, says: string): LessonStep => ({
  id,
  taps,
  lights: [among],
  wrong: [{ on: among, says }],
})

export interface LessonChapter {
  readonly id: string
  readonly minutes: number
  /** Not needed to finish the lesson. */
  readonly optional?: boolean
  /** Starts where the chapter before ends; others start with a position of their own. */
  readonly goesOn?: boolean
  readonly steps: readonly LessonStep[]
}

/** How a game's moves and things are written in a lesson. */
export interface LessonWords {
  /** The intent that a move means in this situation. Throws when there is no such thing. */
  read(state: unknown, seat: Seat, move: string): GameTypes['Intent']
  /** The move in words; equal moves have equal words. */
  say(frame: TableFrame, intent: GameTypes['Intent']): string
  /** The thing that a key of the table names; null for what no lesson speaks of. */
  nameOf(frame: TableFrame, key: string): string | null
}

export interface Lesson {
  readonly game: AnyGame
  readonly chapters: readonly LessonChapter[]
  readonly words: LessonWords
  /** The match in which a chapter begins that does not go on with the one before, or a step with a position. */
  start(position: string): Match
}

/** Words of a lesson in one language. */
export interface LessonTexts {
  readonly chapters: Readonly<Record<string, ChapterTexts>>
  /** Answers to wrong choices, by key. */
  readonly answers: Readonly<Record<string, string>>
  /** Things to press, for those who do not see them, by their words in the lesson. */
  readonly things: Readonly<Record<string, string>>
}

export interface ChapterTexts {
  readonly title: string
  /** What one learns here. */
  readonly about: string
  readonly steps: Readonly<Record<string, string>>
}

/** Whether one of the patterns, separated by ` | `, means this; `*` stands for anything. */
export const matchesPattern = (patterns: string, text: string): boolean =>
  patterns.split(' | ').some(pattern => expressionOf(pattern).test(text))

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`)

/** The reader among bots. */
export const practicePeople = (seats: number): Person[] =>
  Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: seat === LEARNER ? (readName(settings.peek().name) ?? '') : '',
    bot: seat === LEARNER ? null : 'thane',
    online: true,
  }))
