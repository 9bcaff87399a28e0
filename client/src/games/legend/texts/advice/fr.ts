import { plural } from '../../../../app/language/plural'
import type { LegendAdvice } from './en'

const cards = (n: number) => plural('fr', n, { one: '# carte', other: '# cartes' })
const symbols = (n: number) => plural('fr', n, { one: '# symbole requis', other: '# symboles requis' })
const scratches = (n: number) => plural('fr', n, { one: '# égratignure', other: '# égratignures' })
const wounds = (n: number) => plural('fr', n, { one: '# blessure', other: '# blessures' })
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
  /** What the search found second best. */
  second: (deed, best, other) =>
    `Ensuite : ${deed} Chances de gagner estimées : ${other} % au lieu de ${best} %.`,
  why: {
    'legend.riskOdds': ({ percent: p = 0 }) => `Dans ${p} % des cas, au moins une carte correspond.`,
    'legend.reachOdds': ({ percent: p = 0, fails = 0 }) =>
      `Vous restez en jeu dans ${p} % des cas ; dans ${fails} %, rien ne correspond.`,
    'legend.riskTooBold': ({ percent: p = 0 }) => `Dans ${p} % des cas, rien ne correspond.`,
    'legend.nextIsWound': () => 'Une égratignure de plus deviendrait une blessure.',
    'legend.bidTotal': ({ total = 0 }) => `Cela fait ${symbols(total)}.`,
    'legend.rivalCards': ({ cards: n = 0 }) => `Personne d’autre n’a plus de ${cards(n)}.`,
    'legend.heldBack': ({ symbols: n = 0 }) => `Il vous reste ${symbols(n)} en main.`,
    'legend.contestsAhead': ({ contests: n = 0 }) =>
      plural('fr', n, {
        one: 'Un épisode majeur à venir demande aussi ces symboles.',
        other: '# épisodes majeurs à venir demandent aussi ces symboles.',
      }),
    'legend.raiseTo': ({ total = 0, needed = 0 }) => `Vous arrivez à ${total} ; il faut ${needed}.`,
    'legend.keepsJokers': ({ jokers: n = 0 }) =>
      plural('fr', n, {
        one: 'Vous gardez un joker, qui correspond partout.',
        other: 'Vous gardez # jokers, qui correspondent partout.',
      }),
    'legend.lastWound': () => 'Le dernier à choisir risque de garder la blessure.',
    'legend.lastDoubleWound': () => 'Le dernier à choisir risque de garder la double blessure.',
    'legend.lastMisfortune': () => 'Le dernier à choisir risque de garder le malheur.',
    'legend.leaveContest': ({ needed = 0, strength = 0 }) =>
      `Pour rester, il faut ${needed} ; tout ce que vous avez fait ${strength}.`,
    'legend.marker': ({ marker = 0, of = 0 }) => `Vous prenez le marqueur ${marker} sur ${of}.`,
    'legend.worthMore': ({ points: n = 0, next = 0 }) =>
      `Environ ${points(n)} ; le meilleur du reste en rapporte ${next}.`,
    'legend.rewardPoints': ({ points: n = 0 }) => `Cela fait environ ${points(n)} à la fin.`,
    'legend.drawHand': ({ cards: n = 0, contests = 0 }) =>
      `Vous avez ${cards(n)} en main, et il reste ${plural('fr', contests, { one: 'un épisode majeur', other: '# épisodes majeurs' })}.`,
    'legend.cardAsked': ({ contests: n = 0 }) =>
      plural('fr', n, {
        one: 'Cela correspond dans un épisode majeur à venir.',
        other: 'Cela correspond dans # épisodes majeurs à venir.',
      }),
    'legend.contestsLeft': ({ contests: n = 0 }) =>
      plural('fr', n, {
        one: 'Il reste un épisode majeur à venir.',
        other: 'Il reste # épisodes majeurs à venir.',
      }),
    'legend.woundsIf': ({ wounds: n = 0, points: p = 0 }) =>
      `Cela vous fait ${wounds(n)} : ${points(p)} de moins à la fin.`,
    'legend.fallen': ({ wounds: n = 0 }) => `Avec ${wounds(n)}, vous n’auriez aucun point à la fin.`,
    'legend.healSaves': ({ points: p = 0, wounds: n = 0 }) =>
      `Avec ${wounds(n)}, vous sauvez ${points(p)} à la fin.`,
    'legend.scratchesNow': ({ scratches: n = 0 }) => `${scratches(n)} : la troisième devient une blessure.`,
    'legend.auctionTotal': ({ total = 0, needed = 0 }) => `Vous montrez alors ${total} ; il faut ${needed}.`,
    'legend.auctionDear': ({ needed = 0, points: p = 0 }) =>
      p > 0
        ? `Il faudrait montrer ${needed} ; la récompense rapporte environ ${points(p)}.`
        : 'La récompense ne rapporte pas de points, et vous gardez votre trésor.',
  },
}
