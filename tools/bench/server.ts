/**
 * `npm run bench -- server [--quick] [--json] [--only fullLoad,rejoin]`: our server against boardgame.io and
 * a bare relay. See bench/README.md.
 */
import { loadavg } from 'node:os'
import { verdicts } from './server/aims'
import { cores, pinDriver } from './server/cores'
import { prepare } from './server/prepare'
import { printReport } from './server/report'
import { playRounds } from './server/rounds'
import { SCENARIO_IDS, type Scale, type ScenarioId } from './server/scenarios'
import { boardgameio } from './server/systems/boardgameio'
import { heorot } from './server/systems/heorot'
import { relay } from './server/systems/relay'

const FULL: Scale = {
  rounds: 5,
  warmUp: 1.5,
  compiling: 6,
  seconds: 3,
  rooms: 50,
  rate: 300,
  idle: [500, 2500],
  live: 500,
  spectators: 1000,
}
const QUICK: Scale = {
  ...FULL,
  rounds: 2,
  warmUp: 0.5,
  compiling: 0.5,
  seconds: 1,
  idle: [50, 250],
  live: 100,
  spectators: 100,
}

function readOnly(args: readonly string[]): readonly ScenarioId[] {
  const listed = args[args.indexOf('--only') + 1]?.split(',') ?? []
  return args.includes('--only') ? SCENARIO_IDS.filter(id => listed.includes(id)) : SCENARIO_IDS
}

/** What the figures were measured on. */
export function machine(): string {
  const pinning = cores
    ? `server on core ${cores.server}, driver on core ${cores.driver}`
    : 'one core for all'
  return `Node ${process.versions.node}, ${pinning}, load average before ${loadavg()[0]!.toFixed(2)}`
}

export async function benchServer(args: string[]): Promise<void> {
  const scale = args.includes('--quick') ? QUICK : FULL
  const circumstances = machine()
  await prepare()
  pinDriver()
  const say = (text: string) => console.error(text)
  const results = await playRounds([heorot, boardgameio, relay], scale, readOnly(args), say)
  const judged = verdicts(results)
  if (args.includes('--json'))
    console.log(JSON.stringify({ machine: circumstances, scale, results, verdicts: judged }))
  else printReport(results, judged, `${circumstances}; medians of ${scale.rounds} rounds`)
}
