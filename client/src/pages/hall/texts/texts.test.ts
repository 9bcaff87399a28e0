/** @jest-environment node */
import { hallDe } from './de'
import { hallEn } from './en'
import { hallFr } from './fr'
import { hallPl } from './pl'

type Tree = { readonly [key: string]: unknown }

function said(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'object' && value !== null) return said(value as Tree, `${path}${key}.`)
    return [[path + key, String(typeof value === 'function' ? value(3, 5, 7, 9) : value)]]
  })
}

/** The same in both languages for good. */
const SAME = [
  'online',
  'status.online',
  'past.replay',
  'past.bot',
  'past.analysis',
  'manage.name',
  'manage.banner',
  'notices.title',
  'notices.webhook',
]

test.each([
  ['de', hallDe],
  ['fr', hallFr],
  ['pl', hallPl],
])('%s says everything, in words of its own', (_, texts) => {
  const english = new Map(said(hallEn))
  const own = said(texts)
  expect(own.map(([key]) => key)).toEqual([...english.keys()])
  expect(own.filter(([, words]) => words.trim() === '')).toEqual([])
  const same = own.filter(([key, words]) => words === english.get(key) && !SAME.includes(key))
  expect(same.filter(([key]) => !/^(signs|beasts)\./.test(key))).toEqual([])
})
