import { plural } from '../../../../app/language/grammar'
import { legendFr } from '../table/fr'
import type { LegendAdvice } from './en'

const { cards, scratches, wounds, points } = legendFr
const symbols = (n: number) => plural('fr', n, ['# symbole requis', '# symboles requis'])

export const legendAdviceFr: LegendAdvice = {
  deed: {
    decline: 'Passer.',
    risk: 'Courir le risque : retourner deux cartes.',
    daring: 'Utiliser l’Audace de Beowulf : retourner cinq cartes.',
    pay: what => `Payer ${what}.`,
    breakRanks: what => `Céder ${what}.`,
    take: what => `Prendre ${what}.`,
    draw: n => `Piocher ${cards(n)}.`,
    healInstead: 'Soigner une blessure au lieu de prendre de la gloire.',
    bid: what => `Miser ${what}.`,
    bidNothing: 'Ne rien miser.',
    play: what => `Poser ${what}.`,
    show: what => `Montrer ${what}.`,
    withdraw: 'Abandonner.',
    save: what => `Reprendre ${what} en main.`,
    use: name => `Utiliser « ${name} ».`,
    healScratches: 'Soigner vos égratignures.',
    rest: n => `Utiliser le Repos du guerrier : rendre ${scratches(n)}.`,
  },
  why: {
    'legend.riskOdds': ({ percent: p = 0 }) => `Dans ${p} % des cas, au moins une carte correspond.`,
    'legend.reachOdds': ({ percent: p = 0, fits = 0 }) =>
      p === fits
        ? `Dans ${p} % des cas, une carte correspond : vous restez en jeu sans rien dépenser.`
        : `Dans ${fits} % des cas, une carte correspond ; dans ${p} %, cela suffit sans carte de votre main.`,
    'legend.riskTooBold': ({ percent: p = 0 }) =>
      `Dans ${p} % des cas, rien ne correspond : une égratignure.`,
    'legend.nextIsWound': () => 'Une égratignure de plus deviendrait une blessure.',
    'legend.bidTotal': ({ total = 0 }) => `Cela fait ${symbols(total)}.`,
    'legend.noMatch': () => 'Rien ne correspond dans votre main.',
    'legend.heldBack': ({ symbols: n = 0 }) => `Il vous reste ${symbols(n)} en main.`,
    'legend.contestsAhead': ({ contests: n = 0 }) =>
      plural('fr', n, [
        'Un épisode majeur à venir demande aussi ces symboles.',
        '# épisodes majeurs à venir demandent aussi ces symboles.',
      ]),
    'legend.raiseTo': ({ total = 0, needed = 0 }) =>
      total > needed
        ? `Vous arrivez à ${total}, et les autres doivent suivre ; ${needed} suffirait.`
        : `Vous arrivez exactement aux ${needed} qu’il faut.`,
    'legend.keepsJokers': ({ jokers: n = 0 }) =>
      plural('fr', n, [
        'Vous gardez un joker, qui correspond partout.',
        'Vous gardez # jokers, qui correspondent partout.',
      ]),
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
      `Les cartes gagnent les épisodes majeurs : vous en avez ${n}, et il en reste ${contests} à jouer.`,
    'legend.cardAsked': ({ contests: n = 0 }) =>
      plural('fr', n, [
        'Cela correspond dans un épisode majeur à venir.',
        'Cela correspond dans # épisodes majeurs à venir.',
      ]),
    'legend.countsAtDeath': () =>
      'Aucun épisode majeur à venir ne la demande, mais à la mort de Beowulf chaque symbole compte.',
    'legend.priceAsked': ({ contests: n = 0, of = 0 }) =>
      n === 0
        ? 'Aucun épisode majeur à venir ne demande les cartes à payer.'
        : `Les cartes à payer correspondent dans ${n} des ${of} épisodes majeurs à venir.`,
    'legend.blessing': () => 'Elle sauve une carte jouée ou payée.',
    'legend.inspiration': () => 'Elle permet de refuser une blessure, une égratignure ou un malheur.',
    'legend.daring': () => 'Elle rend un risque presque sûr : cinq cartes au lieu de deux.',
    'legend.resolve': () => 'Avec elle, un risque raté n’a pas eu lieu.',
    'legend.rest': () => 'Il efface jusqu’à deux égratignures, quand vous voulez.',
    'legend.usedOnce': ({ contests: n = 0 }) =>
      n === 0
        ? 'La carte ne sert qu’une fois.'
        : `La carte ne sert qu’une fois, et il reste ${plural('fr', n, ['un épisode majeur', '# épisodes majeurs'])}.`,
    'legend.alliance': () => 'Une alliance vaut de 1 à 3, et personne d’autre ne sait combien.',
    'legend.money': ({ episodes: n = 0 }) =>
      plural('fr', n, [
        'Le trésor compte encore dans un épisode de trésor.',
        'Le trésor compte encore dans # épisodes de trésor.',
      ]),
    'legend.woundsIf': ({ wounds: n = 0, points: p = 0 }) =>
      `Cela vous ferait ${wounds(n)} : ${points(p)} de moins à la fin.`,
    'legend.fallen': ({ wounds: n = 0 }) => `Avec ${wounds(n)}, vous n’auriez aucun point à la fin.`,
    'legend.healSaves': ({ points: p = 0, wounds: n = 0 }) =>
      n === 0
        ? `Sans blessure, vous avez ${points(p)} de plus à la fin.`
        : `Avec ${wounds(n)}, vous sauvez ${points(p)} à la fin.`,
    'legend.fameGiven': ({ points: p = 0 }) => `La gloire cédée vaut ${p}.`,
    'legend.fameCost': ({ points: p = 0, saves = 0 }) =>
      `Soigner coûterait au moins ${p} de gloire et sauverait ${points(saves)}.`,
    'legend.scratchesNow': ({ scratches: n = 0 }) => `${scratches(n)} : la troisième devient une blessure.`,
    'legend.auctionTotal': ({ total = 0, needed = 0 }) =>
      needed === 0 ? `Vous ouvrez à ${total}.` : `Vous montrez alors ${total} ; il faut ${needed}.`,
    'legend.auctionShort': ({ needed = 0, most = 0 }) =>
      most === 0
        ? 'Vous n’avez pas de trésor à montrer.'
        : `Il faudrait ${needed} ; tout votre trésor fait ${most}.`,
    'legend.auctionDear': ({ needed = 0, points: p = 0 }) =>
      p > 0
        ? `Il faudrait montrer ${needed} ; la récompense rapporte environ ${points(p)}.`
        : 'La récompense ne rapporte pas de points, et vous gardez votre trésor.',
  },
}
