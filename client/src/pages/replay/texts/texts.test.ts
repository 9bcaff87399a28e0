/** @jest-environment node */
import { replayDe } from './de'
import { replayEn } from './en'
import { replayFr } from './fr'
import { replayPl } from './pl'

type Tree = { readonly [key: string]: unknown }

function said(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'object' && value !== null) return said(value as Tree, `${path}${key}.`)
    return [[path + key, String(typeof value === 'function' ? value(3, 5) : value)]]
  })
}

/** Words that are the same in both languages for good. */
const SAME = ['title', 'pause', 'pace', 'total']

test.each([
  ['de', replayDe],
  ['fr', replayFr],
  ['pl', replayPl],
])('%s says everything, in words of its own', (_, texts) => {
  const english = new Map(said(replayEn))
  const own = said(texts)
  expect(own.map(([key]) => key)).toEqual([...english.keys()])
  expect(own.filter(([, words]) => words.trim() === '')).toEqual([])
  expect(own.filter(([key, words]) => words === english.get(key) && !SAME.includes(key))).toEqual([])
})
