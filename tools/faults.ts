/** `npm run faults`: games are played while processes, lines, services, disks and clocks fail on purpose. */
import './quietPipe.mjs'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildWhatIsOld } from './built.mjs'
import { openClusterTarget } from './faults/ClusterTarget'
import type { FaultTarget } from './faults/FaultTarget'
import { inWords, isSound, summed } from './faults/report'
import { outagesInWords, runOutages } from './faults/outages'
import { openSingleTarget } from './faults/SingleTarget'
import { runFaults } from './faults/run'
import { needServices } from './need.mjs'

const HELP = `npm run faults -- [--minutes N] [--seed N] [--thought MS] [--only cluster|sqlite] [--logs FILE] [--json] [--outages]
  Plays both games for N minutes (5) while faults drawn from the seed (1) strike: processes killed, stopped and
  paused, Postgres and Redis restarted, crashed and unreachable, lines cut, silent and slow, a full disk, clocks
  that jump. Then holds everything players were told against the stores. Ends with 1 when a promise was broken.
  --outages: one outage after the other instead, each for all tables at once, and how long everybody is away.`

/** Seconds for which one of the outages pauses a process. */
const PAUSED = 60

const TARGETS = { sqlite: openSingleTarget, cluster: openClusterTarget }

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
const only = flags.only as keyof typeof TARGETS | undefined
if (only && !(only in TARGETS)) complain('--only must be cluster or sqlite.')

/** The SDK says whatever a broken line makes of it; the report says what matters. */
console.warn = () => {}

Object.assign(process.env, needServices())
buildWhatIsOld()
const targets: FaultTarget[] = []
const stopAll = () => Promise.all(targets.map(target => target.stop()))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().finally(() => process.exit(130)))

async function outagesOnly(): Promise<void> {
  const target = await openClusterTarget()
  targets.push(target)
  const outages = await runOutages(target, PAUSED)
  console.log(flags.json ? JSON.stringify(outages, null, 2) : outagesInWords(outages))
  if (outages.some(({ stale }) => stale > 0)) process.exitCode = 1
}

async function faultsEverywhere(): Promise<void> {
  for (const open of only ? [TARGETS[only]] : Object.values(TARGETS)) targets.push(await open())
  const reports = await Promise.all(targets.map(target => runFaults(target, order)))
  const summary = summed(reports)
  console.log(
    flags.json ? JSON.stringify({ ...order, ...summary, targets: reports }, null, 2) : inWords(reports),
  )
  if (!isSound(summary)) {
    console.error(`Seen again by: npm run faults -- --minutes ${order.minutes} --seed ${order.seed}`)
    process.exitCode = 1
  }
}

try {
  await (flags.outages ? outagesOnly() : faultsEverywhere())
} finally {
  if (flags.logs) writeFileSync(flags.logs, targets.map(target => target.said()).join('\n'))
  await stopAll()
}
process.exit()
