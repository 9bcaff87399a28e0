import { plural } from '../../../app/language/plural'
import type { MovieAdvice } from './en'

const points = (n: number) => plural('de', n, { one: '# Punkt', other: '# Punkte' })
const diamonds = (n: number) => plural('de', n, { one: '# Raute', other: '# Rauten' })

export const movieAdviceDe: MovieAdvice = {
  /** What the search found second best. */
  second: (deed, best, other) =>
    `Am zweitbesten: ${deed} Geschätzte Gewinnchance: ${other} % statt ${best} %.`,
  why: {
    'movie.figureScores': ({ sum = 0, diamonds: d = 0, points: p = 0 }) =>
      sum === 0
        ? 'Noch zählt dort nichts für oder gegen sie.'
        : `Im Moment bringt das ${points(p)}: Summe ${sum} mal ${diamonds(d)}.`,
    'movie.openSight': ({ open = 0 }) =>
      plural('de', open, {
        one: 'Ein freies Feld in ihrer Zeile und Spalte kann das noch ändern.',
        other: '# freie Felder in ihrer Zeile und Spalte können das noch ändern.',
      }),
    'movie.ownGain': ({ points: p = 0 }) => `Deine Figuren gewinnen ${points(p)}.`,
    'movie.othersLose': ({ points: p = 0 }) => `Die Figuren der anderen verlieren ${points(p)}.`,
    'movie.cash': () => 'Diese Punkte nimmt dir niemand mehr, und das Plättchen füllt kein Feld.',
    'movie.handGain': ({ points: p = 0 }) =>
      `Ein Plättchen deiner Hand kann deinen Figuren ${points(p)} bringen.`,
    'movie.handHurts': ({ points: p = 0 }) =>
      `Ein Plättchen deiner Hand kann die Figuren der anderen ${points(p)} kosten.`,
    'movie.figuresCanWait': ({ open = 0 }) =>
      plural('de', open, {
        one: 'Ein Feld ist noch frei und kann einer Figur schaden.',
        other: '# Felder sind noch frei: Einer Figur könnte man jetzt leicht schaden.',
      }),
    'movie.longshipReturns': () => 'Das Langschiff kehrt für den nächsten Akt zu dir zurück.',
    'movie.leastHarm': ({ points: p = 0 }) =>
      p > 0 ? `Das kostet deine Figuren im Moment ${points(p)}.` : 'Für deine Figuren ändert das nichts.',
  },
}
