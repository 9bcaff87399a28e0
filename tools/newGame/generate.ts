/** Makes a game of the template: two folders and a line in each registry. Refuses before it changes anything. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { exportedNames, sourceFiles } from '../names/exported'

const TEMPLATE = join(import.meta.dirname ?? __dirname, 'template')
const PLACEHOLDER = 'sample'
const FOLDERS = ['shared', 'client'] as const

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The template's text, about another game. */
const renamed = (text: string, name: string): string =>
  text
    .replaceAll(PLACEHOLDER, name)
    .replaceAll(capital(PLACEHOLDER), capital(name))
    .replaceAll(PLACEHOLDER.toUpperCase(), name.toUpperCase())

interface NewFile {
  readonly path: string
  readonly text: string
}

/** The template lies as the game will: its paths are those of the repository. */
const filesFor = (name: string): NewFile[] =>
  readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => ({
      path: renamed(file, name),
      text: renamed(readFileSync(join(TEMPLATE, file), 'utf8'), name),
    }))

function isWord(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, name)
  return scanner.scan() === ts.SyntaxKind.Identifier
}

/** Why there can be no game of this name, or null. */
export function refuseName(root: string, name: string): string | null {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name))
    return `"${name}" is no name for a game: 2 to 20 lower-case letters and digits, beginning with a letter.`
  if (!isWord(name)) return `"${name}" is a word of the language and cannot name a game.`
  if (FOLDERS.some(workspace => existsSync(join(root, workspace, 'src/games', name))))
    return `There is a game "${name}" already.`
  const taken = new Set(
    sourceFiles(root).flatMap(path => [...exportedNames(path, readFileSync(join(root, path), 'utf8'))]),
  )
  const clash = filesFor(name)
    .flatMap(({ path, text }) => [...exportedNames(path, text)])
    .find(exported => taken.has(exported))
  return clash ? `"${name}" would give ${clash} a second meaning: choose another name.` : null
}

/** Adds an import below the last one and an item to the list. */
function register(root: string, path: string, importLine: string, item: string): void {
  const file = join(root, path)
  const text = readFileSync(file, 'utf8')
  const imports = text.lastIndexOf('\nimport ')
  const below = text.indexOf('\n', imports + 1) + 1
  const listed = text.slice(below).replace(/(= \[[^\]]*?),?(\s*\])/, `$1, ${item}$2`)
  writeFileSync(file, `${text.slice(0, below)}${importLine}\n${listed}`)
}

export function generate(root: string, name: string): readonly string[] {
  const files = filesFor(name)
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const registries = FOLDERS.map(workspace => `${workspace}/src/games/index.ts`)
  register(root, registries[0]!, `import { ${name}Entry } from './${name}/entry'`, `${name}Entry`)
  register(root, registries[1]!, `import { ${name}Client } from './${name}'`, `${name}Client`)
  return [...files.map(({ path }) => path), ...registries]
}
