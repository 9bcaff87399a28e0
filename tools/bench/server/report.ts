/** The figures as a table one can read. */
import { type AimVerdict, figure, ratio } from './aims'
import type { Results } from './rounds'
import { SYSTEM_NAMES } from './System'
import { SCENARIO_IDS, type ScenarioId } from './scenarios'

const show = (value: number): string => {
  if (!Number.isFinite(value)) return '–'
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
}

const line = (label: string, cells: readonly string[]): string =>
  label.padEnd(34) + cells.map(cell => cell.padStart(15)).join('')

/** Memory and payloads in bytes, `busy` as a share of a core, `p50` and `p99` in milliseconds. */
function rows(results: Results, id: ScenarioId): string[] {
  const keys = Object.keys(results.heorot[id][0] ?? {})
  return keys.map(key => {
    const figures = SYSTEM_NAMES.map(name => figure(results, name, [id, key]))
    const ratios = (['boardgame.io', 'relay'] as const).map(to => ratio(results, [id, key], to, [id, key]))
    return line(`${id} ${key}`, [...figures, ...ratios].map(show))
  })
}

export function printReport(results: Results, verdicts: readonly AimVerdict[], circumstances: string): void {
  console.log(`${circumstances}\n`)
  console.log(line('', [...SYSTEM_NAMES, '÷ boardgame.io', '÷ relay']))
  for (const id of SCENARIO_IDS) for (const row of rows(results, id)) console.log(row)
  console.log()
  for (const { aim, value, reached } of verdicts)
    console.log(`${reached ? 'reached' : 'MISSED '}  ${show(value).padStart(7)}  ${aim}`)
}
