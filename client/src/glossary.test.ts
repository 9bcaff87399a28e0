/** @jest-environment node */
/** One word per thing in every language: game, hints, replay and shell use the same terms. */

import { appDe as shellDe } from './app/language/de'
import { appEn as shellEn } from './app/language/en'
import { appFr as shellFr } from './app/language/fr'
import { appPl as shellPl } from './app/language/pl'
import type { Language } from './app/settings/languages'
import { legendAdviceDe } from './games/legend/advice/de'
import { legendAdviceEn } from './games/legend/advice/en'
import { legendAdviceFr } from './games/legend/advice/fr'
import { legendAdvicePl } from './games/legend/advice/pl'
import { legendDe } from './games/legend/texts/de'
import { legendEn } from './games/legend/texts/en'
import { legendFr } from './games/legend/texts/fr'
import { legendPl } from './games/legend/texts/pl'
import { movieAdviceDe } from './games/movie/advice/de'
import { movieAdviceEn } from './games/movie/advice/en'
import { movieAdviceFr } from './games/movie/advice/fr'
import { movieAdvicePl } from './games/movie/advice/pl'
import { movieDe } from './games/movie/texts/de'
import { movieEn } from './games/movie/texts/en'
import { movieFr } from './games/movie/texts/fr'
import { moviePl } from './games/movie/texts/pl'
import { replayDe } from './pages/replay/texts/de'
import { replayEn } from './pages/replay/texts/en'
import { replayFr } from './pages/replay/texts/fr'
import { replayPl } from './pages/replay/texts/pl'

const DICTIONARIES: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = {
  en: { shellEn, replayEn, legendEn, movieEn, legendAdviceEn, movieAdviceEn },
  de: { shellDe, replayDe, legendDe, movieDe, legendAdviceDe, movieAdviceDe },
  fr: { shellFr, replayFr, legendFr, movieFr, legendAdviceFr, movieAdviceFr },
  pl: { shellPl, replayPl, legendPl, moviePl, legendAdvicePl, movieAdvicePl },
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
  Object.entries(DICTIONARIES[language]).flatMap(([name, words]) => texts(words, name))

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
