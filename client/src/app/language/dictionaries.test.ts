/** @jest-environment node */
import { join } from 'node:path'
import { BOT_STRENGTHS, CLOCKS, HINT_RULES, QUICK_PHRASES, TABLE_REASONS, WATCHERS } from '@heorot/shared'
import { appDe } from './de'
import { appEn } from './en'
import { appFr } from './fr'
import { appPl } from './pl'
import { unusedKeys } from './unusedKeys'

const SOURCES = join(__dirname, '../..')

type Tree = { readonly [key: string]: unknown }

/** Paths of all leaves, with the kind of each: `home.title`, `home.count()`. */
function leaves(tree: Tree, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key
    if (typeof value === 'object' && value !== null) return leaves(value as Tree, here)
    return [typeof value === 'function' ? `${here}()` : here]
  })
}

function texts(tree: Tree): string[] {
  return Object.values(tree).flatMap(value => {
    if (typeof value === 'object' && value !== null) return texts(value as Tree)
    return typeof value === 'function' ? [String(value(3, 5))] : [String(value)]
  })
}

test.each([
  ['de', appDe],
  ['fr', appFr],
  ['pl', appPl],
])('%s has every key, and no other', (_, dictionary) => {
  expect(leaves(dictionary).sort()).toEqual(leaves(appEn).sort())
  expect(texts(dictionary).filter(text => text.trim() === '')).toEqual([])
})

test('every word of the protocol is worded', () => {
  expect(Object.keys(appEn.bots)).toEqual([...BOT_STRENGTHS])
  expect(Object.keys(appEn.clocks)).toEqual([...CLOCKS])
  expect(Object.keys(appEn.hintRules)).toEqual([...HINT_RULES])
  expect(Object.keys(appEn.watching)).toEqual([...WATCHERS])
  expect(Object.keys(appEn.phrases)).toEqual([...QUICK_PHRASES])
  expect(Object.keys(appEn.refusals)).toEqual(expect.arrayContaining([...TABLE_REASONS]))
})

test('no key is unused', () => {
  expect(unusedKeys(SOURCES, leaves(appEn))).toEqual([])
})

test('an unused key would be found', () => {
  expect(unusedKeys(SOURCES, ['home.nobodyReadsThis'])).toEqual(['home.nobodyReadsThis'])
})
