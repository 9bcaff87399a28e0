/** The few numbers of the Movie Board Game's judgement, found by letting Thanes play each other. */
import type { Act } from '..'

export const movieTuning = {
  /** How much another seat's point hurts, by the number of seats. */
  envy: [0, 0, 1, 0.6, 0.4] as readonly number[],
  /** What a printed diamond is expected to earn in a later act. */
  price: { 1: 5, 2: 4.5, 3: 0 } as Readonly<Record<Act, number>>,
  /** The same in the last act, while there are spaces. */
  lastPrice: 4,
  longshipHope: 5,
  /** A longship comes back; it costs only the turn. */
  longship: 0,
  /** What an open space in sight is worth to a figure, for each diamond: one can lay boons there oneself. */
  prospect: { 1: 0.9, 2: 0.9, 3: 0.6 } as Readonly<Record<Act, number>>,
  /** What a point of a tile's value is worth as long as it stays in hand. */
  keep: 0.7,
  keepSpecial: 2,
  /** How much of the best figure that the next seat could place is counted against an intent. */
  reply: 0.4,
}
