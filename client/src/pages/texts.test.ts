/** @jest-environment node */
import { watchDe } from './broadcast/texts/de'
import { watchEn } from './broadcast/texts/en'
import { watchFr } from './broadcast/texts/fr'
import { watchPl } from './broadcast/texts/pl'
import { hallDe } from './hall/texts/de'
import { hallEn } from './hall/texts/en'
import { hallFr } from './hall/texts/fr'
import { hallPl } from './hall/texts/pl'
import { learnDe } from './learn/texts/de'
import { learnEn } from './learn/texts/en'
import { learnFr } from './learn/texts/fr'
import { learnPl } from './learn/texts/pl'
import { lessonPageDe } from './lesson/texts/de'
import { lessonPageEn } from './lesson/texts/en'
import { lessonPageFr } from './lesson/texts/fr'
import { lessonPagePl } from './lesson/texts/pl'
import { notificationsDe } from './notifications/texts/de'
import { notificationsEn } from './notifications/texts/en'
import { notificationsFr } from './notifications/texts/fr'
import { notificationsPl } from './notifications/texts/pl'
import { replayDe } from './replay/texts/de'
import { replayEn } from './replay/texts/en'
import { replayFr } from './replay/texts/fr'
import { replayPl } from './replay/texts/pl'

type Tree = { readonly [key: string]: unknown }

const said = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'object' && value !== null) return said(value as Tree, `${path}${key}.`)
    return [[path + key, String(typeof value === 'function' ? value(3, 5, 7, 9) : value)]]
  })

/** Words that are the same in both languages for good. */
const SAME: Readonly<Record<string, RegExp>> = {
  broadcast: /^(code|move)$/,
  hall: /^(online|status\.online|past\.(replay|bot|analysis)|manage\.(name|banner)|notices\.(title|webhook)|(signs|beasts)\..+)$/,
  lesson: /^voice$/,
  replay: /^(title|pause|pace|total)$/,
}

const pages: readonly (readonly [string, Tree, Readonly<Record<string, Tree>>])[] = [
  ['broadcast', watchEn, { watchDe, watchFr, watchPl }],
  ['hall', hallEn, { hallDe, hallFr, hallPl }],
  ['learn', learnEn, { learnDe, learnFr, learnPl }],
  ['lesson', lessonPageEn, { lessonPageDe, lessonPageFr, lessonPagePl }],
  ['notifications', notificationsEn, { notificationsDe, notificationsFr, notificationsPl }],
  ['replay', replayEn, { replayDe, replayFr, replayPl }],
]

test.each(
  pages.flatMap(([page, en, others]) =>
    Object.entries(others).map(([name, own]) => [name, page, en, own] as const),
  ),
)('%s says everything, in words of its own', (_, page, en, own) => {
  const english = new Map(said(en))
  const words = said(own)
  expect(words.map(([key]) => key)).toEqual([...english.keys()])
  expect(words.filter(([, text]) => text.trim() === '')).toEqual([])
  const copied = words.filter(([key, text]) => text === english.get(key))
  expect(copied.filter(([key]) => !SAME[page]?.test(key))).toEqual([])
})
