/** `npm run faults`: games are played while processes, lines, services, disks and clocks fail on purpose. */
import './quietPipe.mjs'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildWhatIsOld } from './built.mjs'
import { openClusterHouse } from './faults/ClusterHouse'
import type { FaultyHouse } from './faults/House'
import { inWords, isSound, summed } from './faults/report'
import { outagesInWords, runOutages } from './faults/outages'
import { openSoleHouse } from './faults/SoleHouse'
import { storm } from './faults/storm'
import { needServices } from './need.mjs'

const HELP = `npm run faults -- [--minutes N] [--seed N] [--thought MS] [--only cluster|sqlite] [--logs FILE] [--json] [--outages]
  Plays both games for N minutes (5) while faults drawn from the seed (1) strike: processes killed, stopped and
  paused, Postgres and Redis restarted, crashed and unreachable, lines cut, silent and slow, a full disk, clocks
  that jump. Then holds everything players were told against the stores. Ends with 1 when a promise was broken.
  --outages: one outage after the other instead, each for all tables at once, and how long everybody is away.`

/** Seconds for which one of the outages pauses a process. */
const PAUSED = 60

const HOUSES = { sqlite: openSoleHouse, cluster: openClusterHouse }

function complain(sentence: string): never {
  console.error(`${sentence}\n${HELP}`)
  process.exit(2)
}

function readFlags() {
  try {
    return parseArgs({
      options: {
        minutes: { type: 'string', default: '5' },
        seed: { type: 'string', default: '1' },
        thought: { type: 'string', default: '25' },
        only: { type: 'string' },
        logs: { type: 'string' },
        json: { type: 'boolean', default: false },
        outages: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return complain((error as Error).message)
  }
}

function numberFrom(flag: string, text: string, least: number, most: number): number {
  const n = Number(text)
  return n >= least && n <= most ? n : complain(`--${flag} must be a number from ${least} to ${most}.`)
}

const flags = readFlags()
if (flags.help) {
  console.log(HELP)
  process.exit(0)
}
const order = {
  minutes: numberFrom('minutes', flags.minutes, 0.1, 600),
  seed: numberFrom('seed', flags.seed, 0, 2 ** 25),
  thought: numberFrom('thought', flags.thought, 0, 10_000),
}
const only = flags.only as keyof typeof HOUSES | undefined
if (only && !(only in HOUSES)) complain('--only must be cluster or sqlite.')

/** The SDK says whatever a broken line makes of it; the report says what matters. */
console.warn = () => {}

Object.assign(process.env, needServices())
buildWhatIsOld()
const houses: FaultyHouse[] = []
const stopAll = () => Promise.all(houses.map(house => house.stop()))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().finally(() => process.exit(130)))

async function outagesOnly(): Promise<void> {
  const house = await openClusterHouse()
  houses.push(house)
  const outages = await runOutages(house, PAUSED)
  console.log(flags.json ? JSON.stringify(outages, null, 2) : outagesInWords(outages))
  if (outages.some(({ stale }) => stale > 0)) process.exitCode = 1
}

async function stormOverAll(): Promise<void> {
  for (const open of only ? [HOUSES[only]] : Object.values(HOUSES)) houses.push(await open())
  const reports = await Promise.all(houses.map(house => storm(house, order)))
  const summary = summed(reports)
  console.log(
    flags.json ? JSON.stringify({ ...order, ...summary, houses: reports }, null, 2) : inWords(reports),
  )
  if (!isSound(summary)) {
    console.error(`Seen again by: npm run faults -- --minutes ${order.minutes} --seed ${order.seed}`)
    process.exitCode = 1
  }
}

try {
  await (flags.outages ? outagesOnly() : stormOverAll())
} finally {
  if (flags.logs) writeFileSync(flags.logs, houses.map(house => house.said()).join('\n'))
  await stopAll()
}
process.exit()
