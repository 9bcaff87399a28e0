import { plural, signed } from '../../../../app/language/grammar'
import type { MovieAdvice } from './en'

const points = (n: number) => plural('de', n, ['# Punkt', '# Punkte'])
const diamonds = (n: number) => plural('de', n, ['# Raute', '# Rauten'])

export const movieAdviceDe: MovieAdvice = {
  why: {
    'movie.figureScores': ({ sum = 0, diamonds: d = 0, points: p = 0 }) =>
      sum === 0
        ? 'Im Moment bringt das noch nichts.'
        : `Im Moment bringt das ${points(p)}: eine Summe von ${sum} mal ${diamonds(d)}.`,
    'movie.openSight': ({ open = 0 }) =>
      plural('de', open, [
        'Ein freies Feld in ihrer Zeile und Spalte kann das noch ändern.',
        '# freie Felder in ihrer Zeile und Spalte können das noch ändern.',
      ]),
    'movie.ownGain': ({ points: p = 0 }) => `Deine Figuren gewinnen ${points(p)}.`,
    'movie.othersLose': ({ points: p = 0 }) => `Fremde Figuren verlieren ${points(p)}.`,
    'movie.othersGain': ({ points: p = 0 }) => `Fremde Figuren gewinnen ebenfalls ${points(p)}.`,
    'movie.swapCan': ({ own = 0, others = 0 }) =>
      `Der beste Tausch danach ändert deine Figuren um ${signed(own)} und fremde um ${signed(others)}.`,
    'movie.opensSpace': ({ open = 0 }) =>
      `Keine Wertung ändert sich, aber der Akt dauert länger: ${plural('de', open, ['Ein Feld ist', '# Felder sind'])} dann frei.`,
    'movie.bestUse': ({ own = 0, others = 0 }) =>
      own === 0 && others === 0
        ? 'Sie zu nutzen würde keine Wertung ändern.'
        : `Selbst am besten genutzt ändert sie deine Figuren um ${signed(own)} und fremde um ${signed(others)}.`,
    'movie.noFigure': () => 'Du hast keine Figur mehr zum Aufstellen.',
    'movie.cash': () => 'Diese Punkte nimmt dir niemand mehr, und das Plättchen füllt kein Feld.',
    'movie.handGain': ({ points: p = 0 }) =>
      `Ein Plättchen deiner Hand kann deinen Figuren ${points(p)} bringen.`,
    'movie.handHurts': ({ points: p = 0 }) =>
      `Ein Plättchen deiner Hand kann die Figuren der anderen ${points(p)} kosten.`,
    'movie.figuresCanWait': ({ open = 0 }) =>
      plural('de', open, [
        'Ein Feld ist noch frei und kann einer Figur schaden.',
        '# Felder sind noch frei: Einer Figur könnte man jetzt leicht schaden.',
      ]),
    'movie.longshipReturns': () => 'Das Langschiff kehrt für den nächsten Akt zu dir zurück.',
    'movie.leastHarm': ({ points: p = 0, open = 0 }) =>
      p > 0
        ? `Das kostet deine Figuren im Moment ${points(p)}.`
        : `Deinen Figuren schadet das nicht; ${plural('de', open, ['ein Feld bleibt', '# Felder bleiben'])} frei.`,
  },
}
