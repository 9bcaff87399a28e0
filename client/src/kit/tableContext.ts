/** What any part of the table page may ask of the page around it. */
import { signal } from '@preact/signals'

/** The rule the rules tab is to show; a scene's tooltip or a refusal sets it. */
export const ruleAsked = signal<string | null>(null)

/** Opens the rules reference at a rule of the game on the table. */
export const showRule = (id: string): void => {
  ruleAsked.value = id
}

/** The newest sentence for the live region. */
export const announcement = signal('')

/** Says something to a screen reader. */
export const announce = (words: string): void => {
  announcement.value = words
}

/** The table still plays what happened; whatever would cover it waits. */
export const storyPlaying = signal(false)

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

/** When each seat's time runs out, by this browser's clock; null for whom no time runs. */
export const deadlines = signal<readonly (number | null)[]>([])
