import type { SpecialId } from '@heorot/shared/games/legend'

/**
 * Each card: its title, what it is, why one might want it, and what it can cost. Cards of special cards are called as
 * these are.
 */
export const legendCoachEn = {
  opportunity: [
    'A fair trade',
    'Pay the price once and take the reward, or decline.',
    'Good if you don’t need those cards.',
    'Extra symbols are lost, and every card you pay must be needed.',
  ],
  peaceReturns: [
    'One of each',
    'Pay all five symbols, one card each, for Fame 5.',
    'Five points. Jokers stand in for what you lack.',
    'Five cards you may miss against the dragon.',
  ],
  breakRanks: [
    'Run for the wood',
    'Give two fame tokens: heal one wound tile, or all scratches.',
    'Worth it to get below three wounds.',
    'The two fame tokens. Pick small ones.',
  ],
  risk: [
    'A risk',
    'Reveal two cards and keep each one that matches.',
    'Free cards, often with a chance of about 70%.',
    'If nothing matches, you take a scratch.',
  ],
  selection: [
    'Take your pick',
    'Take one: Treasure 2, an alliance, Fame 2, two cards, or heal your scratches.',
    'With two scratches, heal. Otherwise take points.',
    'Nothing.',
  ],
  recovery: [
    'Open cards',
    'Take one open card now and one more in a second round.',
    'Look at the symbols that the next contests ask for.',
    'The others see what you take.',
  ],
  atOnce: [
    'A secret bid',
    'Everyone bids cards in secret. Whoever has the most matching symbols chooses first.',
    'The first pick is the best prize. Cards that don’t match come back.',
    'Matching cards are gone, win or lose.',
  ],
  inTurn: [
    'Keep up or leave',
    'Each turn, reach the highest total or withdraw.',
    'Everyone who leaves before you chooses after you.',
    'All your played cards are discarded, win or lose.',
  ],
  contestRisk: [
    'A risk in the fight',
    'Once per turn, before playing cards: reveal two. What matches is played.',
    'Symbols without spending your hand.',
    'If nothing matches, you are out at once, with a scratch.',
  ],
  level: [
    'Exactly one more',
    'You are tied with the leader: add exactly one card, risk, or withdraw.',
    'A card with two symbols raises the price most.',
    'Another card gone.',
  ],
  auction: [
    'An auction',
    'Bid with treasure. Only the winner pays.',
    'Raising the price and then withdrawing is free.',
    'Treasure you may miss at Recover Treasures.',
  ],
  recoverTreasures: [
    'Gold decides',
    'All treasure is shown. Whoever has the most chooses first.',
    'Fame 7 for the richest.',
    'All treasure is handed in.',
  ],
  death: [
    'The last count',
    'All hands are shown, and every symbol counts, whatever its kind.',
    'The cards you kept decide how early you choose.',
    'With an empty hand you choose last.',
  ],
  prizeFame: ['Fame', 'A token worth its number at the end.', 'The surest points there are.', 'Nothing.'],
  prizeTreasure: [
    'Treasure',
    'A token worth its number. With treasure episodes it is money instead.',
    'Points at the end, or bids on the way.',
    'With treasure episodes it scores nothing at the end.',
  ],
  prizeAlliance: [
    'Alliance',
    'A face-down token: fame or treasure, 1 to 3.',
    'Two points on average, and nobody knows.',
    'It may be only 1.',
  ],
  prizeDraw: [
    'New cards',
    'Draw that many cards from the pile.',
    'Cards win the next contest.',
    'No points by themselves.',
  ],
  prizeSpecial: [
    'A special card',
    'A strong card for one use.',
    'At the right moment it decides a contest.',
    'No points by itself, and everyone sees that you hold it.',
  ],
  prizeMisfortune: [
    'Misfortune',
    'Minus two points at the end.',
    'Sometimes better than a wound.',
    'Two points. It cannot be healed.',
  ],
  prizeWound: [
    'A wound as a prize',
    'A wound, and two cards to make up for it.',
    'Two cards. A first or second wound costs only the bonus.',
    'The 5 points for no wound; from the third on, 5 for each.',
  ],
  prizeDoubleWound: [
    'Two at once',
    'One tile with two wounds, and two cards.',
    'Almost never.',
    'With one wound already: minus 15.',
  ],
  prizeFameOrHeal: [
    'Fame or healing',
    'Fame 5, or heal one wound tile instead.',
    'Heal if it takes you from three wounds to two: 15 points.',
    'You get only one of the two.',
  ],
  scratch1: [
    'A scratch',
    'A small hurt. It costs no points.',
    'You can live with two of them.',
    'The third turns all three into a wound.',
  ],
  scratch2: [
    'Careful now',
    'Two scratches. The next one becomes a wound.',
    'Heal at a selection, or stop taking risks.',
    'A wound made of scratches brings no cards.',
  ],
  wound1: [
    'No more bonus',
    'The 5 points for ending without a wound are gone.',
    'From here, a second wound costs nothing more.',
    'A third one costs 15 points at once.',
  ],
  wound2: [
    'At the edge',
    'Two wounds: still no minus points.',
    'Avoid last place, and risks while you have two scratches.',
    'A third wound means minus 15.',
  ],
  wound3: [
    'Over the line',
    'Every wound now costs 5 points.',
    'Break Ranks? or the very last prize can heal one: 15 points back.',
    'Each further wound costs 5 more.',
  ],
  banner: [
    'You begin',
    'Whoever comes last in a contest gets the banner and begins.',
    'You win ties and choose first at selections.',
    'In a contest in turn you have to open.',
  ],
  blessing: [
    'Take back one card that you played or paid.',
    'Saves a two-symbol card or a joker after it counted.',
    'The Blessing leaves the game.',
  ],
  inspiration: [
    'Refuse a scratch, wound or misfortune that you take as a prize.',
    'Best against a third wound or the double wound.',
    'It does not stop the scratch of a risk.',
  ],
  daring: [
    'A risk reveals five cards instead of two. Decide before.',
    'Nearly always something matches.',
    'It is used up, even if nothing matches.',
  ],
  resolve: [
    'A failed risk never happened. Decide again.',
    'Take the bold risk, with a net.',
    'The revealed cards stay discarded.',
  ],
  rest: [
    'Return one or two scratches, at any time.',
    'Just before the third one comes.',
    'You can use it only once.',
  ],
  hrunting: [
    'Three fighting symbols on one card.',
    'Decides a fight in one move.',
    'It is gone after use: don’t spend it on a small price.',
  ],
  hides: [
    'Two jokers on one card.',
    'Matches everywhere, and pays two of five at Peace Returns.',
    'It is gone after use.',
  ],
  horses: [
    'Three travelling symbols on one card.',
    'Mighty Alliances and Dragon’s Rage ask for them.',
    'It is gone after use.',
  ],
  hygd: [
    'Three wit symbols on one card.',
    'Swedish Treachery is about wit alone.',
    'No later contest asks for wit.',
  ],
  shield: [
    'Three courage symbols on one card.',
    'Two episodes on, the dragon comes.',
    'Everyone knows that you hold it.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type LegendCardKey = keyof typeof legendCoachEn
export type LegendCoachTexts = {
  readonly [K in LegendCardKey]: readonly [...(K extends SpecialId ? [] : [string]), string, string, string]
}
