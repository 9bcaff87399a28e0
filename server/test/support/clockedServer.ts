/** The server as a process of its own whose clock moves only when told: every message is so many milliseconds. */
import { WebSocket } from 'ws'
import { startServer } from '../../src/server'
import { testConfig } from './harness'

if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })

/** A start after a kill sets the clock back to here; players' time must not go back with it. */
let now = 1_800_000_000_000
/** Looked at less often than this, a clock has jumped, which counts as a pause. */
const LOOK_MS = 4000

const settings = Object.entries(process.env).flatMap(([name, value]) =>
  name.startsWith('HEOROT_') && value !== undefined ? [[name, value] as const] : [],
)
const { registry, saveTime } = await startServer(
  testConfig(Object.fromEntries(settings)),
  { clientDist: '/nowhere', botWorker: null },
  { now: () => now },
)
const tick = registry.tick.bind(registry)
registry.tick = () => {}

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= LOOK_MS) {
    now += Math.min(left, LOOK_MS)
    await saveTime()
    tick()
  }
  process.send?.('passed')
}

process.on('message', (ms: number) => void pass(ms))
process.on('disconnect', () => process.exit())
console.log('Heorot is open')
