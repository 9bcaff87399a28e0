/** `npm run dev`: the server, restarted when its sources change, and Vite in front of it. */
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './built.mjs'
import { whenNpmIsGone } from './npmGone.mjs'
import { scriptOf } from './programs.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

// Bots think in threads of their own, which need a bundle.
if (build('server') !== 0) process.exit(1)
const children = [
  // A group of its own: at a second Ctrl+C, tsx kills a server that is still storing.
  spawn(
    process.execPath,
    [
      scriptOf('tsx'),
      'watch',
      '--tsconfig',
      'server/tsconfig.json',
      '--conditions=source',
      'server/src/index.ts',
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], detached: process.platform !== 'win32' },
  ),
  spawn(process.execPath, [scriptOf('vite')], { cwd: `${root}/client`, stdio: 'inherit' }),
]
let isStopping = false
function stop() {
  if (isStopping) return
  isStopping = true
  for (const child of children) child.kill()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
whenNpmIsGone(stop)
for (const child of children)
  child.on('exit', code => {
    stop()
    process.exitCode = code ?? 1
  })
