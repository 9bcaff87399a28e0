/** For tests: all dictionaries of the client, found by their folders so that none is forgotten. */
import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Language } from '../settings/languages'

const SOURCES = join(__dirname, '../..')

/** Such as `pages/hall/texts` or `games/movie/texts/table`. */
export const dictionaryFolders: readonly string[] = readdirSync(SOURCES, {
  recursive: true,
  encoding: 'utf8',
})
  .map(path => path.replaceAll(sep, '/'))
  .filter(path => path.endsWith('/en.ts'))
  .map(path => path.replace('/en.ts', ''))
  .sort()

export async function dictionaryIn(folder: string, language: Language): Promise<unknown> {
  const exported: Record<string, unknown> = await import(join(SOURCES, folder, language))
  return Object.entries(exported).find(([name]) => name.toLowerCase().endsWith(language))?.[1]
}

/** Every text with its path, `home.title` or `home.count()`; functions are called with stand-ins. */
export function textsIn(words: unknown, path = ''): [path: string, text: string][] {
  if (typeof words === 'function') return textsIn(words(3, 5, 7, 9, 11), `${path}()`)
  if (typeof words !== 'object' || words === null) return [[path, String(words)]]
  return Object.entries(words).flatMap(([key, value]) => textsIn(value, path ? `${path}.${key}` : key))
}
