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
import { legendCoachDe } from './games/legend/texts/coach/de'
import { legendCoachEn } from './games/legend/texts/coach/en'
import { legendCoachFr } from './games/legend/texts/coach/fr'
import { legendCoachPl } from './games/legend/texts/coach/pl'
import { legendDe } from './games/legend/texts/table/de'
import { legendEn } from './games/legend/texts/table/en'
import { legendFr } from './games/legend/texts/table/fr'
import { legendPl } from './games/legend/texts/table/pl'
import { movieAdviceDe } from './games/movie/texts/advice/de'
import { movieAdviceEn } from './games/movie/texts/advice/en'
import { movieAdviceFr } from './games/movie/texts/advice/fr'
import { movieAdvicePl } from './games/movie/texts/advice/pl'
import { movieCoachDe } from './games/movie/texts/coach/de'
import { movieCoachEn } from './games/movie/texts/coach/en'
import { movieCoachFr } from './games/movie/texts/coach/fr'
import { movieCoachPl } from './games/movie/texts/coach/pl'
import { movieDe } from './games/movie/texts/table/de'
import { movieEn } from './games/movie/texts/table/en'
import { movieFr } from './games/movie/texts/table/fr'
import { moviePl } from './games/movie/texts/table/pl'
import { legendGlossaryDe } from './games/legend/texts/glossary/de'
import { legendGlossaryEn } from './games/legend/texts/glossary/en'
import { legendGlossaryFr } from './games/legend/texts/glossary/fr'
import { legendGlossaryPl } from './games/legend/texts/glossary/pl'
import { movieGlossaryDe } from './games/movie/texts/glossary/de'
import { movieGlossaryEn } from './games/movie/texts/glossary/en'
import { movieGlossaryFr } from './games/movie/texts/glossary/fr'
import { movieGlossaryPl } from './games/movie/texts/glossary/pl'
import { learnDe } from './pages/learn/texts/de'
import { learnEn } from './pages/learn/texts/en'
import { learnFr } from './pages/learn/texts/fr'
import { learnPl } from './pages/learn/texts/pl'
import { watchDe } from './pages/broadcast/texts/de'
import { notificationsDe } from './pages/notifications/texts/de'
import { watchEn } from './pages/broadcast/texts/en'
import { notificationsEn } from './pages/notifications/texts/en'
import { watchFr } from './pages/broadcast/texts/fr'
import { notificationsFr } from './pages/notifications/texts/fr'
import { watchPl } from './pages/broadcast/texts/pl'
import { notificationsPl } from './pages/notifications/texts/pl'
import { legendLessonDe } from './lessons/legend/texts/lesson/de'
import { movieLessonDe } from './lessons/movie/texts/lesson/de'
import { lessonPageDe } from './pages/lesson/texts/de'
import { legendLessonEn } from './lessons/legend/texts/lesson/en'
import { movieLessonEn } from './lessons/movie/texts/lesson/en'
import { lessonPageEn } from './pages/lesson/texts/en'
import { legendLessonFr } from './lessons/legend/texts/lesson/fr'
import { movieLessonFr } from './lessons/movie/texts/lesson/fr'
import { lessonPageFr } from './pages/lesson/texts/fr'
import { legendLessonPl } from './lessons/legend/texts/lesson/pl'
import { movieLessonPl } from './lessons/movie/texts/lesson/pl'
import { lessonPagePl } from './pages/lesson/texts/pl'
import { legendExamplesDe } from './lessons/legend/texts/examples/de'
import { movieExamplesDe } from './lessons/movie/texts/examples/de'
import { legendExamplesEn } from './lessons/legend/texts/examples/en'
import { movieExamplesEn } from './lessons/movie/texts/examples/en'
import { legendExamplesFr } from './lessons/legend/texts/examples/fr'
import { movieExamplesFr } from './lessons/movie/texts/examples/fr'
import { legendExamplesPl } from './lessons/legend/texts/examples/pl'
import { movieExamplesPl } from './lessons/movie/texts/examples/pl'
import { replayDe } from './pages/replay/texts/de'
import { replayEn } from './pages/replay/texts/en'
import { replayFr } from './pages/replay/texts/fr'
import { replayPl } from './pages/replay/texts/pl'

const DICTIONARIES: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = {
  en: {
    shellEn,
    replayEn,
    notificationsEn,
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
    notificationsDe,
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
    notificationsFr,
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
    notificationsPl,
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
    legendGlossaryEn,
    movieGlossaryEn,
    legendExamplesEn,
    movieExamplesEn,
  },
  de: {
    legendCoachDe,
    movieCoachDe,
    learnDe,
    legendGlossaryDe,
    movieGlossaryDe,
    legendExamplesDe,
    movieExamplesDe,
  },
  fr: {
    legendCoachFr,
    movieCoachFr,
    learnFr,
    legendGlossaryFr,
    movieGlossaryFr,
    legendExamplesFr,
    movieExamplesFr,
  },
  pl: {
    legendCoachPl,
    movieCoachPl,
    learnPl,
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
