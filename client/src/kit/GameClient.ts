/** What a game is to the rest of the client. */
import type { GameTypes, Refusal } from '@heorot/shared'
import type { Why } from '@heorot/shared/bots'
import type { Timeline } from '@heorot/shared/record'
import type { ComponentChildren, VNode } from 'preact'
import type { Language } from '../app/settings/languages'
import type { SendIntent, TableFrame } from '../session/frame'
import type { Term } from '../ui/terms'
import type { GameAnalysis } from './helpers/gameAnalysis'

export interface Playing {
  /** The share of its usual time that the story may take. */
  readonly hurry: number
  shown(): void
}

/**
 * The drawn table of one game. Obeys; decides nothing. While it shows a sheet of its own (an element with
 * `data-sheet`), the shell's end panel waits.
 */
export interface Scene<T extends GameTypes = GameTypes> {
  /** Plays what led to a frame and shows it; `playing.shown` is called at the end, unless another frame came. */
  show(frame: TableFrame<T>, playing?: Playing): void
  /** Draws the pictures of a frame that may be shown later; resolves once they are there. */
  prepare(frame: TableFrame<T>): Promise<void>
  speak(language: Language): Promise<void>
  /** Marks what an event or an intent is about; `stays` until the next move. */
  point?(event: T['Event'], stays?: boolean): void
  /** Picks what somebody may want to do; nothing is sent. */
  propose?(keys: readonly string[]): void
  close(): void
}

export interface MirrorProps<T extends GameTypes = GameTypes> {
  readonly frame: TableFrame<T>
  /** As `Act`. */
  act(intent: T['Intent']): Promise<Refusal | null>
}

export interface HandProps<T extends GameTypes = GameTypes> {
  readonly secret: T['Secret']
}

/** A whole step in a few words. */
export interface Headline {
  /** Whose doing it is; null for what concerns everybody. */
  readonly seat: number | null
  readonly words: string
}

/** Words of one game in one language: for log lines, refusals and the rules reference. */
export interface GameTexts<T extends GameTypes = GameTypes> {
  readonly name: string
  /** Where there is room for one word. */
  readonly shortName: string
  /** One sentence that says what game this is. */
  readonly pitch: string
  /** What the rulebooks do not print and we made up to fit them. */
  readonly reconstructed?: string
  /** A log line, or null for what is not worth one. */
  narrate(event: T['Event'], names: readonly string[]): string | null
  /** Null where the first line of a step says it all. */
  headline?(events: readonly T['Event'][], names: readonly string[]): Headline | null
  /** Whether a line stands as a heading; without an opinion, short lines that are nobody's doing do. */
  isHeading?(event: T['Event']): boolean
  /** The episode or act that an event begins; the log is grouped by them. */
  begins?(event: T['Event']): number | null
  /** Why an intent was refused, and the id of the rule that says so. */
  refusal(reason: string): { readonly words: string; readonly rule: string | null }
  /** "Act II", "Episode 17": where there is no room for the whole. */
  chapter(step: number): string
  /** "Act II: Grendel’s Mother", "Episode 17: Presentation of Gifts". */
  progress(step: number, of: number): string
  /** What a seat holds hidden from the others, thing by thing. */
  hand?(secret: T['Secret']): readonly string[]
  /** Where the points of a finished match came from; loaded when it is asked for. */
  analysis?(timeline: Timeline): Promise<GameAnalysis>
  readonly options: readonly OptionText[]
  readonly rules: readonly RuleText[]
}

/** An option of a game that a host may set, explained in a sentence. */
export interface OptionText {
  readonly key: string
  readonly kind: 'switch' | 'startSeat'
  readonly label: string
  readonly hint: string
}

/** A rule as the texts of a game write it: its title, then its paragraphs. */
export type RuleWords = readonly [title: string, first: string, ...more: string[]]

export interface RuleText {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** What a bot would do, why, and what it thought of second. */
export interface Advice<T extends GameTypes = GameTypes> {
  readonly intent: T['Intent']
  readonly why: readonly Why[]
  /** The chance to win, from 0 to 1; null when the bot did not search. */
  readonly chance?: number | null
  readonly second?: { readonly intent: T['Intent']; readonly chance: number } | null
}

/** Puts into words what a bot would do here and why. */
export interface Advisor<T extends GameTypes = GameTypes> {
  advise(frame: TableFrame<T>, advice: Advice<T>): string
  /** What to pick for the intent, in order; nothing where a button does it. */
  picks(frame: TableFrame<T>, intent: T['Intent']): readonly string[]
}

/** Explains one thing that somebody meets for the first time. */
export interface CoachCard {
  readonly title: string
  readonly what: string
  /** Why one might want it. */
  readonly why: string
  readonly cost: string
  readonly rule: string
  readonly svg: string
}

/** Knows when which card fits; uses what the seat of the frame sees and nothing else. */
export interface Coach<T extends GameTypes = GameTypes> {
  readonly keys: readonly string[]
  /** The cards that fit a moment, the most pressing first. */
  encounters(frame: TableFrame<T>): readonly string[]
  card(key: string): CoachCard
  /** The rule about what is on the table now; as anybody may see it. */
  ruleNow(view: T['Public']): string
}

/** A step of the game on a link preview: where it lies, and its SVG before, during and after that step. */
export interface PreviewMark {
  readonly x: number
  readonly y: number
  readonly size: Readonly<Record<'past' | 'present' | 'ahead', number>>
  readonly past: string
  readonly present: string
  readonly ahead: string
}

/** The way through a game at the lower edge of a link preview of 1200 × 630. */
export interface PreviewPath {
  /** What lies below the marks. */
  readonly base: string
  readonly marks: readonly PreviewMark[]
}

/** One picture of "How to play in 90 seconds". */
export interface HowToFrame {
  readonly svg: string
  readonly words: string
}

/** A moment of a match to be shown as a still picture, and what in it matters. Keys are those of the table. */
export interface StillMoment<T extends GameTypes = GameTypes> {
  readonly before: TableFrame<T> | null
  readonly frame: TableFrame<T>
  /** Which beat of the story that led to the frame is shown; null for the frame itself. */
  readonly beat: number | null
  isLit(key: string): boolean
  /** Whether the pointer rests on it. */
  isPointed(key: string): boolean
  /** Whether it has to be in the picture, lit or not. */
  isShown(key: string): boolean
}

/** An episode or act on a track of moments. */
export interface ChapterMark {
  readonly isContest: boolean
  readonly svg: string
}

/** Everything the client knows of a game. Scene and texts load on demand. */
export interface GameClient<T extends GameTypes = GameTypes> {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  /** How long a match takes, roughly. */
  readonly minutes: number
  /** The picture on the game's card at home: an SVG of 412 × 172 that may be cropped at its edges. */
  loadCover(): Promise<string>
  /** For link previews; without it, discs in a row. Only the build asks for it. */
  loadPath?(): Promise<PreviewPath>
  loadTexts(language: Language): Promise<GameTexts<T>>
  loadAdvice(language: Language): Promise<Advisor<T>>
  loadHowTo?(language: Language): Promise<readonly HowToFrame[]>
  /** Rule terms and what they mean. */
  loadGlossary?(language: Language): Promise<readonly Term[]>
  loadCoach?(language: Language): Promise<Coach<T>>
  /** Moments of the table as pictures, without its scene. */
  loadStill?(): Promise<{ Still(props: { readonly moment: StillMoment<T> }): VNode | null }>
  loadTable(): Promise<{
    openScene(host: HTMLElement, act: SendIntent<T>, language: Language): Promise<Scene<T>>
    /** The table as ordinary DOM, for keyboard and screen reader, from the same frame. */
    Mirror(props: MirrorProps<T>): VNode | null
    /** What a seat holds hidden from the others, as small pictures. */
    Hand(props: HandProps<T>): ComponentChildren
    /** Without it, chapters are numbers. */
    chapterMark?(step: number): ChapterMark
  }>
}
