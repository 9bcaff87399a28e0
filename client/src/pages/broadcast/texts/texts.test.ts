/** @jest-environment node */
import { watchDe } from './de'
import { watchEn } from './en'
import { watchFr } from './fr'
import { watchPl } from './pl'

type Tree = { readonly [key: string]: unknown }

function said(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'object' && value !== null) return said(value as Tree, `${path}${key}.`)
    return [[path + key, String(typeof value === 'function' ? value(3, 5) : value)]]
  })
}

/** Words that are the same in both languages for good. */
const SAME = ['code', 'move']

test.each([
  ['de', watchDe],
  ['fr', watchFr],
  ['pl', watchPl],
])('%s says everything, in words of its own', (_, texts) => {
  const english = new Map(said(watchEn))
  const own = said(texts)
  expect(own.map(([key]) => key)).toEqual([...english.keys()])
  expect(own.filter(([, words]) => words.trim() === '')).toEqual([])
  expect(own.filter(([key, words]) => words === english.get(key) && !SAME.includes(key))).toEqual([])
})
