/** Builds the client and the server. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runNode, scriptOf } from './programs.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const SKIPPED = new Set(['node_modules', 'dist'])

/** When the newest of these files and folders was changed. */
function newest(paths) {
  let latest = 0
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat) continue
    if (!stat.isDirectory()) latest = Math.max(latest, stat.mtimeMs)
    else {
      const inside = readdirSync(path).filter(name => !SKIPPED.has(name))
      latest = Math.max(latest, newest(inside.map(name => join(path, name))))
    }
  }
  return latest
}

const BUILDERS = { client: [scriptOf('vite'), 'build'], server: ['build.mjs'] }

/** Builds one workspace, of this repository or of a copy; returns the exit code. */
export const build = (workspace, { folder = root, ...options } = {}) =>
  runNode(BUILDERS[workspace], { cwd: join(folder, workspace), ...options })

export const buildAll = options => build('client', options) || build('server', options)

/** Builds both without a word; throws if that fails. */
export function mustBuild(options) {
  if (buildAll({ stdio: 'ignore', ...options }) !== 0) throw new Error('The build failed.')
}

/** Whether what a workspace builds is newer than everything it is made of. */
export function isBuilt(workspace, product) {
  const built = join(root, workspace, product)
  const sources = ['shared/src', workspace, 'package-lock.json'].map(path => join(root, path))
  return existsSync(built) && statSync(built).mtimeMs >= newest(sources)
}

function buildIfOld(workspace, product) {
  if (isBuilt(workspace, product)) return
  console.log(`Building the ${workspace} …`)
  const status = build(workspace)
  if (status !== 0) process.exit(status)
}

/** Builds what is missing or older than its sources. */
export function buildWhatIsOld() {
  buildIfOld('client', 'dist/index.html')
  buildIfOld('server', 'dist/index.js')
}
