/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOT_STRENGTHS, CLOCKS, HINT_RULES, QUICK_PHRASES, TABLE_REASONS, WATCHERS } from '@heorot/shared'
import ts from 'typescript'
import { dictionaryFolders, dictionaryIn, textsIn } from './app/testkit/dictionaries'
import { appEn } from './app/language/en'

// What is read is found by following `words()`, parameters of type `Texts` and the names either is kept under, by
// syntax alone: a type checker would take half a minute.

type Path = readonly string[]
type Names = Map<string, Path>

interface Reads {
  /** Exactly these keys. */
  readonly keys: Set<string>
  /** Groups handed on or indexed as a whole: all their keys. */
  readonly groups: Set<string>
}

/** The dictionary path an expression stands for, or null. */
function pathOf(node: ts.Expression, names: Names): Path | null {
  if (ts.isIdentifier(node)) return names.get(node.text) ?? null
  if (ts.isCallExpression(node))
    return ts.isIdentifier(node.expression) && node.expression.text === 'words' ? [] : null
  if (ts.isPropertyAccessExpression(node)) {
    const base = pathOf(node.expression, names)
    return base && [...base, node.name.text]
  }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
    const base = pathOf(node.expression, names)
    return base && [...base, node.argumentExpression.text]
  }
  return null
}

/** Whether the expression is only a step on the way to something of it, or kept under a name. */
function goesOn({ parent }: ts.Node): boolean {
  if (ts.isElementAccessExpression(parent)) return ts.isStringLiteral(parent.argumentExpression)
  return ts.isPropertyAccessExpression(parent) || ts.isVariableDeclaration(parent)
}

function learnNames(node: ts.Node, names: Names): void {
  if (ts.isParameter(node) && ts.isIdentifier(node.name) && node.type?.getText() === 'Texts')
    names.set(node.name.text, [])
  if (!ts.isVariableDeclaration(node) || !node.initializer) return
  const path = pathOf(node.initializer, names)
  if (!path) return
  if (ts.isIdentifier(node.name)) names.set(node.name.text, path)
  if (ts.isObjectBindingPattern(node.name))
    for (const { name } of node.name.elements)
      if (ts.isIdentifier(name)) names.set(name.text, [...path, name.text])
}

function readIn(node: ts.Node, names: Names, reads: Reads): void {
  const own = ts.isFunctionLike(node) ? new Map(names) : names
  learnNames(node, own)
  if (ts.isExpression(node)) {
    const path = pathOf(node, own)
    if (path && path.length > 0) {
      reads.keys.add(path.join('.'))
      if (!goesOn(node)) reads.groups.add(path.join('.'))
    }
  }
  ts.forEachChild(node, child => readIn(child, own, reads))
}

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name)

/** Which keys no source file reads. */
function unusedKeys(folder: string, leaves: readonly string[]): string[] {
  const reads: Reads = { keys: new Set(), groups: new Set() }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)) {
    const text = readFileSync(join(folder, name), 'utf8')
    readIn(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true), new Map(), reads)
  }
  const handedOn = (leaf: string) =>
    leaf.split('.').some((_, i, parts) => reads.groups.has(parts.slice(0, i + 1).join('.')))
  return leaves.map(leaf => leaf.replace('()', '')).filter(leaf => !reads.keys.has(leaf) && !handedOn(leaf))
}

/** Words that are the same in another language for good. */
const SAME: Readonly<Record<string, RegExp>> = {
  'pages/broadcast/texts': /^move/,
  'pages/hall/texts':
    /^(online|status\.online|past\.(replay|bot|analysis)|manage\.(name|banner)|notices\.(title|webhook)|(signs|beasts)\..+)/,
  'pages/lesson/texts': /^voice$/,
  'pages/replay/texts': /^(title|total)$/,
}

test.each(
  dictionaryFolders.flatMap(folder => (['de', 'fr', 'pl'] as const).map(to => [folder, to] as const)),
)('%s says everything in %s, in words of its own', async (folder, language) => {
  const english = new Map(textsIn(await dictionaryIn(folder, 'en')))
  const words = textsIn(await dictionaryIn(folder, language))
  expect(words.map(([key]) => key)).toEqual([...english.keys()])
  expect(words.filter(([, text]) => text.trim() === '')).toEqual([])
  const isLong = (text: string) => text.length > (folder.startsWith('pages/') ? 0 : 14)
  const copied = words.filter(([key, text]) => isLong(text) && text === english.get(key))
  expect(copied.filter(([key]) => !SAME[folder]?.test(key))).toEqual([])
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
  expect(unusedKeys(__dirname, [...new Map(textsIn(appEn)).keys()])).toEqual([])
})

test('an unused key would be found', () => {
  expect(unusedKeys(__dirname, ['home.nobodyReadsThis'])).toEqual(['home.nobodyReadsThis'])
})
