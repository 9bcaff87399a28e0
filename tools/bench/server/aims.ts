/** What the server is meant to reach, and whether it does. */
import { median } from './figures'
import type { Results } from './rounds'
import type { SystemName } from './System'
import type { ScenarioId } from './scenarios'

export interface AimVerdict {
  readonly aim: string
  readonly value: number
  readonly limit: number
  readonly reached: boolean
}

type Measure = (results: Results) => number

/** The median over the rounds. */
export const figure = (results: Results, system: SystemName, id: ScenarioId, key: string): number =>
  median(results[system][id].map(round => round[key] ?? Number.NaN))

/** Ours against another's, each round on its own: what disturbs a round disturbs both. */
export const ratio = (results: Results, to: SystemName, id: ScenarioId, key: string): number =>
  median(results.heorot[id].map((round, i) => round[key]! / (results[to][id][i]?.[key] ?? Number.NaN)))

const against =
  (to: SystemName, id: ScenarioId, key: string): Measure =>
  results =>
    ratio(results, to, id, key)

const own =
  (id: ScenarioId, key: string, unit = 1): Measure =>
  results =>
    figure(results, 'heorot', id, key) / unit

const growth: Measure = results => median(results.heorot.rejoin.map(round => round.late! / round.early!))

const delayedCost: Measure = results =>
  median(
    results.heorot.delayed.map(
      (round, i) => round.cpuMicrosEach! / (results.relay.spectators[i]?.cpuMicrosEach ?? Number.NaN),
    ),
  )

const AIMS: readonly (readonly [aim: string, measure: Measure, bound: 'least' | 'most', limit: number])[] = [
  [
    "intents/s per core, as a multiple of boardgame.io's",
    against('boardgame.io', 'fullLoad', 'perCore'),
    'least',
    5,
  ],
  [
    "intents/s per core, as a part of the bare relay's",
    against('relay', 'fullLoad', 'perCore'),
    'least',
    0.4,
  ],
  [
    "bytes per intent and client, as a part of boardgame.io's",
    against('boardgame.io', 'fullLoad', 'bytes'),
    'most',
    1 / 20,
  ],
  ['p50 in ms at the steady rate', own('steadyLoad', 'p50'), 'most', 2],
  [
    "p99 at the steady rate, as a part of boardgame.io's",
    against('boardgame.io', 'steadyLoad', 'p99'),
    'most',
    0.7,
  ],
  [
    "memory of an idle table, as a part of boardgame.io's",
    against('boardgame.io', 'idleMany', 'memoryPerTable'),
    'most',
    1,
  ],
  ['% of a core for the many idle tables', own('idleMany', 'busy', 0.01), 'most', 3],
  ['rejoin payload late in the game, as a multiple of early', growth, 'most', 1.5],
  [
    "CPU per spectator, as a multiple of the bare relay's",
    against('relay', 'spectators', 'cpuMicrosEach'),
    'most',
    1.3,
  ],
  [
    "CPU per spectator with open hands, as a multiple of the bare relay's for a live one",
    delayedCost,
    'most',
    2,
  ],
]

/** Only what was measured is judged. */
export const verdicts = (results: Results): AimVerdict[] =>
  AIMS.map(([aim, measure, bound, limit]) => {
    const value = measure(results)
    return {
      aim: `${aim} ${bound === 'least' ? '≥' : '≤'} ${Number(limit.toPrecision(2))}`,
      value,
      limit,
      reached: bound === 'least' ? value >= limit : value <= limit,
    }
  }).filter(({ value }) => !Number.isNaN(value))
