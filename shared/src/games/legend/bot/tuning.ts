/** The few numbers of The Legend's judgement, found by letting Thanes play each other. */
export const legendTuning = {
  /** How much another seat's point hurts, by the number of seats. */
  envy: [0, 0, 1, 0.5, 0.33, 0.25] as readonly number[],
  /** A symbol in hand is worth at least this: hands are ranked at the end. */
  symbol: 0.6,
  /** What part of an episode's stake a fitting symbol is worth, for the next such episode and the one after. */
  demand: 0.042,
  fading: 0.7,
  /** A joker fits everywhere. */
  joker: 1,
  /** Advanced game: what a point of treasure buys. */
  treasure: 0.6,
  /** How much of the cards in a hand somebody is expected to be ready to play. */
  willing: 0.75,
  /** How sure a lead of one symbol makes. */
  certainty: 0.7,
  /** Sealed bids that look this little worse are as likely to be chosen. */
  whim: 0.5,
}
