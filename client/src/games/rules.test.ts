/** What the rules page must say, in every language: each line is a rule that was once missing or wrong. */
import { TRACK } from '@heorot/shared/games/legend'
import { edition } from '@heorot/shared/games/movie'
import { type Language, languages } from '../app/settings/languages'
import { loadLegendWords } from './legend/texts'
import { loadMovieWords } from './movie/texts'

/** The rule and what it says, and how each language says it. */
type Said = Readonly<Record<string, readonly [en: RegExp, de: RegExp, fr: RegExp, pl: RegExp]>>

const legendSays: Said = {
  'prizes: change is given for fame 2, from Dragon Battle on': [
    /exception.*fame 2.*Dragon Battle or later/,
    /Ausnahme.*Ruhm 2.*Kampf mit dem Drachen.*später/,
    /exception.*gloire 2.*Le combat du dragon.*ensuite/,
    /wyjątek.*Walka ze smokiem.*później.*sławy 2/,
  ],
  'contestRisk: the start player may risk at once': [
    /start player may do so at once/,
    /Startspieler darf das gleich/,
    /premier joueur peut le faire dès/,
    /pierwszy gracz może to zrobić od razu/,
  ],
  'contestRisk: whoever is level may risk': [
    /tied.*counts as the card you must add/,
    /gleichauf.*gilt.*als die Karte, die du legen musst/,
    /à égalité.*vaut la carte que vous devez poser/,
    /remisie.*jako karta, którą musisz wyłożyć/,
  ],
  'inTurn: what the winner discards': [
    /last player in.*marker 1.*discards.*before any prize/,
    /Letzte.*Anzeiger 1.*legt.*ab, bevor/,
    /dernier en jeu.*marqueur 1.*défausse.*avant/,
    /Ostatni.*znacznik 1.*odrzuca.*zanim/,
  ],
  'death: who is first when hands are level at the end': [
    /Ties.*clockwise from the start player/,
    /Gleichstand.*Uhrzeigersinn.*Startspieler/,
    /égalité.*sens horaire.*premier joueur/,
    /remisie.*zgodnie z zegarem od pierwszego gracza/,
  ],
  'piles: what happens when both piles are empty': [
    /both piles are empty.*as soon as.*needed/,
    /beide Stapel leer.*sobald.*gebraucht/,
    /deux piles sont vides.*dès qu’.*besoin/,
    /oba stosy są puste.*gdy tylko.*potrzebna/,
  ],
  'flow: minor episodes have a name': [
    /minor episodes/,
    /Zwischenepisoden/,
    /épisodes mineurs/,
    /epizody poboczne/,
  ],
}

const movieSays: Said = {
  'setup: who starts': [
    /random.*host.*youngest/,
    /Zufall.*Host.*jüngste/,
    /hasard.*hôte.*jeune/,
    /los.*gospodarz.*najmłodsz/,
  ],
  'horn: the horn reaches as far as a Gorge': [/Gorge/, /Schlucht/, /Gorge/, /Wąwozu/],
  'treachery: Treachery reaches as far as a Gorge': [/Gorge/, /Schlucht/, /Gorge/, /Wąwozu/],
  'scoring: the formula is a sum times a sum': [
    /sum × \(diamonds \+ horns\)/,
    /Summe × \(Rauten \+ Hörner\)/,
    /somme × \(diamants \+ cornes\)/,
    /suma × \(romby \+ rogi\)/,
  ],
  'nextAct: hands are filled by themselves, which the rulebook leaves open': [
    /automatically.*rulebook/,
    /automatisch.*Anleitung/,
    /automatiquement.*règle/,
    /automatycznie.*Instrukcja/,
  ],
  'open: leftover tiles stay hidden': [
    /left in the pool.*face down/,
    /noch im Vorrat.*verdeckt/,
    /restent dans la pioche.*face cachée/,
    /zostały w puli.*zakryte/,
  ],
  'house: the board of Act II is reconstructed': [
    /board of Act II \(its size/,
    /Plan von Akt II \(seine Größe/,
    /plateau de l’acte II \(sa taille/,
    /plansza aktu II \(jej wielkość/,
  ],
}

type Rules = Readonly<Record<string, readonly string[]>>

/** A rule without its title, with plain spaces only. */
const textOf = ({ rules }: { readonly rules: Rules }, rule: string) =>
  rules[rule]!.slice(1).join(' ').replace(/\s/g, ' ')

function expectSaid(
  words: { readonly rules: Rules },
  language: Language,
  title: string,
  said: readonly RegExp[],
) {
  const [rule = ''] = title.split(': ')
  expect(textOf(words, rule)).toMatch(said[languages.indexOf(language)]!)
}

describe.each(languages)('%s', language => {
  test.each(Object.entries(legendSays))('The Legend says in %s', async (title, said) =>
    expectSaid(await loadLegendWords(language), language, title, said),
  )

  test.each(Object.entries(movieSays))('the Movie Board Game says in %s', async (title, said) =>
    expectSaid(await loadMovieWords(language), language, title, said),
  )

  test('The Legend allows The Warrior’s Rest in a treasure auction', async () => {
    const words = await loadLegendWords(language)
    expect(words.rules.auction.join()).toContain(words.special.rest[0])
  })

  test('The Legend counts what is reconstructed as the edition does', async () => {
    const rebuilt = TRACK.filter(({ source }) => source === 'reconstructed').length
    const words = await loadLegendWords(language)
    for (const text of [textOf(words, 'ours'), words.reconstructed])
      expect(text.match(/\d+/g)).toEqual([String(rebuilt), String(TRACK.length)])
  })

  test('the Movie Board Game names which abilities the last tile loses, and which count', async () => {
    const { rules, options } = await loadMovieWords(language)
    const [, first] = rules.actEnd
    const lost = first.slice(first.indexOf('.') + 1)
    for (const scoring of ['horn', 'treachery', 'gorge'] as const) expect(lost).toContain(rules[scoring][0])
    for (const optional of ['temptation', 'valor', 'statue'] as const)
      for (const text of [lost, options.lastAbility.hint]) expect(text).toContain(rules[optional][0])
  })
})

test('what is called reconstructed is what the edition marks so', () => {
  const rebuilt = edition.boards.filter(({ source }) => source === 'reconstructed').map(({ act }) => act)
  expect(rebuilt).toEqual([2, 3])
  expect(edition.tiles.every(({ source }) => source === 'reconstructed')).toBe(true)
})
