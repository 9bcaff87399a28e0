/** @jest-environment node */
/** One word per thing in every language: game, hints, replay and shell use the same terms. */

import { appDe as shellDe } from './app/language/de'
import { appEn as shellEn } from './app/language/en'
import { appFr as shellFr } from './app/language/fr'
import { appPl as shellPl } from './app/language/pl'
import type { Language } from './app/settings/languages'
import { legendAdviceDe } from './games/legend/texts/advice/de'
import { legendAdviceEn } from './games/legend/texts/advice/en'
import { legendAdviceFr } from './games/legend/texts/advice/fr'
import { legendAdvicePl } from './games/legend/texts/advice/pl'
import { legendCoachDe } from './games/legend/coach/texts/de'
import { legendCoachEn } from './games/legend/coach/texts/en'
import { legendCoachFr } from './games/legend/coach/texts/fr'
import { legendCoachPl } from './games/legend/coach/texts/pl'
import { legendDe } from './games/legend/texts/de'
import { legendEn } from './games/legend/texts/en'
import { legendFr } from './games/legend/texts/fr'
import { legendPl } from './games/legend/texts/pl'
import { movieAdviceDe } from './games/movie/advice/de'
import { movieAdviceEn } from './games/movie/advice/en'
import { movieAdviceFr } from './games/movie/advice/fr'
import { movieAdvicePl } from './games/movie/advice/pl'
import { movieCoachDe } from './games/movie/coach/texts/de'
import { movieCoachEn } from './games/movie/coach/texts/en'
import { movieCoachFr } from './games/movie/coach/texts/fr'
import { movieCoachPl } from './games/movie/coach/texts/pl'
import { movieDe } from './games/movie/texts/de'
import { movieEn } from './games/movie/texts/en'
import { movieFr } from './games/movie/texts/fr'
import { moviePl } from './games/movie/texts/pl'
import { legendHowToDe } from './games/legend/howTo/texts/de'
import { legendGlossaryDe } from './games/legend/glossary/de'
import { legendHowToEn } from './games/legend/howTo/texts/en'
import { legendGlossaryEn } from './games/legend/glossary/en'
import { legendHowToFr } from './games/legend/howTo/texts/fr'
import { legendGlossaryFr } from './games/legend/glossary/fr'
import { legendHowToPl } from './games/legend/howTo/texts/pl'
import { legendGlossaryPl } from './games/legend/glossary/pl'
import { movieHowToDe } from './games/movie/howTo/texts/de'
import { movieGlossaryDe } from './games/movie/glossary/de'
import { movieHowToEn } from './games/movie/howTo/texts/en'
import { movieGlossaryEn } from './games/movie/glossary/en'
import { movieHowToFr } from './games/movie/howTo/texts/fr'
import { movieGlossaryFr } from './games/movie/glossary/fr'
import { movieHowToPl } from './games/movie/howTo/texts/pl'
import { movieGlossaryPl } from './games/movie/glossary/pl'
import { learnDe } from './pages/learn/texts/de'
import { learnEn } from './pages/learn/texts/en'
import { learnFr } from './pages/learn/texts/fr'
import { learnPl } from './pages/learn/texts/pl'
import { watchDe } from './pages/broadcast/texts/de'
import { reachDe } from './pages/reach/texts/de'
import { watchEn } from './pages/broadcast/texts/en'
import { reachEn } from './pages/reach/texts/en'
import { watchFr } from './pages/broadcast/texts/fr'
import { reachFr } from './pages/reach/texts/fr'
import { watchPl } from './pages/broadcast/texts/pl'
import { reachPl } from './pages/reach/texts/pl'
import { legendLessonDe } from './lessons/legend/texts/de'
import { movieLessonDe } from './lessons/movie/texts/de'
import { lessonPageDe } from './pages/lesson/texts/de'
import { legendLessonEn } from './lessons/legend/texts/en'
import { movieLessonEn } from './lessons/movie/texts/en'
import { lessonPageEn } from './pages/lesson/texts/en'
import { legendLessonFr } from './lessons/legend/texts/fr'
import { movieLessonFr } from './lessons/movie/texts/fr'
import { lessonPageFr } from './pages/lesson/texts/fr'
import { legendLessonPl } from './lessons/legend/texts/pl'
import { movieLessonPl } from './lessons/movie/texts/pl'
import { lessonPagePl } from './pages/lesson/texts/pl'
import { legendExamplesDe } from './lessons/legend/exampleTexts/de'
import { movieExamplesDe } from './lessons/movie/exampleTexts/de'
import { legendExamplesEn } from './lessons/legend/exampleTexts/en'
import { movieExamplesEn } from './lessons/movie/exampleTexts/en'
import { legendExamplesFr } from './lessons/legend/exampleTexts/fr'
import { movieExamplesFr } from './lessons/movie/exampleTexts/fr'
import { legendExamplesPl } from './lessons/legend/exampleTexts/pl'
import { movieExamplesPl } from './lessons/movie/exampleTexts/pl'
import { replayDe } from './pages/replay/texts/de'
import { replayEn } from './pages/replay/texts/en'
import { replayFr } from './pages/replay/texts/fr'
import { replayPl } from './pages/replay/texts/pl'

const DICTIONARIES: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = {
  en: {
    shellEn,
    replayEn,
    reachEn,
    watchEn,
    legendEn,
    movieEn,
    legendAdviceEn,
    movieAdviceEn,
    legendLessonEn,
    movieLessonEn,
    lessonPageEn,
  },
  de: {
    shellDe,
    replayDe,
    reachDe,
    watchDe,
    legendDe,
    movieDe,
    legendAdviceDe,
    movieAdviceDe,
    legendLessonDe,
    movieLessonDe,
    lessonPageDe,
  },
  fr: {
    shellFr,
    replayFr,
    reachFr,
    watchFr,
    legendFr,
    movieFr,
    legendAdviceFr,
    movieAdviceFr,
    legendLessonFr,
    movieLessonFr,
    lessonPageFr,
  },
  pl: {
    shellPl,
    replayPl,
    reachPl,
    watchPl,
    legendPl,
    moviePl,
    legendAdvicePl,
    movieAdvicePl,
    legendLessonPl,
    movieLessonPl,
    lessonPagePl,
  },
}

/** What explains the games to newcomers. */
const LEARNING: typeof DICTIONARIES = {
  en: {
    legendCoachEn,
    movieCoachEn,
    learnEn,
    legendHowToEn,
    movieHowToEn,
    legendGlossaryEn,
    movieGlossaryEn,
    legendExamplesEn,
    movieExamplesEn,
  },
  de: {
    legendCoachDe,
    movieCoachDe,
    learnDe,
    legendHowToDe,
    movieHowToDe,
    legendGlossaryDe,
    movieGlossaryDe,
    legendExamplesDe,
    movieExamplesDe,
  },
  fr: {
    legendCoachFr,
    movieCoachFr,
    learnFr,
    legendHowToFr,
    movieHowToFr,
    legendGlossaryFr,
    movieGlossaryFr,
    legendExamplesFr,
    movieExamplesFr,
  },
  pl: {
    legendCoachPl,
    movieCoachPl,
    learnPl,
    legendHowToPl,
    movieHowToPl,
    legendGlossaryPl,
    movieGlossaryPl,
    legendExamplesPl,
    movieExamplesPl,
  },
}

/** The term to use, and what must not stand for it. */
const GLOSSARY: Readonly<Record<Language, readonly (readonly [term: string, not: RegExp])[]>> = {
  en: [
    ['spectator', /\bonlookers?\b/i],
    ['everyone', /\beverybody\b/i],
    ['again', /\banew\b|\bafresh\b/i],
    ['revealed', /\blaid open\b/i],
    ['start (a game)', /\bbegin the game\b/i],
  ],
  de: [
    ['Kratzer', /Schramme/],
    ['Risiko eingehen', /\bWage es\b|Wagnis|\bGewagt\b/],
    ['aussteigen', /zieh dich zurück/i],
    ['Startwert', /\bKeim\b/],
    ['Verlauf', /Chronik/],
    ['Replay', /Rückschau/],
    ['Optionen', /Varianten/],
    ['Du bist dran', /an der Reihe|bist (nicht )?am Zug/],
    ['Moment', /Augenblick/],
    ['Host', /Gastgeber/],
    ['Tipp', /\bHinweise?\b/],
    ['Saga', /\bSage\b/],
  ],
  fr: [
    ['correspondre', /\bconven(ir|able|ait)|\bconvien(t|ne|nent)\b/],
    ['bot', /\brobots?\b/i],
    ['distribution', /\b(la|nouvelle) donne\b/i],
    ['étape', /\bpas \d/i],
    ['valider', /\bscell/i],
    ['mettre en sourdine', /\bmuets?\b/i],
    ['terminée', /partie est finie/],
    ['accueil', /\bhalle\b/i],
    ['Geats', /\bGoths\b/],
  ],
  pl: [
    ['draśnięcie', /zadrapa/i],
    ['Zuchwałość', /Śmiałoś/],
    ['licytować', /zaangażuj|angażuj/i],
    ['link', /odnośnik/i],
    ['zapisać', /zachowaj (zapis|jako)/i],
    ['figurki', /\bfigur[ya]\b/i],
    ['twoja tura', /twoja kolej|twój ruch/i],
    ['ty', /(?<=\p{Ll},? )(Ty|Twój|Twoja|Twoje|Twoich)\b/u],
    ['kraj Gautów', /Gotland|\bGot(ów|om|ami|ach)\b|\bGoci\b/],
  ],
}

/** Every text of a dictionary with its path; functions are called with stand-ins. */
function texts(words: unknown, path: string): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function') return texts(words(3, 3, 3, 3), `${path}()`)
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, value]) => texts(value, `${path}.${key}`))
}

const allTexts = (language: Language) =>
  Object.entries({ ...DICTIONARIES[language], ...LEARNING[language] }).flatMap(([name, words]) =>
    texts(words, name),
  )

test.each(Object.keys(GLOSSARY) as Language[])('%s uses one word per thing', language => {
  const found = allTexts(language).flatMap(([path, text]) =>
    GLOSSARY[language]
      .filter(([, not]) => not.test(text))
      .map(([term]) => `${path}: say “${term}”: ${text.slice(0, 80)}`),
  )
  expect(found).toEqual([])
})

test('a forbidden synonym would be found', () => {
  const [, not] = GLOSSARY.de[0]!
  expect(not.test('Du bekommst eine Schramme.')).toBe(true)
})
