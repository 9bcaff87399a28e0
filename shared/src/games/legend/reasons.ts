/** Every reason for which the rules refuse an intent. */
export const LEGEND_REASONS = [
  'not-your-turn',
  /** Nothing of this kind can be done now. */
  'not-offered',
  /** Taking is obligatory here. */
  'must-take',
  'not-in-hand',
  'not-your-token',
  /** A card or token of the wrong kind. */
  'does-not-fit',
  /** Cards with text cannot be committed. */
  'text-card',
  'nothing-played',
  'wrong-count',
  'not-enough',
  /** It would do without one of these. */
  'superfluous',
  /** Level with the highest: exactly one card, or token. */
  'one-when-level',
  'already-risked',
  'nothing-to-reveal',
  'no-daring',
  'not-available',
  'card-not-there',
  'prize-taken',
  'nothing-to-heal',
  'no-rest',
  'too-few-scratches',
] as const
export type LegendReason = (typeof LEGEND_REASONS)[number]
