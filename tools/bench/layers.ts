/**
 * `npm run bench -- layers [--game legend] [--clock brisk] [--seconds 5] [--json]`: CPU of the whole server per intent,
 * with everything and without each part, every time in a process of its own. Sockets lead nowhere: what the system
 * takes for them is the same for any server. What is missing changes what follows it, so that differences of less
 * than 2 µs say nothing.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { pinnedCommand } from './server/cores'
import { type LabPlan, measure } from './layers/lab'
import { PARTS } from './layers/parts'

const TABLES = 50

function measureApart(part: string, args: readonly string[]): number {
  const own = [...process.execArgv, process.argv[1]!, 'layers', ...args, '--without', part]
  const [command, ...more] = pinnedCommand([process.execPath, ...own])
  const { stdout, status } = spawnSync(command!, more, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`measuring without "${part}" failed`)
  // Packages may print lines of their own before.
  return Number(stdout.trim().split('\n').at(-1))
}

export async function benchLayers(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: 'movie' },
      clock: { type: 'string', default: 'none' },
      seconds: { type: 'string', default: '5' },
      without: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const { game, clock, without } = values
  const seconds = Number(values.seconds)
  if (without !== undefined) {
    const plan: LabPlan = {
      game,
      clock: clock as LabPlan['clock'],
      tables: TABLES,
      warmUp: 2 * seconds,
      seconds,
    }
    console.log(await measure(plan, without === '' ? undefined : without))
    process.exit(0)
  }
  const figures: Record<string, number> = {}
  for (const part of ['', ...Object.keys(PARTS)]) {
    figures[part] = Number(
      measureApart(
        part,
        args.filter(arg => arg !== '--json'),
      ).toFixed(1),
    )
    if (!values.json)
      console.log(
        `${(part === '' ? 'everything' : `without ${part}`).padEnd(28)}${figures[part]} µs per intent`,
      )
  }
  if (values.json) console.log(JSON.stringify({ game, clock, tables: TABLES, seconds, figures }))
}
