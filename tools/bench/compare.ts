/**
 * `npm run bench -- compare [--seconds 90] [NAME=]OTHER/server/dist/index.js …`: our server as it is built here
 * against other builds of it. All run at the same time and play in short turns, so that whatever else the machine
 * does disturbs them alike; what counts is each server's own CPU time for an intent, once its code is compiled.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pinDriver } from './server/cores'
import { median, quantile } from './server/figures'
import { closedLoop } from './server/load'
import { buildHeorot, serverScript } from './server/prepare'
import { makeMany, underLoad } from './server/scenarios'
import { type BenchTable, type RunningSystem, SEATS } from './server/System'
import { heorot } from './server/systems/heorot'

const ROOMS = 50
/** Seconds a server plays until it is the next one's turn. */
const TURN = 0.4
/** Other programs only ever make a turn dearer, so the cheap ones say most. */
const CHEAP = 0.2
/** The share of the time in which the servers still compile their code. */
const COMPILING = 0.5

interface Contender {
  readonly name: string
  readonly system: RunningSystem
  readonly tables: readonly BenchTable[]
  /** CPU microseconds for an intent, turn by turn. */
  readonly micros: number[]
}

async function enter(given: string): Promise<Contender> {
  const [, name = given, script] = /^(?:(.*)=)?(.*)$/.exec(given)!
  const system = await heorot.start({}, resolve(script!))
  return { name, system, tables: await makeMany(ROOMS, () => system.openTable()), micros: [] }
}

async function takeTurn({ system, tables, micros }: Contender): Promise<void> {
  const { cpuMicros } = await underLoad(system, SEATS, () => closedLoop(tables, TURN))
  micros.push(cpuMicros!)
}

const warm = ({ micros }: Contender): readonly number[] => micros.slice(micros.length * COMPILING)

/** Against the first, turn by turn. */
const relative = (one: Contender, to: Contender): number =>
  median(warm(one).map((micros, turn) => micros / warm(to)[turn]!))

export async function benchCompare(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '90' } },
  })
  buildHeorot()
  pinDriver()
  const contenders: Contender[] = []
  for (const given of [`this=${serverScript}`, ...positionals]) contenders.push(await enter(given))
  for (let played = 0; played < Number(values.seconds); played += TURN * contenders.length)
    for (const contender of contenders) await takeTurn(contender)
  for (const contender of contenders) {
    const micros = quantile(warm(contender), CHEAP)
    const share = relative(contender, contenders[0]!)
    console.log(
      `${contender.name.padEnd(24)}${micros.toFixed(0).padStart(6)} µs of CPU for an intent${share.toFixed(3).padStart(9)}`,
    )
    await contender.system.stop()
  }
}
