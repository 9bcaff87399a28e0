/** Each term as in a dictionary: its forms in sentences, then what it means. */
export const legendGlossaryEn = {
  activityCard: 'activity cards, activity card: A card with one or two symbols of a kind.',
  symbol: 'symbols, symbol: Travelling, friendship, wit, courage or fighting; count the discs on the card.',
  joker: 'jokers, joker, Beowulf cards, Beowulf card: One symbol of any kind.',
  match: 'matching, matches, match: To show a symbol that the episode asks for, or to be a joker.',
  episode: 'episodes, episode: One of the 36 stations on the path.',
  opportunity: 'opportunities, opportunity: An episode in which you may pay once and receive.',
  risk: 'risks, risk: Revealing two cards to keep or play what matches; if nothing does, a scratch.',
  selection: 'selections, selection: An episode in which you take one of five things.',
  recovery: 'recovery: An episode in which you take two open cards, one at a time.',
  contest: 'contests, contest, major episode: An episode in which bids decide who chooses a prize first.',
  atOnce: 'all at once, in secret: A contest with one secret bid each, revealed together.',
  inTurn: 'in turn: One after the other, from the start player clockwise.',
  level: 'tied, level: Your total equals the highest, so you must add exactly one card.',
  withdraw:
    'withdrew, withdraws, withdrawn, withdraw: Leave a contest, discard what you played and take the highest marker left.',
  marker: 'markers, marker: Your place in the order of choosing prizes; 1 is first.',
  banner:
    'banner, start player: Whoever has the banner goes first and wins ties; it goes to whoever was last in a contest.',
  fame: 'fame tokens, fame token, Fame, fame: A token worth its number at the end.',
  treasure: 'Treasure, treasure: A token worth its number; with treasure episodes it is money instead.',
  alliance: 'alliances, alliance, Alliance: A face-down token: fame or treasure, 1 to 3.',
  misfortune: 'misfortune, Misfortune: A token worth −2.',
  scratch: 'scratches, scratch, Scratch: A small hurt; the third turns all three into a wound.',
  doubleWound: 'double wound, Double wound: One tile that counts as two wounds.',
  wound: 'wounds, wound, Wound: Costs the bonus of 5 points; with three or more, each costs 5.',
  specialCard: 'special cards, special card: A strong card won as a prize and used once.',
  prize: 'prizes, prize: What a contest gives away: one for each player, good or bad.',
} as const satisfies Readonly<Record<string, `${string}: ${string}`>>

export type LegendGlossary = Readonly<Record<keyof typeof legendGlossaryEn, `${string}: ${string}`>>
