import { plural, signed } from '../../../../app/language/grammar'
import type { MovieAdvice } from './en'

const points = (n: number) => plural('fr', n, ['# point', '# points'])
const diamonds = (n: number) => plural('fr', n, ['# diamant', '# diamants'])

export const movieAdviceFr: MovieAdvice = {
  why: {
    'movie.figureScores': ({ sum = 0, diamonds: d = 0, points: p = 0 }) =>
      sum === 0
        ? 'Pour l’instant, cela ne rapporte rien.'
        : `Pour l’instant, cela rapporte ${points(p)} : une somme de ${sum} fois ${diamonds(d)}.`,
    'movie.openSight': ({ open = 0 }) =>
      plural('fr', open, [
        'Une case libre de sa rangée et de sa colonne peut encore changer cela.',
        '# cases libres de sa rangée et de sa colonne peuvent encore changer cela.',
      ]),
    'movie.ownGain': ({ points: p = 0 }) => `Vos figurines gagnent ${points(p)}.`,
    'movie.othersLose': ({ points: p = 0 }) => `Les figurines des autres perdent ${points(p)}.`,
    'movie.othersGain': ({ points: p = 0 }) => `Les figurines des autres gagnent aussi ${points(p)}.`,
    'movie.swapCan': ({ own = 0, others = 0 }) =>
      `Le meilleur échange ensuite : ${signed(own)} pour vos figurines, ${signed(others)} pour celles des autres.`,
    'movie.opensSpace': ({ open = 0 }) =>
      `Aucun score ne change, mais l’acte dure plus longtemps : ${plural('fr', open, ['une case libre', '# cases libres'])} ensuite.`,
    'movie.bestUse': ({ own = 0, others = 0 }) =>
      own === 0 && others === 0
        ? 'L’utiliser ne changerait aucun score.'
        : `Au mieux, elle changerait ${signed(own)} pour vos figurines et ${signed(others)} pour celles des autres.`,
    'movie.noFigure': () => 'Vous n’avez plus de figurine à placer.',
    'movie.cash': () => 'Personne ne pourra vous reprendre ces points, et la tuile ne remplit aucune case.',
    'movie.handGain': ({ points: p = 0 }) =>
      `Une tuile de votre main peut rapporter ${points(p)} à vos figurines.`,
    'movie.handHurts': ({ points: p = 0 }) =>
      `Une tuile de votre main peut coûter ${points(p)} aux figurines des autres.`,
    'movie.figuresCanWait': ({ open = 0 }) =>
      plural('fr', open, [
        'Une case est encore libre et peut nuire à une figurine.',
        '# cases sont encore libres : une figurine placée maintenant serait exposée.',
      ]),
    'movie.longshipReturns': () => 'Le Drakkar vous revient pour l’acte suivant.',
    'movie.leastHarm': ({ points: p = 0, open = 0 }) =>
      p > 0
        ? `Cela coûte ${points(p)} à vos figurines pour l’instant.`
        : `Cela ne nuit pas à vos figurines ; il reste ${plural('fr', open, ['une case libre', '# cases libres'])}.`,
  },
}
