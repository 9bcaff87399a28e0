import { plural } from '../../../../app/language/grammar'
import { legendEn } from '../table/en'

const { cards, scratches, wounds, points } = legendEn
const symbols = (n: number) => plural('en', n, ['# matching symbol', '# matching symbols'])

type Numbers = Readonly<Record<string, number>>

export const legendAdviceEn = {
  deed: {
    decline: 'Decline.',
    risk: 'Take the risk: reveal two cards.',
    daring: 'Use Beowulf’s Daring: reveal five cards.',
    pay: (what: string) => `Pay ${what}.`,
    breakRanks: (what: string) => `Give up ${what}.`,
    take: (what: string) => `Take ${what}.`,
    draw: (n: number) => `Draw ${cards(n)}.`,
    healInstead: 'Heal a wound instead of taking fame.',
    bid: (what: string) => `Bid ${what}.`,
    bidNothing: 'Bid nothing.',
    play: (what: string) => `Play ${what}.`,
    show: (what: string) => `Show ${what}.`,
    withdraw: 'Withdraw.',
    save: (what: string) => `Take ${what} back into your hand.`,
    use: (name: string) => `Use ${name}.`,
    healScratches: 'Heal your scratches.',
    rest: (n: number) => `Use The Warrior’s Rest: return ${scratches(n)}.`,
  },
  why: {
    'legend.riskOdds': ({ percent: p = 0 }: Numbers) => `At least one card matches in ${p}% of cases.`,
    'legend.reachOdds': ({ percent: p = 0, fits = 0 }: Numbers) =>
      p === fits
        ? `In ${p}% of cases something matches: you stay in without spending a card.`
        : `Something matches in ${fits}% of cases, in ${p}% enough to stay in without spending a card.`,
    'legend.riskTooBold': ({ percent: p = 0 }: Numbers) => `In ${p}% of cases nothing matches: a scratch.`,
    'legend.nextIsWound': () => 'One more scratch would become a wound.',
    'legend.bidTotal': ({ total = 0 }: Numbers) => `That makes ${symbols(total)}.`,
    'legend.noMatch': () => 'Nothing in your hand matches.',
    'legend.heldBack': ({ symbols: n = 0 }: Numbers) => `You keep ${symbols(n)} in your hand.`,
    'legend.contestsAhead': ({ contests: n = 0 }: Numbers) =>
      plural('en', n, [
        'One later contest asks for these symbols too.',
        '# later contests ask for these symbols too.',
      ]),
    'legend.raiseTo': ({ total = 0, needed = 0 }: Numbers) =>
      total > needed
        ? `You reach ${total}, and the others have to follow; ${needed} would be enough.`
        : `You reach exactly the ${needed} you need.`,
    'legend.keepsJokers': ({ jokers: n = 0 }: Numbers) =>
      plural('en', n, [
        'You keep a joker, which matches everywhere.',
        'You keep # jokers, which match everywhere.',
      ]),
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
      `Cards win contests: you hold ${n}, and ${plural('en', contests, ['one contest is', '# contests are'])} to come.`,
    'legend.cardAsked': ({ contests: n = 0 }: Numbers) =>
      plural('en', n, [
        'It matches in one contest still to come.',
        'It matches in # contests still to come.',
      ]),
    'legend.countsAtDeath': () => 'No later contest asks for it, but at Beowulf’s death every symbol counts.',
    'legend.priceAsked': ({ contests: n = 0, of = 0 }: Numbers) =>
      n === 0
        ? 'No later contest asks for the cards it costs.'
        : `The cards it costs match in ${n} of the ${of} contests to come.`,
    'legend.blessing': () => 'It saves one card that you have played or paid.',
    'legend.inspiration': () => 'With it you can refuse a wound, a scratch or a misfortune.',
    'legend.daring': () => 'It makes one risk nearly safe: five cards instead of two.',
    'legend.resolve': () => 'With it one failed risk never happened.',
    'legend.rest': () => 'It takes away up to two scratches, whenever you like.',
    'legend.usedOnce': ({ contests: n = 0 }: Numbers) =>
      n === 0
        ? 'It works only once.'
        : `It works only once, and ${plural('en', n, ['one contest is', '# contests are'])} still to come.`,
    'legend.alliance': () => 'An alliance is worth 1 to 3, and nobody else knows how much.',
    'legend.money': ({ episodes: n = 0 }: Numbers) =>
      plural('en', n, [
        'Treasure counts in one more treasure episode.',
        'Treasure counts in # more treasure episodes.',
      ]),
    'legend.woundsIf': ({ wounds: n = 0, points: p = 0 }: Numbers) =>
      `That would make ${wounds(n)}: ${points(p)} less at the end.`,
    'legend.fallen': ({ wounds: n = 0 }: Numbers) => `With ${wounds(n)} you would score nothing at the end.`,
    'legend.healSaves': ({ points: p = 0, wounds: n = 0 }: Numbers) =>
      n === 0
        ? `Without a wound you have ${points(p)} more at the end.`
        : `With ${wounds(n)} left you save ${points(p)} at the end.`,
    'legend.fameGiven': ({ points: p = 0 }: Numbers) => `The fame you give up is worth ${p}.`,
    'legend.fameCost': ({ points: p = 0, saves = 0 }: Numbers) =>
      `Healing would cost at least ${points(p)} of fame and save ${saves}.`,
    'legend.scratchesNow': ({ scratches: n = 0 }: Numbers) => `${scratches(n)}: the third becomes a wound.`,
    'legend.auctionTotal': ({ total = 0, needed = 0 }: Numbers) =>
      needed === 0 ? `You open with ${total}.` : `You then show ${total}; ${needed} is needed.`,
    'legend.auctionShort': ({ needed = 0, most = 0 }: Numbers) =>
      most === 0
        ? 'You have no treasure to show.'
        : `Staying in takes ${needed}; all your treasure makes ${most}.`,
    'legend.auctionDear': ({ needed = 0, points: p = 0 }: Numbers) =>
      p > 0
        ? `You would have to show ${needed}; the prize brings about ${points(p)}.`
        : 'The prize brings no points, and you keep your treasure.',
  },
}

export type LegendAdvice = typeof legendAdviceEn
