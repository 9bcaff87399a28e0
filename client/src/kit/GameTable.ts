/** What a game tells the kit about its table: layout, pictures, choices, words and story, as data and functions. */
import type { GameTypes } from '@heorot/shared'
import type { ComponentChildren, VNode } from 'preact'
import type { Language } from '../app/settings/languages'
import type { SoundName } from '../app/sound/sounds'
import type { TableFrame } from '../session/frame'
import type { Camera } from './input/camera'
import type { ChapterMark, Headline, RuleWords } from './GameClient'
import type { Point, Rect, Size } from './layout/geometry'
import type { Placement, Target } from './layout/placement'
import type { BarButton } from './widgets/ActionBar'
import type { HandThing } from './widgets/HandOf'
import type { TipContent } from './widgets/Tip'

/** Words that every game has, because the kit says them. */
export interface TableWords {
  readonly name: string
  readonly language: Language
  readonly reasons: Readonly<Record<string, string> & Record<'match-over', string>>
  readonly rules: Readonly<Record<string, RuleWords>>
  readonly bar: {
    waiting(names: string): string
    watching(names: string): string
  }
  readonly plate: Readonly<Record<'decides' | 'bot', string>>
  readonly buttons: { readonly close: string }
  readonly mirror: { readonly question: string }
}

/** What a person has picked for the question before them. Nothing of it leaves the page until it is sent. */
export interface Picks {
  readonly keys: readonly string[]
}

/** The types of one game's table. */
export interface TableTypes {
  Game: GameTypes
  Words: TableWords
  Picks: Picks
  /** What a beat of a story shows besides the view. */
  Story: object
  /** What only this page remembers, such as the order of a hand. */
  Memory: object
  /** What opens over the table. */
  Sheet: { readonly kind: string }
  Layout: {
    readonly areas: {
      readonly bar: Rect
      readonly hand: Rect | readonly Rect[] | null
      readonly arrangement: string
      /** Where most of what matters lies, unless the game has a board. */
      readonly stage?: Rect
    }
  }
}

export type FrameOf<T extends TableTypes> = TableFrame<T['Game']>
type ReasonOf<T extends TableTypes> = keyof T['Words']['reasons'] & string
type PromptOf<T extends TableTypes> = T['Game']['Prompt'] | null

/** The question before a person, and what they have picked for it so far. */
export interface Situation<T extends TableTypes> {
  readonly frame: FrameOf<T>
  /** What is shown; ahead of the frame while a story plays. */
  readonly view: T['Game']['Public']
  readonly secret: T['Game']['Secret'] | null
  /** A story plays; `frame` is the one before it. */
  readonly held: boolean
  /** What is asked; null while a story holds the table. */
  readonly prompt: PromptOf<T>
  readonly words: T['Words']
  readonly picks: T['Picks']
  /** What may be picked next. */
  readonly options: ReadonlySet<string>
  readonly actions: readonly Action<T>[]
  readonly sending: boolean
}

export interface LastMove {
  readonly keys: readonly string[]
  /** One line about it. */
  readonly line: string
}

/** Everything the drawn table depends on: the picture is a function of it. */
export interface TableState<T extends TableTypes> extends Situation<T> {
  readonly size: Size
  /** On a television; see `bigScreen`. */
  readonly big?: boolean
  /** The key under the pointer. */
  readonly hover: string | null
  /** What is dragged, and where it is. */
  readonly carried: { readonly key: string; readonly at: Point } | null
  /** What the log points at. */
  readonly pointed: readonly string[]
  /** What moved last, until something else does. */
  readonly lastMove: LastMove | null
  readonly camera: Camera
  readonly story: T['Story'] | null
  /** The open sheet or panel. */
  readonly sheet: T['Sheet'] | null
  readonly memory: T['Memory']
}

/** A button of the action bar: it sends an intent, or changes what is picked. */
export interface Action<T extends TableTypes> {
  readonly key: string
  readonly intent?: T['Game']['Intent']
  readonly picks?: T['Picks']
  /** Why it cannot be pressed now. */
  readonly reason?: ReasonOf<T>
  /** Enter presses it. */
  readonly primary?: boolean
  /** Escape presses it. */
  readonly cancels?: boolean
  /** Shown as a checkbox in this state. */
  readonly checked?: boolean
}

export interface Asked<T extends TableTypes> {
  readonly prompt: PromptOf<T>
  readonly secret: T['Game']['Secret'] | null
  readonly picks: T['Picks']
  /** Whether costly moves are confirmed by a second press. */
  readonly careful: boolean
}

/** How a game turns picks into intents. */
export interface Question<T extends TableTypes> {
  start(frame: FrameOf<T>): T['Picks']
  /** What stays picked when a newer frame comes. */
  keep(picks: T['Picks'], before: FrameOf<T>, frame: FrameOf<T>): T['Picks']
  /** What is picked once an intent was answered. */
  answered(picks: T['Picks'], frame: FrameOf<T>, intent: T['Game']['Intent'], accepted: boolean): T['Picks']
  options(prompt: PromptOf<T>, picks: T['Picks']): ReadonlySet<string>
  /** Picks or drops a thing; `null` is the bare table. Null: the key means nothing now. */
  pick(frame: FrameOf<T>, picks: T['Picks'], key: string | null): T['Picks'] | null
  /** In the order they are shown. */
  actions(asked: Asked<T>): readonly Action<T>[]
  /** Whether a pick is sent at once when Confirm moves is off. */
  sendsAtOnce(prompt: T['Game']['Prompt']): boolean
}

/** Why something cannot be done, and the rule that says so. */
export interface Explanation {
  readonly words: string
  readonly rule: string | null
}

/** A moment of a story: what the table shows, and for how long. */
export interface StoryBeat<T extends TableTypes> {
  /** Milliseconds at normal speed. */
  readonly duration: number
  /** Milliseconds that things take to their places, if not the usual ones. */
  readonly slide?: number
  readonly view: T['Game']['Public']
  readonly secret: T['Game']['Secret'] | null
  readonly story?: T['Story']
  readonly sheet?: T['Sheet']
  readonly sound?: SoundName | null
}

/** What happened between two frames, told before the newer one is shown. */
export interface Story<T extends TableTypes> {
  readonly beats: readonly StoryBeat<T>[]
  /** It is about the whole board: open sheets close, and the camera goes back. */
  readonly wholeBoard?: boolean
  /** Opens when the story has ended. */
  readonly opens?: T['Sheet']
}

/** What the overlay of a game can do to the table. */
export interface TableControls<T extends TableTypes> {
  open(sheet: T['Sheet'] | null): void
  /** Closes the open sheet or panel, or ends the story. */
  close(): void
  remember(change: Partial<T['Memory']>): void
  zoom(): void
}

export interface OverlayProps<T extends TableTypes> {
  readonly state: TableState<T>
  readonly layout: T['Layout']
  readonly controls: TableControls<T>
}

/** A board that can be looked at more closely. */
export interface BoardWindow {
  readonly window: Rect
  /** The side of a space while the whole board is in sight. */
  readonly cell: number
  /** Where the spaces among these keys lie. */
  spots(keys: ReadonlySet<string>): readonly Rect[]
}

export interface GameTable<T extends TableTypes> {
  readonly id: string
  loadWords(language: Language): Promise<T['Words']>
  readonly ruleOfReason: Readonly<Record<string, string>>
  readonly sounds: Partial<Readonly<Record<string, SoundName>>>
  readonly question: Question<T>

  layout(state: TableState<T>): T['Layout']
  compose(state: TableState<T>, layout: T['Layout']): readonly Placement[]
  targets(state: TableState<T>, layout: T['Layout']): readonly Target[]
  board?(layout: T['Layout']): BoardWindow
  /** The view that stays when no story plays. */
  resting?(view: T['Game']['Public']): T['Game']['Public']

  /** What the action bar says; null where there is nothing but waiting to speak of. */
  sentence(situation: Situation<T> & Partial<TableState<T>>): string | null
  /** Emphasises parts of a sentence; by default what is between asterisks. */
  emphasise?(words: T['Words']): (sentence: string) => ComponentChildren
  /** The second line of the action bar. */
  note?(situation: Situation<T>): string | null
  /** The same where it takes more than words. */
  richNote?(state: TableState<T>, layout: T['Layout']): ComponentChildren
  actionLabel(action: Action<T>, situation: Situation<T>, spoken: boolean): string
  actionTone?(action: Action<T>): string
  /** The name of what can be picked, as a screen reader says it. */
  optionLabel(key: string, situation: Situation<T>): string
  /** Buttons for when nothing is asked. */
  idleButtons?(state: TableState<T>, controls: TableControls<T>): readonly BarButton[]
  /** Why a key cannot be picked: a reason of the rules, or an explanation of its own. */
  whyNot(state: TableState<T>, key: string): ReasonOf<T> | Explanation | null
  /** What an object is, what it does, what it is worth: for targets, and for `data-explain` in the overlay. */
  tip(situation: Situation<T>, key: string): TipContent | null
  /** Everything on the table that `tip` explains, for the text version. */
  explained?(situation: Situation<T>): readonly string[]

  /** `before` is null where frames were missed; `moving` is false when nothing may move. */
  story?(before: FrameOf<T> | null, frame: FrameOf<T>, moving: boolean): Story<T> | null
  /** The episode or act that a view shows. */
  chapterIn?(view: T['Game']['Public']): number
  /** What the action bar says while a story plays. */
  storySentence?(state: TableState<T>): string | null
  /** A line of the log; null for what is not worth one. */
  narrate?(words: T['Words'], event: T['Game']['Event'], names: readonly string[]): string | null
  /** The last step in a few words, where its first line does not tell what came of it. */
  headline?(
    words: T['Words'],
    events: readonly T['Game']['Event'][],
    names: readonly string[],
  ): Headline | null
  /** What a line of the log is about. */
  pointsAt?(event: T['Game']['Event']): readonly string[]
  remembers(frame: FrameOf<T>): T['Memory']
  /** What is remembered when a newer frame of the same match comes. */
  remembersNext?(memory: T['Memory'], before: FrameOf<T>, frame: FrameOf<T>): T['Memory']

  /** What opens when a key is pressed, whatever the question is. */
  opens?(key: string): T['Sheet'] | null
  /** The picks once a thing is carried; null: it cannot be. */
  lift?(state: TableState<T>, key: string): T['Picks'] | null
  /** Where a carried thing ends: the key to press, or something to remember. */
  drop?(state: TableState<T>, layout: T['Layout'], drop: Drop): string | Partial<T['Memory']> | null
  /** Dragging from a point of the table where nothing can be carried. */
  pan?(state: TableState<T>, layout: T['Layout'], from: Point, dx: number): Partial<T['Memory']> | null

  Overlay(props: OverlayProps<T>): VNode | null
  Sheet(props: OverlayProps<T> & { readonly sheet: T['Sheet'] }): VNode | null
  /** The table in words, below the question. */
  TextSections(props: { readonly frame: FrameOf<T>; readonly words: T['Words'] }): VNode | null
  hand(secret: T['Game']['Secret'], words: T['Words']): readonly HandThing[]
  chapterMark?(step: number): ChapterMark
}

export interface Drop {
  readonly key: string
  readonly at: Point
  /** The key it was let go over. */
  readonly over: string | null
}

/** The seat whose table this is; null for a spectator. */
export const seatOf = ({ frame }: { frame: { readonly viewer: number | 'spectator' } }): number | null =>
  frame.viewer === 'spectator' ? null : frame.viewer

/** The seat at the lower edge: the viewer's own, or the one that a spectator follows. */
export const nearSeatOf = ({ frame }: { frame: Pick<TableFrame, 'viewer' | 'follows'> }): number | null =>
  seatOf({ frame }) ?? frame.follows ?? null

export const peopleNames = ({ frame }: { readonly frame: TableFrame }): readonly string[] =>
  frame.people.map(person => person.name)
