/** `npm start`: builds what is missing or older than its sources, then runs the server. */
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWhatIsOld } from './built.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

// Whoever reads the output may stop reading it; the server runs on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

buildWhatIsOld()

const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/index.js'], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 1))
