/** What came of thinking: the choice, how likely it wins, and how long it took. */
export interface Thought {
  readonly intent: { readonly kind: string }
  /** The chance to win in imagined matches, from 0 to 1; null when there was nothing to think about. */
  readonly chance: number | null
  readonly iterations: number
  /** What came next, with its chance; null where nothing else was tried, or where choices are blind. */
  readonly second: { readonly intent: { readonly kind: string }; readonly chance: number } | null
}
