import { plural } from '../../../i18n/plural'
import type { Advice } from './en'

const cards = (n: number) => plural('fr', n, { one: '# carte', other: '# cartes' })
const symbols = (n: number) =>
  plural('fr', n, { one: '# symbole qui convient', other: '# symboles qui conviennent' })
const scratches = (n: number) => plural('fr', n, { one: '# égratignure', other: '# égratignures' })
const points = (n: number) => plural('fr', n, { one: '# point', other: '# points' })

export const fr: Advice = {
  deed: {
    decline: 'Renoncer.',
    risk: 'Prendre le risque et retourner deux cartes.',
    daring: 'Utiliser l’Audace de Beowulf et retourner cinq cartes.',
    pay: what => `Payer ${what}.`,
    breakRanks: what => `Céder ${what}.`,
    take: what => `Prendre ${what}.`,
    healInstead: 'Soigner une blessure au lieu de prendre de la gloire.',
    bid: what => `Engager ${what}.`,
    bidNothing: 'Ne rien engager.',
    play: what => `Poser ${what}.`,
    show: what => `Montrer ${what}.`,
    withdraw: 'Se retirer.',
    save: what => `Reprendre ${what} en main.`,
    use: 'Utiliser la carte spéciale.',
    rest: n => `Utiliser le Repos du guerrier et remettre ${scratches(n)}.`,
  },
  why: {
    'legend.riskOdds': ({ percent: p = 0 }) => `Il y a ${p} % de chances que quelque chose convienne.`,
    'legend.reachOdds': ({ percent: p = 0, fails = 0 }) =>
      `Il y a ${p} % de chances de rester ; dans ${fails} % des cas, rien ne convient.`,
    'legend.riskTooBold': ({ percent: p = 0, scratches: n = 0 }) =>
      n > 0
        ? `Dans ${p} % des cas rien ne conviendrait, et vous avez déjà ${scratches(n)}.`
        : `Dans ${p} % des cas rien ne conviendrait.`,
    'legend.bidTotal': ({ total = 0 }) => `Cela fait ${symbols(total)}.`,
    'legend.bidNothing': () => 'Ces cartes vaudront davantage plus tard.',
    'legend.raiseTo': ({ total = 0, needed = 0 }) => `Vous atteignez ${total}, et il faut ${needed}.`,
    'legend.leaveContest': ({ needed = 0, strength = 0 }) =>
      `Pour rester il faut ${needed} ; avec tout ce que vous avez, ce serait ${strength}.`,
    'legend.prizePoints': ({ points: n = 0 }) => `Cela vaut environ ${points(n)}.`,
    'legend.prizeCards': ({ cards: n = 0 }) => `Cela rapporte ${cards(n)}.`,
    'legend.prizeSpecial': () => 'Une carte spéciale paie à la longue.',
    'legend.leastHarm': () => 'C’est le moindre mal.',
    'legend.heals': () => 'Cela soigne, et ce qui est soigné ne compte plus contre vous.',
    'legend.payCards': ({ cards: n = 0 }) => `Cela coûte ${cards(n)}.`,
    'legend.notWorthPaying': () => 'Cela ne vaut pas son prix.',
    'legend.bestCard': () => 'C’est le plus utile pour la suite.',
    'legend.auctionTotal': ({ total = 0 }) => `Vous montrez alors ${total}.`,
    'legend.tooDear': ({ needed = 0 }) => `Il faudrait ${needed} : trop cher.`,
    'legend.keepSpecial': () => 'La carte spéciale servira mieux plus tard.',
    'legend.useSpecial': () => 'C’est le moment.',
  },
}
