/** What any part of the table page may ask of the page around it. */
import { signal } from '@preact/signals'
import { type Clearance, NO_CLEARANCE } from './layout/clearance'
import type { Rect } from './layout/geometry'

/** The rule the rules tab is to show; a scene's tooltip or a refusal sets it. */
export const ruleAsked = signal<string | null>(null)

/** Opens the rules reference at a rule of the game on the table. */
export const showRule = (id: string): void => {
  ruleAsked.value = id
}

/** The newest sentence for the live region. */
export const announcement = signal('')

/** What this person has to decide, for the live region; empty while nothing is asked. */
export const questionAsked = signal('')

/** Says something to a screen reader. */
export const announce = (words: string): void => {
  announcement.value = words
}

/** The table is still playing a story; panels that would cover it wait. */
export const storyPlaying = signal(false)

/** The episode or act of the story that plays; null when the newest frame is on the table. */
export const storyChapter = signal<number | null>(null)

/** The table itself has counted the final scores. */
export const scoresCounted = signal(false)

/** What panels of the page leave free of the table. */
export const clearance = signal<Clearance>(NO_CLEARANCE)

/** What comes after the story that plays. */
export interface UpNext {
  /** Moves that are still to be shown. */
  readonly moves: number
  /** Whether this person is asked at the end of them. */
  readonly mine: boolean
  /** Shows the newest moment at once. */
  skip(): void
}

export const upNext = signal<UpNext | null>(null)

/** Another match, offered beside the final score to those who may start it. */
export interface Rematch {
  readonly label: string
  run(): void
}

export const rematchOffer = signal<Rematch | null>(null)

/** The table is on a television: it is laid out for a look from three metres, and nobody presses anything. */
export const bigScreen = signal(false)

/** When each seat's time runs out, by this browser's clock; null for whom no time runs. */
export const deadlines = signal<readonly (number | null)[]>([])

export interface RecentMove {
  readonly revision: number
  readonly seat: number | null
  readonly line: string
}

/** Moves since this person's own last one, the newest last; for spectators the latest ones. */
export interface RecentMoves {
  readonly title: string
  readonly moves: readonly RecentMove[]
  /** Shows the moment after a move. */
  look(revision: number): void
}

export const recentMoves = signal<RecentMoves | null>(null)

/** A lesson at the table. Keys are those of the table's objects, `seat:2`, `button:risk`, and `bar`. */
export interface Guide {
  /** Stays bright with a ring around it, while the rest of the table is dimmed. */
  isLit(key: string): boolean
  /** Something is pressed; false: the table must not react. */
  press(key: string): boolean
}

export const guide = signal<Guide | null>(null)

/** Whether the table may react to a press. */
export const mayPress = (key: string): boolean => guide.peek()?.press(key) ?? true

/** Where the lit things are, so that nothing covers them. */
export const litPlaces = signal<readonly Rect[]>([])

/** Where the board or the stage is: it stays in sight where it can. */
export const boardPlace = signal<Rect | null>(null)

/** For spectators: the seat that comes to the lower edge, null for the whole table. */
export interface Following {
  readonly seat: number | null
  choose(seat: number | null): void
}

/** Null for those who sit. */
export const following = signal<Following | null>(null)

/** What somebody at a seat has just said in the chat. */
export interface SeatSpeech {
  readonly seat: number
  readonly words: string
}

export const seatSpeech = signal<SeatSpeech | null>(null)
