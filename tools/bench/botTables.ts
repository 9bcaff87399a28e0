/**
 * `npm run bench -- botTables [--tables N] [--people N] [--seconds N] [--json]`: tables full of Kings, and how
 * long people at other tables wait meanwhile for the answer to an intent. The server has one core, bots included.
 */
import { parseArgs } from 'node:util'
import { type Created, type CreateRequest, gameIds } from '@heorot/shared'
import { Client } from 'colyseus.js'
import { pinDriver } from './server/cores'
import { quantile } from './server/figures'
import { postForJson } from './server/http'
import { closedLoop, openLoop } from './server/load'
import { buildHeorot } from './server/prepare'
import type { RunningSystem } from './server/System'
import { BenchGuest } from './server/systems/Guest'
import { heorot } from './server/systems/heorot'

/** People decide slowly compared to machines: this many intents a second, all tables together. */
const RATE = 50

interface Figures {
  readonly tables: number
  readonly people: number
  readonly intents: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

const round = (n: number) => Number(n.toFixed(2))

/** A table at which a host watches Kings play. */
async function openKings(url: string, n: number): Promise<void> {
  const bots = Array.from({ length: 4 }, () => 'king' as const)
  const game = gameIds[n % gameIds.length]!
  const order: CreateRequest = { game, name: 'Bench', seats: 4, bots, sit: false }
  const { code, token } = (await postForJson(`${url}/api/tables`, order)) as Created
  const host = await BenchGuest.join(url, new Client(url), code, { name: 'Bench', token }, () => {})
  await host.request('host', { do: 'start' })
}

async function measure(
  system: RunningSystem,
  people: number,
  kings: number,
  seconds: number,
): Promise<Figures> {
  const tables = await Promise.all(Array.from({ length: people }, () => system.openTable()))
  await closedLoop(tables, 1)
  const url = `http://127.0.0.1:${system.process.port}`
  for (let n = 0; n < kings; n++) await openKings(url, n)
  const delays = await openLoop(tables, RATE, seconds)
  const [p50, p99, max] = [0.5, 0.99, 1].map(q => round(quantile(delays, q)))
  return { tables: kings, people, intents: delays.length, p50: p50!, p99: p99!, max: max! }
}

export async function benchBotTables(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      tables: { type: 'string', default: '100' },
      people: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '10' },
      json: { type: 'boolean', default: false },
    },
  })
  const [people, seconds] = [Number(values.people), Number(values.seconds)]
  buildHeorot()
  pinDriver()
  const rows: Figures[] = []
  for (const kings of [0, Number(values.tables)])
    rows.push(await (await heorot.start()).use(system => measure(system, people, kings, seconds)))
  if (values.json) return console.log(JSON.stringify(rows))
  for (const { tables, intents, p50, p99, max } of rows)
    console.log(
      `${tables} tables of Kings beside ${people} of people: ${intents} intents, p50 ${p50} ms, p99 ${p99} ms, at most ${max} ms`,
    )
}
