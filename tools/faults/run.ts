/** Plays while everything goes wrong, then compares what people were told with the store. */
import { setTimeout as sleep } from 'node:timers/promises'
import { gameIds } from '@heorot/shared'
import { audit } from './audit'
import type { Finding } from './check'
import { HallLife } from './HallLife'
import type { FaultTarget } from './FaultTarget'
import { runSchedule } from './schedule'
import { TableRun, type TableOrder } from './TableRun'
import { Prober } from './Prober'

export interface FaultOrder {
  readonly minutes: number
  readonly seed: number
  /** Milliseconds of thought before each intent. */
  readonly thought: number
}

export interface FaultReport {
  readonly target: string
  readonly faults: Readonly<Record<string, number>>
  readonly tables: number
  readonly playable: number
  readonly gamesFinished: number
  readonly intentsAccepted: number
  /** Halls founded meanwhile, and everything halls have said yes to. */
  readonly halls: number
  readonly hallsAccepted: number
  /** Arrivals that were compared with the store. */
  readonly arrivalsChecked: number
  /** Milliseconds until each person was back once the last fault was over. */
  readonly backAfter: readonly number[]
  /** Milliseconds a table stood still at most. */
  readonly longestStall: number
  readonly findings: readonly Finding[]
}

/** After the last fault, every table must take another intent within this time. */
const RECOVERY = 90_000

/** A minute in which next to nothing was played proves nothing: on a machine that is too busy there is another one. */
const LEAST_INTENTS = 50
const MOST_ROUNDS = 3

/** Both games, with and without bots and a clock: bots wake tables, a clock writes with every intent. */
const tableOrders = (thought: number): TableOrder[] =>
  gameIds.flatMap(game => [
    { game, people: 2, bots: 0, clock: 'none', thought },
    { game, people: 3, bots: 0, clock: 'none', thought },
    { game, people: 2, bots: 1, clock: 'days', thought },
  ])

export async function runFaults(
  target: FaultTarget,
  { minutes, seed, thought }: FaultOrder,
): Promise<FaultReport> {
  const runs: TableRun[] = []
  for (const [i, order] of tableOrders(thought).entries())
    runs.push(await TableRun.open(target, order, seed + i))
  const hallLife = new HallLife(target.url, seed)
  for (const run of runs) run.begin()
  hallLife.begin()
  const prober = new Prober(
    target,
    runs.map(({ code }) => code),
  )
  const faults: Record<string, number> = {}
  const sum = (of: (run: TableRun) => number) => runs.reduce((total, run) => total + of(run), 0)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const end = performance.now() + minutes * 60_000
    await Promise.all(
      target.schedules.map((schedule, i) =>
        runSchedule(schedule, seed * 31 + i + 7 * round, end, name => {
          faults[name] = (faults[name] ?? 0) + 1
        }),
      ),
    )
    if (sum(run => run.accepted) >= LEAST_INTENTS) break
  }
  const { playable, backAfter } = await recovered(runs)
  await Promise.all([...runs.map(run => run.end()), hallLife.end()])
  await target.quiet()
  await prober.end()
  return {
    ...{ target: target.name, faults, tables: runs.length, playable, backAfter },
    gamesFinished: sum(run => run.finished),
    intentsAccepted: sum(run => run.accepted),
    ...{ halls: hallLife.ledgers.length, hallsAccepted: hallLife.accepted },
    arrivalsChecked: prober.checked + sum(run => run.arrivalsChecked),
    longestStall: Math.round(Math.max(...runs.map(run => run.longestStall))),
    findings: [...prober.findings, ...(await auditAll(target, runs, hallLife))],
  }
}

/** How many tables take an intent now that everything is well again, and when everybody is back. */
async function recovered(runs: readonly TableRun[]): Promise<Pick<FaultReport, 'playable' | 'backAfter'>> {
  const calm = performance.now()
  const before = runs.map(run => run.accepted)
  const moved = () => runs.filter((run, i) => run.accepted > before[i]!).length
  const away = () => runs.some(({ backSince }) => backSince.includes(null))
  while ((moved() < runs.length || away()) && performance.now() < calm + RECOVERY) await sleep(50)
  const now = performance.now()
  const backAfter = runs.flatMap(run => run.backSince.map(at => Math.max(0, (at ?? now) - calm)))
  return { playable: moved(), backAfter: backAfter.map(Math.round) }
}

async function auditAll(
  target: FaultTarget,
  runs: readonly TableRun[],
  hallLife: HallLife,
): Promise<Finding[]> {
  const store = await target.openStore()
  const findings = await hallLife.audit(store)
  for (const run of runs) findings.push(...(await audit(run, store)))
  await store.close()
  return findings
}
