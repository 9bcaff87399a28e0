/** What the rules page must say, in every language: each line is a rule that was once missing or wrong. */
import { TRACK } from '@heorot/shared/games/legend'
import { type Language, languages } from '../../../app/settings/languages'
import { legendDe } from '../texts/table/de'
import { legendEn } from '../texts/table/en'
import { legendFr } from '../texts/table/fr'
import { legendPl } from '../texts/table/pl'
import type { LegendRuleId } from './ruleOfReason'

const all = { en: legendEn, de: legendDe, fr: legendFr, pl: legendPl }
const textOf = (language: Language, rule: LegendRuleId) => all[language].rules[rule].slice(1).join(' ')

type Mentions = Readonly<Record<Language, RegExp>>
const said: readonly [string, LegendRuleId, Mentions][] = [
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

const rebuilt = TRACK.filter(({ source }) => source === 'reconstructed').length

describe.each(languages)('%s', language => {
  test.each(said)('says: %s', (_what, rule, mentions) => {
    expect(textOf(language, rule)).toMatch(mentions[language])
  })

  test('allows The Warrior’s Rest in a treasure auction', () => {
    expect(textOf(language, 'auction')).toContain(all[language].special.rest.name)
  })

  test('counts what is reconstructed as the edition does', () => {
    for (const text of [textOf(language, 'ours'), all[language].reconstructed])
      expect(text.match(/\d+/g)).toEqual([String(rebuilt), String(TRACK.length)])
  })
})
