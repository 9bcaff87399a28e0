/** Builds what is missing or older than its sources. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

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

function build(workspace, product) {
  const built = join(root, workspace, product)
  const sources = ['shared/src', workspace, 'package-lock.json'].map(path => join(root, path))
  if (existsSync(built) && statSync(built).mtimeMs >= newest(sources)) return
  console.log(`Building the ${workspace} …`)
  const { status } = spawnSync(npm, ['run', '--silent', 'build', '-w', workspace], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

export function buildWhatIsOld() {
  build('client', 'dist/index.html')
  build('server', 'dist/index.js')
}
