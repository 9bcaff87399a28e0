import { plural, signed } from '../../../../app/language/grammar'

const points = (n: number) => plural('en', n, ['# point', '# points'])
const diamonds = (n: number) => plural('en', n, ['# diamond', '# diamonds'])

type Numbers = Readonly<Record<string, number>>

export const movieAdviceEn = {
  why: {
    'movie.figureScores': ({ sum = 0, diamonds: d = 0, points: p = 0 }: Numbers) =>
      sum === 0
        ? 'Right now it scores nothing.'
        : `Right now it scores ${points(p)}: a sum of ${sum} times ${diamonds(d)}.`,
    'movie.openSight': ({ open = 0 }: Numbers) =>
      plural('en', open, [
        'One open space in its row and column can still change that.',
        '# open spaces in its row and column can still change that.',
      ]),
    'movie.ownGain': ({ points: p = 0 }: Numbers) => `Your figures gain ${points(p)}.`,
    'movie.othersLose': ({ points: p = 0 }: Numbers) => `Other players’ figures lose ${points(p)}.`,
    'movie.othersGain': ({ points: p = 0 }: Numbers) => `Other players’ figures gain ${points(p)} as well.`,
    'movie.swapCan': ({ own = 0, others = 0 }: Numbers) =>
      `The best swap then changes your figures by ${signed(own)} and those of others by ${signed(others)}.`,
    'movie.opensSpace': ({ open = 0 }: Numbers) =>
      `No score changes, but the act goes on longer: ${plural('en', open, ['one space is', '# spaces are'])} then open.`,
    'movie.bestUse': ({ own = 0, others = 0 }: Numbers) =>
      own === 0 && others === 0
        ? 'Using it would change no score.'
        : `Even its best use changes your figures by ${signed(own)} and those of others by ${signed(others)}.`,
    'movie.noFigure': () => 'You have no figure left to place.',
    'movie.cash': () => 'Nobody can take these points away, and the tile fills no space.',
    'movie.handGain': ({ points: p = 0 }: Numbers) =>
      `A tile in your hand can bring your figures ${points(p)}.`,
    'movie.handHurts': ({ points: p = 0 }: Numbers) =>
      `A tile in your hand can cost other players’ figures ${points(p)}.`,
    'movie.figuresCanWait': ({ open = 0 }: Numbers) =>
      plural('en', open, [
        'One space is still open, so a figure can still be spoiled.',
        '# spaces are still open: a figure placed now can still be spoiled.',
      ]),
    'movie.longshipReturns': () => 'The Longship returns to you for the next act.',
    'movie.leastHarm': ({ points: p = 0, open = 0 }: Numbers) =>
      p > 0
        ? `It costs your figures ${points(p)} right now.`
        : `It does no harm to your figures; ${plural('en', open, ['one space stays', '# spaces stay'])} open.`,
  },
}

export type MovieAdvice = typeof movieAdviceEn
