import { plural } from '../../../app/language/plural'

const points = (n: number) => plural('en', n, { one: '# point', other: '# points' })
const diamonds = (n: number) => plural('en', n, { one: '# diamond', other: '# diamonds' })

type Numbers = Readonly<Record<string, number>>

export const movieAdviceEn = {
  /** What the search found second best. */
  second: (deed: string, best: number, other: number) =>
    `Next best: ${deed} Estimated chance to win: ${other}% instead of ${best}%.`,
  why: {
    'movie.figureScores': ({ sum = 0, diamonds: d = 0, points: p = 0 }: Numbers) =>
      sum === 0
        ? 'Nothing counts for or against it yet.'
        : `Right now it scores ${points(p)}: a sum of ${sum} times ${diamonds(d)}.`,
    'movie.openSight': ({ open = 0 }: Numbers) =>
      plural('en', open, {
        one: 'One open space in its row and column can still change that.',
        other: '# open spaces in its row and column can still change that.',
      }),
    'movie.ownGain': ({ points: p = 0 }: Numbers) => `Your figures gain ${points(p)}.`,
    'movie.othersLose': ({ points: p = 0 }: Numbers) => `Other players’ figures lose ${points(p)}.`,
    'movie.cash': () => 'Nobody can take these points away, and the tile fills no space.',
    'movie.handGain': ({ points: p = 0 }: Numbers) =>
      `A tile in your hand can bring your figures ${points(p)}.`,
    'movie.handHurts': ({ points: p = 0 }: Numbers) =>
      `A tile in your hand can cost other players’ figures ${points(p)}.`,
    'movie.figuresCanWait': ({ open = 0 }: Numbers) =>
      plural('en', open, {
        one: 'One space is still open, so a figure can still be spoiled.',
        other: '# spaces are still open: a figure placed now can still be spoiled.',
      }),
    'movie.longshipReturns': () => 'The Longship returns to you for the next act.',
    'movie.leastHarm': ({ points: p = 0 }: Numbers) =>
      p > 0 ? `It costs your figures ${points(p)} right now.` : 'It changes nothing for your figures.',
  },
}

export type MovieAdvice = typeof movieAdviceEn
