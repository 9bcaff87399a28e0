import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionaryFolders } from '../testkit/dictionaries'
import { languages } from '../settings/languages'
import { fontStyles } from './fontFaces'

const src = join(__dirname, '../..')

interface Face {
  readonly url: string
  readonly ranges: readonly (readonly [number, number])[]
}

const faces: readonly Face[] = [
  ...fontStyles().matchAll(/url\("([^"]+)"\)[^;]+;\s*unicode-range:([^;]+);/g),
].map(([, url = '', ranges = '']) => ({
  url,
  ranges: [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]),
}))

const covers = (face: Face, code: number): boolean =>
  face.ranges.some(([from, to]) => from <= code && code <= to)

const dictionaries = dictionaryFolders.flatMap(folder => languages.map(to => join(src, folder, `${to}.ts`)))

/** Whether a letter makes the browser fetch one of the large fonts. */
function needsWhole(letter: string): boolean {
  const face = faces.findLast(each => covers(each, letter.codePointAt(0)!))
  return face !== undefined && !face.url.startsWith('./fonts/')
}

it('writes every text with the small fonts', () => {
  expect(dictionaries.length).toBeGreaterThan(30)
  const letters = new Set(dictionaries.flatMap(path => [...readFileSync(path, 'utf8')]))
  expect([...letters].filter(needsWhole)).toEqual([])
})
