/** Which names a file gives to things of its own. Handing on what another file has named does not count. */
import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import ts from 'typescript'

const FOLDERS = ['shared/src', 'server/src', 'server/test', 'client/src', 'tools', 'e2e']

/** Everything in our own folders, with `/` between folders on every system. */
export const ownFiles = (root: string): string[] =>
  FOLDERS.filter(folder => existsSync(join(root, folder)))
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
    )
    .map(path => path.replaceAll(sep, '/'))
    .filter(path => !path.includes('/node_modules/'))
    .sort()

/** Our own source files. The template of a new game becomes one when it is copied. */
export const sourceFiles = (root: string): string[] =>
  ownFiles(root).filter(path => /\.tsx?$/.test(path) && !path.startsWith('tools/newGame/template/'))

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const isDefault = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)

/** `const { a, b: [c] } = …` binds a and c. */
const bound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap(element => (ts.isBindingElement(element) ? bound(element.name) : []))

function declared(node: ts.Statement): string[] {
  if (!isExported(node) || isDefault(node)) return []
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => bound(name))
  const name = (node as Partial<ts.DeclarationStatement>).name
  return name && ts.isIdentifier(name) ? [name.text] : []
}

function imported(node: ts.Statement): string[] {
  if (!ts.isImportDeclaration(node)) return []
  const bindings = node.importClause?.namedBindings
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
  return [...named, ...(node.importClause?.name ? [node.importClause.name.text] : [])]
}

/** `export { a }` names what the file declares itself; `export { a as b }` gives a new name to anything. */
function listed(node: ts.Statement, foreign: ReadonlySet<string>): string[] {
  if (!ts.isExportDeclaration(node) || !node.exportClause) return []
  if (ts.isNamespaceExport(node.exportClause)) return [node.exportClause.name.text]
  return node.exportClause.elements
    .filter(({ name, propertyName }) =>
      propertyName ? propertyName.text !== name.text : !node.moduleSpecifier && !foreign.has(name.text),
    )
    .map(({ name }) => name.text)
}

export function exportedNames(path: string, source: string): Set<string> {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const { statements } = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind)
  const foreign = new Set(statements.flatMap(imported))
  return new Set(statements.flatMap(node => [...declared(node), ...listed(node, foreign)]))
}
