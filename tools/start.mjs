/** `npm start`: builds what is missing or older than its sources, then runs the server in this same process. */
import module from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWhatIsOld } from './built.mjs'
import { whenNpmIsGone } from './npmGone.mjs'

// Whoever reads the output may stop reading it; the server runs on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

buildWhatIsOld()

// Node 22 and later keep what they have compiled: the next start is quicker.
module.enableCompileCache?.()
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
whenNpmIsGone(() => process.emit('SIGTERM'))
await import('../server/dist/index.js')
