/**
 * `npm run bench -- scale [--quick] [--json] [--only live,sleepers,spectators,processes]`: how the cost grows with
 * tables, spectators and processes. docs/scale.md has the figures and what follows from them.
 */
import { loadavg } from 'node:os'
import { liveTables } from './scale/live'
import { PROCESSES } from './scale/processes'
import { printScale, type ScaleResults } from './scale/report'
import { sleepers } from './scale/sleepers'
import { machine } from './server'
import { pinDriver } from './server/cores'
import { buildHeorot } from './server/prepare'
import { type Figures, scenarios } from './server/scenarios'
import { heorot } from './server/systems/heorot'

/** Never more than 12,000 connections and 300 intents a second: the driver must not be what is measured. */
const FULL = {
  rate: 300,
  seconds: 6,
  live: [100, 300, 1000, 3000],
  stored: 10_000,
  woken: 2000,
  spectators: 1000,
  tables: 100,
}
const QUICK = { ...FULL, seconds: 1, live: [10, 30], stored: 1000, woken: 100, spectators: 50, tables: 20 }

type Plan = typeof FULL
type Say = (text: string) => void

async function audience({ spectators, seconds }: Plan): Promise<Figures> {
  const unused = { rounds: 1, compiling: 0, rooms: 0, rate: 0, idle: [0, 0], live: 0 } as const
  const system = await heorot.start()
  try {
    return await scenarios({ ...unused, warmUp: 1, seconds, spectators }).spectators(system)
  } finally {
    await system.stop()
  }
}

async function processes({ tables, rate, seconds }: Plan, say: Say): Promise<Record<string, Figures>> {
  const rows: Record<string, Figures> = {}
  for (const [name, measure] of Object.entries(PROCESSES)) {
    say(name)
    rows[name] = await measure({ tables, rate, seconds })
  }
  return rows
}

const PARTS: { readonly [K in keyof ScaleResults]: (plan: Plan, say: Say) => Promise<ScaleResults[K]> } = {
  live: liveTables,
  sleepers: plan => sleepers({ ...plan, live: plan.tables }),
  spectators: audience,
  processes,
}

const loadNow = (): number => Number(loadavg()[0]!.toFixed(2))

export async function benchScale(args: string[]): Promise<void> {
  const plan = args.includes('--quick') ? QUICK : FULL
  const only = args.includes('--only')
    ? (args[args.indexOf('--only') + 1]?.split(',') ?? [])
    : Object.keys(PARTS)
  const circumstances = machine()
  const say: Say = text => console.error(`${text} (load ${loadNow()})`)
  buildHeorot()
  pinDriver()
  const results: Partial<ScaleResults> = {}
  for (const [id, measure] of Object.entries(PARTS)) {
    if (!only.includes(id)) continue
    say(id)
    Object.assign(results, { [id]: await measure(plan, say) })
  }
  if (args.includes('--json')) console.log(JSON.stringify({ machine: circumstances, plan, results }))
  else printScale(results, plan, `${circumstances}, after ${loadNow()}`)
  // The SDK leaves timers behind.
  process.exit(0)
}
