/** @jest-environment node */
/** One word per thing in every language: game, hints, replay and shell use the same terms. */
import type { Language } from './app/settings/languages'
import { dictionaryFolders, dictionaryIn, textsIn } from './app/testkit/dictionaries'

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

/** Halls are called by the word that must not stand for the home page. */
const CHECKED = dictionaryFolders.filter(folder => folder !== 'pages/hall/texts')

test.each(Object.keys(GLOSSARY) as Language[])('%s uses one word per thing', async language => {
  const texts = await Promise.all(
    CHECKED.map(async folder => textsIn(await dictionaryIn(folder, language), folder)),
  )
  const found = texts
    .flat()
    .flatMap(([path, text]) =>
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
