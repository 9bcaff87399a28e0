/** The figures as rows for docs/scale.md. */
import type { Figures } from '../server/scenarios'
import { type Costs, needsOf } from './arithmetic'

export interface ScaleResults {
  readonly live: readonly Figures[]
  readonly sleepers: Figures
  readonly spectators: Figures
  readonly processes: Readonly<Record<string, Figures>>
}

const show = (value: number | undefined): string =>
  value === undefined
    ? '–'
    : Math.abs(value) >= 100
      ? String(Math.round(value))
      : String(Number(value.toPrecision(3)))

const row = (cells: readonly (string | number | undefined)[]): string =>
  `| ${cells.map(cell => (typeof cell === 'string' ? cell : show(cell))).join(' | ')} |`

function table(head: readonly string[], rows: readonly (readonly (string | number | undefined)[])[]): void {
  console.log([row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n'))
  console.log()
}

const KIB = 1024

function printLive(live: readonly Figures[], rate: number): void {
  console.log(`${rate} intents/s in all:\n`)
  table(
    ['live tables', 'people', 'CPU µs per intent', '% of a core', 'p50 ms', 'p99 ms', 'KiB per table'],
    live.map(({ tables, cpuMicros, busy, p50, p99, memoryEach }) => [
      ...[tables, tables! * 4, cpuMicros, busy! * 100, p50, p99, memoryEach! / KIB],
    ]),
  )
}

const printSleepers = (f: Figures, stored: number): void =>
  table(
    [`${stored} stored tables`, 'figure', 'empty store'],
    [
      ['start, ms', f.startMs, f.emptyStartMs],
      ['heap per stored table after the start, bytes', f.heapEach, ''],
      ['resident memory per stored table after the start, bytes', f.memoryEach, ''],
      ['heap per table that woke and slept again, bytes', f.sleptHeapEach, ''],
      ['waking one by its link, p50 ms', f.wakeP50, ''],
      ['waking one by its link, p99 ms', f.wakeP99, ''],
      ['p99 of live tables beside them, ms', f.p99, f.emptyP99],
    ],
  )

const printProcesses = (processes: ScaleResults['processes']): void =>
  table(
    [
      '',
      'games: CPU µs per intent',
      'the rest: CPU µs per intent',
      'p50 ms',
      'p99 ms',
      'intents/s at full load',
      'CPU µs there',
    ],
    Object.entries(processes).map(([name, f]) => [
      ...[name, f.cpuMicros, f.otherMicros, f.p50, f.p99, f.fullPerSecond, f.fullMicros],
    ]),
  )

const CROWDS = [1000, 10_000, 100_000, 1_000_000]

const printArithmetic = (costs: Costs): void =>
  table(
    ['people', 'tables', 'intents/s', 'processes', 'cores for games', 'cores for the rest', 'GiB for games'],
    CROWDS.map(people => {
      const { tables, intentsPerSecond, processes, gameCores, otherCores, memoryGiB } = needsOf(people, costs)
      return [people, tables, intentsPerSecond, processes, gameCores, otherCores, memoryGiB]
    }),
  )

/** The most expensive of what was measured, in each respect. */
function costsOf(live: readonly Figures[], processes: ScaleResults['processes']): Costs {
  const most = (rows: readonly Figures[], key: string) => Math.max(...rows.map(figures => figures[key] ?? 0))
  const systems = Object.values(processes)
  return {
    cpuMicros: Math.max(most(live, 'cpuMicros'), most(systems, 'cpuMicros')),
    otherMicros: most(systems, 'otherMicros'),
    memoryEach: live.at(-1)?.memoryEach ?? 0,
  }
}

export function printScale(
  { live, sleepers, spectators, processes }: Partial<ScaleResults>,
  plan: { readonly rate: number; readonly stored: number; readonly spectators: number },
  machine: string,
): void {
  console.log(`${machine}\n`)
  if (live) printLive(live, plan.rate)
  if (sleepers) printSleepers(sleepers, plan.stored)
  if (spectators)
    table(
      [`one table, ${plan.spectators} spectators`, 'figure'],
      [
        ['CPU µs per intent and spectator', spectators.cpuMicrosEach],
        ['until the last one has it, p50 ms', spectators.lastP50],
        ['until the last one has it, p99 ms', spectators.lastP99],
      ],
    )
  if (processes) printProcesses(processes)
  if (live && processes) printArithmetic(costsOf(live, processes))
}
