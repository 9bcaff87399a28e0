import { plural } from '../../../../app/language/plural'

const cards = (n: number) => plural('en', n, { one: '# card', other: '# cards' })
const symbols = (n: number) => plural('en', n, { one: '# matching symbol', other: '# matching symbols' })
const scratches = (n: number) => plural('en', n, { one: '# scratch', other: '# scratches' })
const wounds = (n: number) => plural('en', n, { one: '# wound', other: '# wounds' })
const points = (n: number) => plural('en', n, { one: '# point', other: '# points' })

type Numbers = Readonly<Record<string, number>>

export const legendAdviceEn = {
  deed: {
    decline: 'Decline.',
    risk: 'Take the risk: reveal two cards.',
    daring: 'Use Beowulf’s Daring: reveal five cards.',
    pay: (what: string) => `Pay ${what}.`,
    breakRanks: (what: string) => `Give up ${what}.`,
    take: (what: string) => `Take ${what}.`,
    healInstead: 'Heal a wound instead of taking fame.',
    bid: (what: string) => `Bid ${what}.`,
    bidNothing: 'Bid nothing.',
    play: (what: string) => `Play ${what}.`,
    show: (what: string) => `Show ${what}.`,
    withdraw: 'Withdraw.',
    save: (what: string) => `Take ${what} back into your hand.`,
    use: 'Use the special card.',
    rest: (n: number) => `Use The Warrior’s Rest: return ${scratches(n)}.`,
  },
  /** What the search found second best. */
  second: (deed: string, best: number, other: number) =>
    `Next best: ${deed} Estimated chance to win: ${other}% instead of ${best}%.`,
  why: {
    'legend.riskOdds': ({ percent: p = 0 }: Numbers) => `At least one card matches in ${p}% of cases.`,
    'legend.reachOdds': ({ percent: p = 0, fails = 0 }: Numbers) =>
      `You stay in with ${p}%; in ${fails}% nothing matches.`,
    'legend.riskTooBold': ({ percent: p = 0 }: Numbers) => `Nothing matches in ${p}% of cases.`,
    'legend.nextIsWound': () => 'One more scratch would become a wound.',
    'legend.bidTotal': ({ total = 0 }: Numbers) => `That makes ${symbols(total)}.`,
    'legend.rivalCards': ({ cards: n = 0 }: Numbers) => `Nobody else holds more than ${cards(n)}.`,
    'legend.heldBack': ({ symbols: n = 0 }: Numbers) => `You keep ${symbols(n)} in your hand.`,
    'legend.contestsAhead': ({ contests: n = 0 }: Numbers) =>
      plural('en', n, {
        one: 'One later contest asks for these symbols too.',
        other: '# later contests ask for these symbols too.',
      }),
    'legend.raiseTo': ({ total = 0, needed = 0 }: Numbers) => `You reach ${total}; you need ${needed}.`,
    'legend.keepsJokers': ({ jokers: n = 0 }: Numbers) =>
      plural('en', n, {
        one: 'You keep a joker, which matches everywhere.',
        other: 'You keep # jokers, which match everywhere.',
      }),
    'legend.lastWound': () => 'Whoever chooses last may be left with the wound.',
    'legend.lastDoubleWound': () => 'Whoever chooses last may be left with the double wound.',
    'legend.lastMisfortune': () => 'Whoever chooses last may be left with the misfortune.',
    'legend.leaveContest': ({ needed = 0, strength = 0 }: Numbers) =>
      `Staying in takes ${needed}; all you have makes ${strength}.`,
    'legend.marker': ({ marker = 0, of = 0 }: Numbers) => `You take marker ${marker} of ${of}.`,
    'legend.worthMore': ({ points: n = 0, next = 0 }: Numbers) =>
      `About ${points(n)}; the best of the others brings ${next}.`,
    'legend.rewardPoints': ({ points: n = 0 }: Numbers) => `That is about ${points(n)} at the end.`,
    'legend.drawHand': ({ cards: n = 0, contests = 0 }: Numbers) =>
      `You hold ${cards(n)}, with ${plural('en', contests, { one: '# contest', other: '# contests' })} to come.`,
    'legend.cardAsked': ({ contests: n = 0 }: Numbers) =>
      plural('en', n, {
        one: 'It matches in one contest still to come.',
        other: 'It matches in # contests still to come.',
      }),
    'legend.contestsLeft': ({ contests: n = 0 }: Numbers) =>
      plural('en', n, { one: 'One contest is still to come.', other: '# contests are still to come.' }),
    'legend.woundsIf': ({ wounds: n = 0, points: p = 0 }: Numbers) =>
      `With it you have ${wounds(n)}: ${points(p)} less at the end.`,
    'legend.fallen': ({ wounds: n = 0 }: Numbers) => `With ${wounds(n)} you would score nothing at the end.`,
    'legend.healSaves': ({ points: p = 0, wounds: n = 0 }: Numbers) =>
      `With ${wounds(n)} left you save ${points(p)} at the end.`,
    'legend.scratchesNow': ({ scratches: n = 0 }: Numbers) => `${scratches(n)}: the third becomes a wound.`,
    'legend.auctionTotal': ({ total = 0, needed = 0 }: Numbers) =>
      `You then show ${total}; ${needed} is needed.`,
    'legend.auctionDear': ({ needed = 0, points: p = 0 }: Numbers) =>
      p > 0
        ? `You would have to show ${needed}; the prize brings about ${points(p)}.`
        : 'The prize brings no points, and you keep your treasure.',
  },
}

export type LegendAdvice = typeof legendAdviceEn
