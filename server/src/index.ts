import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { readConfig } from './config'
import { startServer } from './server'
import { StoreUnusable } from './store/StoreUnusable'

// Node 20 has no global WebSocket and Colyseus compares against it.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PLACES = { clientDist: place('../../client/dist'), botWorker: place('../dist/botWorker.js') }

/** Whatever hangs by then is given up; everything accepted is stored already. */
const LONGEST_GOODBYE = 10_000

const config = readConfig(process.env)
if ('mistakes' in config) {
  for (const mistake of config.mistakes) console.error(mistake)
  process.exit(1)
}

const running = await startServer(config, PLACES).catch(error => {
  console.error(sentenceFor(error))
  process.exit(1)
})
console.log(`Heorot is open: http://localhost:${running.port}`)

/** What an operator can mend is said in a sentence; anything else is a bug and needs its stack. */
function sentenceFor(error: Error & { code?: string; port?: number }): string | undefined {
  if (error instanceof StoreUnusable) return error.message
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} is in use: stop what listens there, or set HEOROT_PORT to another.`
  return error.stack
}

async function leave(code: number): Promise<void> {
  setTimeout(() => process.exit(1), LONGEST_GOODBYE).unref()
  await running.stop()
  process.exit(code)
}

void running.doomed.then(reason => {
  console.error(reason)
  void leave(1)
})
process.once('SIGINT', () => void leave(0))
process.once('SIGTERM', () => void leave(0))
// Whatever this was, everything accepted is stored: better to start afresh than to go on in doubt.
process.once('uncaughtException', error => {
  console.error(error.stack)
  void leave(1)
})
