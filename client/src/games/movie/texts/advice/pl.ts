import { plural, signed } from '../../../../app/language/grammar'
import type { MovieAdvice } from './en'

const points = (n: number) => plural('pl', n, ['# punkt', '# punkty', '# punktów', '# punktu'])
const diamonds = (n: number) => plural('pl', n, ['# romb', '# romby', '# rombów', '# rombu'])

export const movieAdvicePl: MovieAdvice = {
  why: {
    'movie.figureScores': ({ sum = 0, diamonds: d = 0, points: p = 0 }) =>
      sum === 0
        ? 'Na teraz nic to nie daje.'
        : `Na teraz daje to ${points(p)}: suma ${sum} razy ${diamonds(d)}.`,
    'movie.openSight': ({ open = 0 }) =>
      plural('pl', open, [
        'Jedno puste pole w jej rzędzie i kolumnie może to jeszcze zmienić.',
        '# puste pola w jej rzędzie i kolumnie mogą to jeszcze zmienić.',
        '# pustych pól w jej rzędzie i kolumnie może to jeszcze zmienić.',
        '# pustego pola w jej rzędzie i kolumnie może to jeszcze zmienić.',
      ]),
    'movie.ownGain': ({ points: p = 0 }) => `Twoje figurki zyskują ${points(p)}.`,
    'movie.othersLose': ({ points: p = 0 }) => `Figurki pozostałych tracą ${points(p)}.`,
    'movie.othersGain': ({ points: p = 0 }) => `Figurki pozostałych też zyskują ${points(p)}.`,
    'movie.swapCan': ({ own = 0, others = 0 }) =>
      `Najlepsza zamiana zmienia potem twoje figurki o ${signed(own)}, a cudze o ${signed(others)}.`,
    'movie.opensSpace': ({ open = 0 }) =>
      `Żaden wynik się nie zmienia, ale akt trwa dłużej: ${plural('pl', open, ['# pole jest', '# pola są', '# pól jest', '# pola jest'])} potem puste.`,
    'movie.bestUse': ({ own = 0, others = 0 }) =>
      own === 0 && others === 0
        ? 'Jej użycie nie zmieni żadnego wyniku.'
        : `Nawet najlepsze użycie zmienia twoje figurki o ${signed(own)}, a cudze o ${signed(others)}.`,
    'movie.noFigure': () => 'Nie masz już figurki do umieszczenia.',
    'movie.cash': () => 'Tych punktów nikt ci nie odbierze, a żeton nie zapełnia pola.',
    'movie.handGain': ({ points: p = 0 }) => `Żeton z ręki może dać twoim figurkom ${points(p)}.`,
    'movie.handHurts': ({ points: p = 0 }) => `Żeton z ręki może odebrać figurkom innych ${points(p)}.`,
    'movie.figuresCanWait': ({ open = 0 }) =>
      plural('pl', open, [
        'Jedno pole jest jeszcze puste i może zaszkodzić figurce.',
        '# pola są jeszcze puste: figurce postawionej teraz łatwo zaszkodzić.',
        '# pól jest jeszcze pustych: figurce postawionej teraz łatwo zaszkodzić.',
        '# pola jest jeszcze puste: figurce postawionej teraz łatwo zaszkodzić.',
      ]),
    'movie.longshipReturns': () => 'Długa łódź wraca do ciebie na następny akt.',
    'movie.leastHarm': ({ points: p = 0, open = 0 }) =>
      p > 0
        ? `Na teraz kosztuje to twoje figurki ${points(p)}.`
        : `Twoim figurkom to nie szkodzi; puste pola: ${open}.`,
  },
}
