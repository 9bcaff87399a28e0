/** The figures as a table one can read. */
import { type AimVerdict, figure, ratio } from './aims'
import type { Results } from './rounds'
import { SYSTEM_NAMES } from './System'
import type { Scale, ScenarioId } from './scenarios'

type Row = readonly [label: string, id: ScenarioId, key: string, unit?: number]

const rows = ({ rooms, rate, live, idle, spectators }: Scale): readonly Row[] => [
  ['cold start, ms', 'coldStart', 'ms'],
  [`full load (${rooms} tables): CPU µs per intent`, 'fullLoad', 'cpuMicros'],
  ['  intents/s per core', 'fullLoad', 'perCore'],
  ['  intents/s as driven', 'fullLoad', 'perSecond'],
  ['  server core busy, %', 'fullLoad', 'busy', 0.01],
  ['  p50, ms', 'fullLoad', 'p50'],
  ['  p99, ms', 'fullLoad', 'p99'],
  ['  bytes per intent and client', 'fullLoad', 'bytes'],
  [`${rate} intents/s (${rooms} tables): CPU µs per intent`, 'steadyLoad', 'cpuMicros'],
  ['  p50, ms', 'steadyLoad', 'p50'],
  ['  p99, ms', 'steadyLoad', 'p99'],
  [`${rate} intents/s (${live} tables): CPU µs per intent`, 'liveTables', 'cpuMicros'],
  ['  p50, ms', 'liveTables', 'p50'],
  ['  p99, ms', 'liveTables', 'p99'],
  ['  memory of the server, MiB', 'liveTables', 'memory', 2 ** 20],
  [`${idle[0]} idle tables: KiB each`, 'idleFew', 'memoryPerTable', 2 ** 10],
  ['  % of a core', 'idleFew', 'busy', 0.01],
  [`${idle[1]} idle tables: KiB each`, 'idleMany', 'memoryPerTable', 2 ** 10],
  ['  % of a core', 'idleMany', 'busy', 0.01],
  ['rejoin early in the game, bytes', 'rejoin', 'early'],
  ['  late in the game, bytes', 'rejoin', 'late'],
  [`${spectators} spectators: CPU µs each per intent`, 'spectators', 'cpuMicrosEach'],
  ['  delay of the last one, p50 ms', 'spectators', 'lastP50'],
  ['  p99 ms', 'spectators', 'lastP99'],
  [`${spectators} with open hands: CPU µs each per intent`, 'delayed', 'cpuMicrosEach'],
]

const show = (value: number): string => {
  if (!Number.isFinite(value)) return '–'
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
}

const line = (label: string, cells: readonly string[]): string =>
  label.padEnd(46) + cells.map(cell => cell.padStart(15)).join('')

function row(results: Results, [label, id, key, unit = 1]: Row): string {
  const figures = SYSTEM_NAMES.map(name => show(figure(results, name, id, key) / unit))
  const ratios = [ratio(results, 'boardgame.io', id, key), ratio(results, 'relay', id, key)].map(show)
  return line(label, [...figures, ...ratios])
}

export function printReport(
  results: Results,
  scale: Scale,
  verdicts: readonly AimVerdict[],
  machine: string,
): void {
  console.log(`${machine}; medians of ${scale.rounds} rounds\n`)
  console.log(line('', [...SYSTEM_NAMES, '÷ boardgame.io', '÷ relay']))
  for (const each of rows(scale)) if (results.heorot[each[1]].length > 0) console.log(row(results, each))
  console.log()
  for (const { aim, value, reached } of verdicts)
    console.log(`${reached ? 'reached' : 'MISSED '}  ${show(value).padStart(7)}  ${aim}`)
}
