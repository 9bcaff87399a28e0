import { plural } from '../../../app/language/plural'
import type { MovieAdvice } from './en'

const points = (n: number) =>
  plural('pl', n, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' })
const tiles = (n: number) =>
  plural('pl', n, { one: '# żetonu', few: '# żetonów', many: '# żetonów', other: '# żetonu' })
const diamonds = (n: number) =>
  plural('pl', n, { one: '# romb', few: '# romby', many: '# rombów', other: '# rombu' })

export const movieAdvicePl: MovieAdvice = {
  why: {
    'movie.figureScores': ({ sum = 0, diamonds: d = 0, points: p = 0 }) =>
      `Na teraz daje to ${points(p)}: suma ${sum} razy ${diamonds(d)}.`,
    'movie.ownGain': ({ points: p = 0 }) => `Twoje figurki zyskują ${points(p)}.`,
    'movie.othersLose': ({ points: p = 0 }) => `Figurki pozostałych tracą ${points(p)}.`,
    'movie.cash': ({ points: p = 0 }) => `To na pewno ${points(p)}.`,
    'movie.drawChoice': ({ tiles: n = 0 }) => `Potem wybierasz spośród ${tiles(n)}.`,
    'movie.longshipReturns': () => 'Długa łódź wraca do ciebie na następny akt.',
    'movie.leastHarm': ({ points: p = 0 }) =>
      p > 0 ? `To najmniejsza szkoda: tracisz ${points(p)}.` : 'To ci nie szkodzi.',
  },
}
