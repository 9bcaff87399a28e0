/** `npm start`: builds what is missing or older than its sources, then runs the server. */
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWhatIsOld } from './built.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

buildWhatIsOld()

const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/index.js'], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 1))
