/** What the rules page must say, in every language: each line is a rule that was once missing or wrong. */
import { TRACK } from '@heorot/shared/games/legend'
import { edition } from '@heorot/shared/games/movie'
import { type Language, languages } from '../app/settings/languages'
import { loadLegendWords } from './legend/texts'
import { loadMovieWords } from './movie/texts'

type Mentions = Readonly<Record<Language, RegExp>>
type Said = readonly (readonly [what: string, rule: string, Mentions])[]

const legendSays: Said = [
  [
    'change is given for fame 2, from Dragon Battle on',
    'prizes',
    {
      en: /exception.*fame 2.*Dragon Battle or later/,
      de: /Ausnahme.*Ruhm 2.*Kampf mit dem Drachen.*später/,
      fr: /exception.*gloire 2.*Le combat du dragon.*ensuite/,
      pl: /wyjątek.*Walka ze smokiem.*później.*sławy 2/,
    },
  ],
  [
    'the start player may risk at once',
    'contestRisk',
    {
      en: /start player may do so at once/,
      de: /Startspieler darf das gleich/,
      fr: /premier joueur peut le faire dès/,
      pl: /pierwszy gracz może to zrobić od razu/,
    },
  ],
  [
    'whoever is level may risk',
    'contestRisk',
    {
      en: /tied.*counts as the card you must add/,
      de: /gleichauf.*gilt.*als die Karte, die du legen musst/,
      fr: /à égalité.*vaut la carte que vous devez poser/,
      pl: /remisie.*jako karta, którą musisz wyłożyć/,
    },
  ],
  [
    'what the winner discards',
    'inTurn',
    {
      en: /last player in.*marker 1.*discards.*before any prize/,
      de: /Letzte.*Anzeiger 1.*legt.*ab, bevor/,
      fr: /dernier en jeu.*marqueur 1.*défausse.*avant/,
      pl: /Ostatni.*znacznik 1.*odrzuca.*zanim/,
    },
  ],
  [
    'who is first when hands are level at the end',
    'death',
    {
      en: /Ties.*clockwise from the start player/,
      de: /Gleichstand.*Uhrzeigersinn.*Startspieler/,
      fr: /égalité.*sens horaire.*premier joueur/,
      pl: /remisie.*zgodnie z zegarem od pierwszego gracza/,
    },
  ],
  [
    'what happens when both piles are empty',
    'piles',
    {
      en: /both piles are empty.*as soon as.*needed/,
      de: /beide Stapel leer.*sobald.*gebraucht/,
      fr: /deux piles sont vides.*dès qu’.*besoin/,
      pl: /oba stosy są puste.*gdy tylko.*potrzebna/,
    },
  ],
  [
    'minor episodes have a name',
    'flow',
    {
      en: /minor episodes/,
      de: /Zwischenepisoden/,
      fr: /épisodes mineurs/,
      pl: /epizody poboczne/,
    },
  ],
]

const movieSays: Said = [
  [
    'who starts',
    'setup',
    {
      en: /random.*host.*youngest/,
      de: /Zufall.*Host.*jüngste/,
      fr: /hasard.*hôte.*jeune/,
      pl: /los.*gospodarz.*najmłodsz/,
    },
  ],
  ['the horn reaches as far as a Gorge', 'horn', { en: /Gorge/, de: /Schlucht/, fr: /Gorge/, pl: /Wąwozu/ }],
  [
    'Treachery reaches as far as a Gorge',
    'treachery',
    { en: /Gorge/, de: /Schlucht/, fr: /Gorge/, pl: /Wąwozu/ },
  ],
  [
    'the formula is a sum times a sum',
    'scoring',
    {
      en: /sum × \(diamonds \+ horns\)/,
      de: /Summe × \(Rauten \+ Hörner\)/,
      fr: /somme × \(diamants \+ cornes\)/,
      pl: /suma × \(romby \+ rogi\)/,
    },
  ],
  [
    'hands are filled by themselves, which the rulebook leaves open',
    'nextAct',
    {
      en: /automatically.*rulebook/,
      de: /automatisch.*Anleitung/,
      fr: /automatiquement.*règle/,
      pl: /automatycznie.*Instrukcja/,
    },
  ],
  [
    'leftover tiles stay hidden',
    'open',
    {
      en: /left in the pool.*face down/,
      de: /noch im Vorrat.*verdeckt/,
      fr: /restent dans la pioche.*face cachée/,
      pl: /zostały w puli.*zakryte/,
    },
  ],
  [
    'the board of Act II is reconstructed',
    'house',
    {
      en: /board of Act II \(its size/,
      de: /Plan von Akt II \(seine Größe/,
      fr: /plateau de l’acte II \(sa taille/,
      pl: /plansza aktu II \(jej wielkość/,
    },
  ],
]

type Rules = Readonly<Record<string, readonly string[]>>

/** A rule without its title, with plain spaces only. */
const textOf = ({ rules }: { readonly rules: Rules }, rule: string) =>
  rules[rule]!.slice(1).join(' ').replace(/\s/g, ' ')

describe.each(languages)('%s', language => {
  test.each(legendSays)('The Legend says: %s', async (_what, rule, mentions) => {
    expect(textOf(await loadLegendWords(language), rule)).toMatch(mentions[language])
  })

  test.each(movieSays)('the Movie Board Game says: %s', async (_what, rule, mentions) => {
    expect(textOf(await loadMovieWords(language), rule)).toMatch(mentions[language])
  })

  test('The Legend allows The Warrior’s Rest in a treasure auction', async () => {
    const words = await loadLegendWords(language)
    expect(words.rules.auction.join()).toContain(words.special.rest.name)
  })

  test('The Legend counts what is reconstructed as the edition does', async () => {
    const rebuilt = TRACK.filter(({ source }) => source === 'reconstructed').length
    const words = await loadLegendWords(language)
    for (const text of [textOf(words, 'ours'), words.reconstructed])
      expect(text.match(/\d+/g)).toEqual([String(rebuilt), String(TRACK.length)])
  })

  test('the Movie Board Game names which abilities the last tile loses, and which count', async () => {
    const { ability, rules, options } = await loadMovieWords(language)
    const [, first] = rules.actEnd
    const lost = first.slice(first.indexOf('.') + 1)
    for (const scoring of ['horn', 'treachery', 'gorge'] as const) expect(lost).toContain(ability[scoring])
    for (const optional of ['temptation', 'valor', 'statue'] as const)
      for (const text of [lost, options.lastAbility.hint]) expect(text).toContain(ability[optional])
  })
})

test('what is called reconstructed is what the edition marks so', () => {
  const rebuilt = edition.boards.filter(({ source }) => source === 'reconstructed').map(({ act }) => act)
  expect(rebuilt).toEqual([2, 3])
  expect(edition.tiles.every(({ source }) => source === 'reconstructed')).toBe(true)
})
