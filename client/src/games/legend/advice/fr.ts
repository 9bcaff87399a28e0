import { plural } from '../../../app/language/plural'
import type { LegendAdvice } from './en'

const cards = (n: number) => plural('fr', n, { one: '# carte', other: '# cartes' })
const symbols = (n: number) =>
  plural('fr', n, { one: '# symbole correspondant', other: '# symboles correspondants' })
const scratches = (n: number) => plural('fr', n, { one: '# égratignure', other: '# égratignures' })
const points = (n: number) => plural('fr', n, { one: '# point', other: '# points' })

export const legendAdviceFr: LegendAdvice = {
  deed: {
    decline: 'Passer.',
    risk: 'Courir le risque : retourner deux cartes.',
    daring: 'Utiliser l’Audace de Beowulf : retourner cinq cartes.',
    pay: what => `Payer ${what}.`,
    breakRanks: what => `Céder ${what}.`,
    take: what => `Prendre ${what}.`,
    healInstead: 'Soigner une blessure au lieu de prendre de la gloire.',
    bid: what => `Miser ${what}.`,
    bidNothing: 'Ne rien miser.',
    play: what => `Poser ${what}.`,
    show: what => `Montrer ${what}.`,
    withdraw: 'Abandonner.',
    save: what => `Reprendre ${what} en main.`,
    use: 'Utiliser la carte spéciale.',
    rest: n => `Utiliser le Repos du guerrier : rendre ${scratches(n)}.`,
  },
  why: {
    'legend.riskOdds': ({ percent: p = 0 }) => `Au moins une carte correspond dans ${p} % des cas.`,
    'legend.reachOdds': ({ percent: p = 0, fails = 0 }) =>
      `Vous restez dans ${p} % des cas ; dans ${fails} %, rien ne correspond.`,
    'legend.riskTooBold': ({ percent: p = 0, scratches: n = 0 }) =>
      n > 0
        ? `Rien ne correspond dans ${p} % des cas, et vous avez déjà ${scratches(n)}.`
        : `Rien ne correspond dans ${p} % des cas.`,
    'legend.bidTotal': ({ total = 0 }) => `Cela fait ${symbols(total)}.`,
    'legend.bidNothing': () => 'Ces cartes vaudront davantage plus tard.',
    'legend.raiseTo': ({ total = 0, needed = 0 }) => `Vous atteignez ${total} ; il faut ${needed}.`,
    'legend.leaveContest': ({ needed = 0, strength = 0 }) =>
      `Pour rester, il faut ${needed} ; tout ce que vous avez fait ${strength}.`,
    'legend.prizePoints': ({ points: n = 0 }) => `Cela vaut environ ${points(n)}.`,
    'legend.prizeCards': ({ cards: n = 0 }) => `Cela rapporte ${cards(n)}.`,
    'legend.prizeSpecial': () => 'Une carte spéciale rapporte à la longue.',
    'legend.leastHarm': () => 'C’est le moindre mal.',
    'legend.heals': () => 'Cela soigne : moins de blessures au décompte final.',
    'legend.payCards': ({ cards: n = 0 }) => `Cela coûte ${cards(n)}.`,
    'legend.notWorthPaying': () => 'Cela ne vaut pas son prix.',
    'legend.bestCard': () => 'C’est le plus utile pour les prochains épisodes.',
    'legend.auctionTotal': ({ total = 0 }) => `Vous montrez alors ${total}.`,
    'legend.tooDear': ({ needed = 0 }) => `Il faudrait ${needed} : trop cher.`,
    'legend.keepSpecial': () => 'La carte spéciale servira davantage plus tard.',
    'legend.useSpecial': () => 'C’est le meilleur moment.',
  },
}
