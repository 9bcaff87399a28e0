/**
 * `npm run bench -- layers [--game legend] [--clock brisk] [--seconds 5] [--json]`: CPU of the whole server per intent,
 * with everything and without each part, every time in a process of its own. Sockets lead nowhere: what the system
 * takes for them is the same for any server. What is missing changes what follows it, so that differences of less
 * than 2 µs say nothing.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { pinnedCommand } from './server/cores'
import { buildLab, labScript } from './server/prepare'
import type { LabPlan } from './layers/lab'
import { PARTS } from './layers/parts'

const TABLES = 50

function measureApart(plan: LabPlan): number {
  const [command, ...args] = pinnedCommand([process.execPath, labScript, JSON.stringify(plan)])
  const printed = execFileSync(command!, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  // Packages may print lines of their own before.
  return Number(Number(printed.trim().split('\n').at(-1)).toFixed(1))
}

export function benchLayers(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: 'movie' },
      clock: { type: 'string', default: 'none' },
      seconds: { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
    },
  })
  const { game, json } = values
  const clock = values.clock as LabPlan['clock']
  const seconds = Number(values.seconds)
  const plan = { game, clock, tables: TABLES, warmUp: 2 * seconds, seconds }
  buildLab()
  const figures: Record<string, number> = {}
  for (const part of ['', ...Object.keys(PARTS)]) {
    const micros = measureApart(part ? { ...plan, without: part } : plan)
    figures[part] = micros
    const name = part ? `without ${part}` : 'everything'
    if (!json) console.log(`${name.padEnd(28)}${micros} µs per intent`)
  }
  if (json) console.log(JSON.stringify({ game, clock, tables: TABLES, seconds, figures }))
}
