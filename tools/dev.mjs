/** `npm run dev`: the server, restarted when its sources change, and Vite in front of it. */
import { spawn, spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'

// Bots think in threads of their own, which need a bundle.
spawnSync(process.execPath, ['build.mjs'], { cwd: `${root}/server`, stdio: 'inherit' })
const children = [
  spawn(npx, ['tsx', 'watch', '--conditions=source', 'server/src/index.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(npx, ['vite'], { cwd: `${root}/client`, stdio: 'inherit' }),
]
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
for (const child of children)
  child.on('exit', code => {
    for (const other of children) other.kill('SIGTERM')
    process.exitCode = code ?? 1
  })
