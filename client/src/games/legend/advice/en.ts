import { plural } from '../../../i18n/plural'

const cards = (n: number) => plural('en', n, { one: '# card', other: '# cards' })
const symbols = (n: number) => plural('en', n, { one: '# fitting symbol', other: '# fitting symbols' })
const scratches = (n: number) => plural('en', n, { one: '# scratch', other: '# scratches' })
const points = (n: number) => plural('en', n, { one: '# point', other: '# points' })

type Numbers = Readonly<Record<string, number>>

export const en = {
  deed: {
    decline: 'Decline.',
    risk: 'Take the risk and turn up two cards.',
    daring: 'Use Beowulf’s Daring and turn up five cards.',
    pay: (what: string) => `Pay ${what}.`,
    breakRanks: (what: string) => `Give up ${what}.`,
    take: (what: string) => `Take ${what}.`,
    healInstead: 'Heal a wound instead of taking fame.',
    bid: (what: string) => `Commit ${what}.`,
    bidNothing: 'Commit nothing.',
    play: (what: string) => `Lay ${what}.`,
    show: (what: string) => `Show ${what}.`,
    withdraw: 'Withdraw.',
    save: (what: string) => `Take ${what} back into your hand.`,
    use: 'Use the special card.',
    rest: (n: number) => `Use The Warrior’s Rest and put back ${scratches(n)}.`,
  },
  why: {
    'legend.riskOdds': ({ percent: p = 0 }: Numbers) => `The odds that something fits are ${p} %.`,
    'legend.reachOdds': ({ percent: p = 0, fails = 0 }: Numbers) =>
      `The odds to stay in are ${p} %; in ${fails} % nothing fits.`,
    'legend.riskTooBold': ({ percent: p = 0, scratches: n = 0 }: Numbers) =>
      n > 0
        ? `In ${p} % nothing would fit, and you have ${scratches(n)} already.`
        : `In ${p} % nothing would fit.`,
    'legend.bidTotal': ({ total = 0 }: Numbers) => `That makes ${symbols(total)}.`,
    'legend.bidNothing': () => 'These cards will be worth more later.',
    'legend.raiseTo': ({ total = 0, needed = 0 }: Numbers) => `You reach ${total}, and ${needed} are needed.`,
    'legend.leaveContest': ({ needed = 0, strength = 0 }: Numbers) =>
      `To stay in you need ${needed}; with everything you have it would be ${strength}.`,
    'legend.prizePoints': ({ points: n = 0 }: Numbers) => `It is worth about ${points(n)}.`,
    'legend.prizeCards': ({ cards: n = 0 }: Numbers) => `It brings ${cards(n)}.`,
    'legend.prizeSpecial': () => 'A special card pays in the long run.',
    'legend.leastHarm': () => 'It does the least harm.',
    'legend.heals': () => 'It heals, and what is healed does not count against you.',
    'legend.payCards': ({ cards: n = 0 }: Numbers) => `It costs ${cards(n)}.`,
    'legend.notWorthPaying': () => 'It is not worth its price.',
    'legend.bestCard': () => 'It helps most in what is to come.',
    'legend.auctionTotal': ({ total = 0 }: Numbers) => `You then show ${total}.`,
    'legend.tooDear': ({ needed = 0 }: Numbers) => `${needed} would be needed: too dear.`,
    'legend.keepSpecial': () => 'The special card will do more good later.',
    'legend.useSpecial': () => 'This is the moment for it.',
  },
}

export type Advice = typeof en
