import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { openingWords } from './ops/addresses'
import { readConfig } from './ops/config'
import { startServer } from './server'
import { startFailure } from './ops/errors'
import { onStopSignal } from './ops/stopSignals'

// Node 20 has no global WebSocket and Colyseus compares against it.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PLACES = {
  clientDist: place('../../client/dist'),
  botWorker: place('../dist/botWorker.js'),
  previewWorker: place('../dist/previewWorker.js'),
}

/** The process exits after this long; everything accepted is stored already. */
const STOP_LIMIT = 10_000

// The server keeps running when the reader of its output goes away.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const config = readConfig(process.env)
if ('mistakes' in config) {
  for (const mistake of config.mistakes) console.error(mistake)
  process.exit(1)
}

const starting = startServer(config, PLACES).catch(error => {
  console.error(startFailure(error, config))
  process.exit(1)
})

/** A start that is under way is finished first. */
async function leave(code: number): Promise<void> {
  setTimeout(() => process.exit(1), STOP_LIMIT).unref()
  await (await starting).stop()
  process.exit(code)
}

onStopSignal(
  () => void leave(0),
  () => process.exit(1),
)
// Everything accepted is stored: a restart is safer than running on in an unknown state.
process.once('uncaughtException', error => {
  console.error(error.stack)
  void leave(1)
})

const running = await starting
console.log(
  openingWords({
    port: running.port,
    host: config.HEOROT_HOST,
    publicUrl: config.HEOROT_PUBLIC_URL,
    interfaces: networkInterfaces(),
    withCodes: process.stdout.isTTY,
  }),
)
