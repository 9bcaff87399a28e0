/** Names that are clear on Linux only: macOS and Windows ignore letter case in file names. */
import { posix } from 'node:path'
import ts from 'typescript'
import { grouped } from './grouped'

const MODULE = /\.(tsx?|mjs)$/
const withoutExtension = (path: string): string => path.replace(MODULE, '')

/** Modules that one import could mean, because case and extension are all that tells them apart. */
export function sameButForCase(files: readonly string[]): string[] {
  const modules = files.filter(path => MODULE.test(path))
  return [...grouped(modules.map(path => [withoutExtension(path).toLowerCase(), path])).values()]
    .filter(paths => paths.length > 1)
    .map(paths => `${paths.join(' and ')} differ only in letter case or extension`)
}

/** Every way to import a file: by its name, without its extension, or by its folder. */
const importNames = (path: string): string[] => {
  const name = withoutExtension(path)
  return [path, name, ...(name.endsWith('/index') ? [posix.dirname(name)] : [])]
}

/** Imports that find their file only where case is ignored. */
export function importsInOtherCase(files: readonly string[], read: (path: string) => string): string[] {
  const names = files.flatMap(path => importNames(path).map(name => [name, path] as const))
  const exact = new Set(names.map(([name]) => name))
  const byLowerCase = new Map(names.map(([name, path]) => [name.toLowerCase(), path]))
  const complaint = (from: string, target: string): string[] => {
    const wanted = posix.join(posix.dirname(from), target)
    const file = exact.has(wanted) ? undefined : byLowerCase.get(wanted.toLowerCase())
    return file ? [`${from} imports '${target}', but the file is ${file}`] : []
  }
  return files
    .filter(path => MODULE.test(path))
    .flatMap(from => relativeImports(read(from)).flatMap(target => complaint(from, target)))
}

const relativeImports = (source: string): string[] =>
  ts
    .preProcessFile(source, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter(target => target.startsWith('.'))
