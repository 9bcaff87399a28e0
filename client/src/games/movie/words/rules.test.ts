/** What the rules page must say, in every language: each line is a rule that was once missing or wrong. */
import { edition } from '@heorot/shared/games/movie'
import { type Language, languages } from '../../../app/settings/languages'
import { movieDe } from '../texts/table/de'
import { movieEn } from '../texts/table/en'
import { movieFr } from '../texts/table/fr'
import { moviePl } from '../texts/table/pl'
import type { MovieRuleId } from './ruleOfReason'

const all = { en: movieEn, de: movieDe, fr: movieFr, pl: moviePl }
const textOf = (language: Language, rule: MovieRuleId) => all[language].rules[rule].slice(1).join(' ')

type Mentions = Readonly<Record<Language, RegExp>>
const said: readonly [string, MovieRuleId, Mentions][] = [
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

describe.each(languages)('%s', language => {
  test.each(said)('says: %s', (_what, rule, mentions) => {
    expect(textOf(language, rule)).toMatch(mentions[language])
  })

  test('names which abilities the last tile loses, and which count', () => {
    const { ability } = all[language]
    const [, first] = all[language].rules.actEnd
    const lost = first.slice(first.indexOf('.') + 1)
    for (const optional of ['temptation', 'valor', 'statue'] as const)
      expect(lost).toContain(ability[optional])
    for (const scoring of ['horn', 'treachery', 'gorge'] as const) expect(lost).toContain(ability[scoring])
    for (const optional of ['temptation', 'valor', 'statue'] as const)
      expect(all[language].options.lastAbility.hint).toContain(ability[optional])
  })
})

test('what is called reconstructed is what the edition marks so', () => {
  const rebuilt = edition.boards.filter(({ source }) => source === 'reconstructed').map(({ act }) => act)
  expect(rebuilt).toEqual([2, 3])
  expect(edition.tiles.every(({ source }) => source === 'reconstructed')).toBe(true)
})
