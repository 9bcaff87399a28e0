import { plural } from '../../../app/language/plural'

const cards = (n: number) => plural('en', n, { one: '# card', other: '# cards' })
const symbols = (n: number) => plural('en', n, { one: '# matching symbol', other: '# matching symbols' })
const scratches = (n: number) => plural('en', n, { one: '# scratch', other: '# scratches' })
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
  why: {
    'legend.riskOdds': ({ percent: p = 0 }: Numbers) => `At least one card matches in ${p}% of cases.`,
    'legend.reachOdds': ({ percent: p = 0, fails = 0 }: Numbers) =>
      `You stay in with ${p}%; in ${fails}% nothing matches.`,
    'legend.riskTooBold': ({ percent: p = 0, scratches: n = 0 }: Numbers) =>
      n > 0
        ? `Nothing matches in ${p}% of cases, and you already have ${scratches(n)}.`
        : `Nothing matches in ${p}% of cases.`,
    'legend.bidTotal': ({ total = 0 }: Numbers) => `That makes ${symbols(total)}.`,
    'legend.bidNothing': () => 'These cards will be worth more later.',
    'legend.raiseTo': ({ total = 0, needed = 0 }: Numbers) => `You reach ${total}; you need ${needed}.`,
    'legend.leaveContest': ({ needed = 0, strength = 0 }: Numbers) =>
      `Staying in takes ${needed}; all you have makes ${strength}.`,
    'legend.prizePoints': ({ points: n = 0 }: Numbers) => `It is worth about ${points(n)}.`,
    'legend.prizeCards': ({ cards: n = 0 }: Numbers) => `It brings ${cards(n)}.`,
    'legend.prizeSpecial': () => 'A special card pays off in the long run.',
    'legend.leastHarm': () => 'It does the least harm.',
    'legend.heals': () => 'It heals: fewer wounds to pay for at the end.',
    'legend.payCards': ({ cards: n = 0 }: Numbers) => `It costs ${cards(n)}.`,
    'legend.notWorthPaying': () => 'It is not worth its price.',
    'legend.bestCard': () => 'It helps most in the coming episodes.',
    'legend.auctionTotal': ({ total = 0 }: Numbers) => `You then show ${total}.`,
    'legend.tooDear': ({ needed = 0 }: Numbers) => `You would need ${needed}: too expensive.`,
    'legend.keepSpecial': () => 'The special card is worth more later.',
    'legend.useSpecial': () => 'Now is the best time for it.',
  },
}

export type LegendAdvice = typeof legendAdviceEn
