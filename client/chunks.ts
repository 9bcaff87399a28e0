/** Which modules share a file: fewer files pack better and have fewer others to name. */

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Packages and barrels pass on far more than is taken from them, so only these are followed. */
const FOLLOWED = /\/client\/src\/.*\.tsx?$|\/node_modules\/(pixi\.js|@pixi)\//

const TABLE_PAGE = /\/client\/src\/pages\/table\/TablePage\.tsx$/
const GAME_TABLE = /\/client\/src\/games\/(\w+)\/table\.ts$/
/** What home and the rules load of a game comes apart from its table. */
const GAME_WORDS = /\/client\/src\/games\/\w+\/(\w+Texts|cover|art\/howToPictures)\.ts$/

/** Everything that a module needs before it runs. */
function needed(id: string, modules: Modules, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(id) || !FOLLOWED.test(id)) return known
  known.add(id)
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) needed(next, modules, known)
  return known
}

const neededBy = (from: RegExp, ids: readonly string[], modules: Modules) =>
  ids.filter(id => from.test(id)).map(id => ({ id, needs: needed(id, modules) }))

/** Names the file of a module; null leaves it to the bundler. */
export function chunkNames(ids: readonly string[], modules: Modules): (id: string) => string | null {
  const page = neededBy(TABLE_PAGE, ids, modules)
  const games = neededBy(GAME_TABLE, ids, modules)
  const words = neededBy(GAME_WORDS, ids, modules)
  return id => {
    if (words.some(({ needs }) => needs.has(id))) return null
    if (page.some(({ needs }) => needs.has(id))) return 'table'
    const users = games.filter(({ needs }) => needs.has(id))
    if (users.length !== 1) return users.length > 1 ? 'kit' : null
    return GAME_TABLE.exec(users[0]!.id)![1]!
  }
}
