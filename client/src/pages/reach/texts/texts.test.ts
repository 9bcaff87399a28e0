/** @jest-environment node */
import { reachDe } from './de'
import { reachEn } from './en'
import { reachFr } from './fr'
import { reachPl } from './pl'

type Tree = { readonly [key: string]: unknown }

const said = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? said(value as Tree, `${path}${key}.`)
      : [[path + key, String(typeof value === 'function' ? value(3, 5) : value)]],
  )

test.each([
  ['de', reachDe],
  ['fr', reachFr],
  ['pl', reachPl],
])('%s says everything, in words of its own', (_, texts) => {
  const english = new Map(said(reachEn))
  const own = said(texts)
  expect(own.map(([key]) => key)).toEqual([...english.keys()])
  expect(own.filter(([key, words]) => words.trim() === '' || words === english.get(key))).toEqual([])
})
