/** What the server is meant to reach, and whether it does. */
import { median } from './figures'
import type { Results } from './rounds'
import type { SystemName } from './System'
import type { ScenarioId } from './scenarios'

export interface AimVerdict {
  readonly aim: string
  readonly value: number
  readonly reached: boolean
}

type Figure = readonly [id: ScenarioId, key: string]

interface Aim {
  readonly aim: string
  readonly ours: Figure
  /** Whose figure ours is a multiple of; the same one if none is named. */
  readonly to?: SystemName
  readonly than?: Figure
  readonly least?: number
  readonly most?: number
}

const AIMS: readonly Aim[] = [
  { aim: 'intents/s per core', ours: ['fullLoad', 'perCore'], to: 'boardgame.io', least: 5 },
  { aim: 'intents/s per core', ours: ['fullLoad', 'perCore'], to: 'relay', least: 0.4 },
  { aim: 'bytes per intent and client', ours: ['fullLoad', 'bytes'], to: 'boardgame.io', most: 0.05 },
  {
    aim: 'CPU at tables with a clock and without',
    ...{ ours: ['fullLoadBrisk', 'cpuMicros'], to: 'heorot', than: ['fullLoad', 'cpuMicros'], most: 1.15 },
  },
  { aim: 'p50 in ms at the steady rate', ours: ['steadyLoad', 'p50'], most: 2 },
  { aim: 'p99 at the steady rate', ours: ['steadyLoad', 'p99'], to: 'boardgame.io', most: 0.7 },
  { aim: 'p99 in ms beside 100 tables of Kings', ours: ['besideKings', 'p99'], most: 50 },
  { aim: 'memory of an idle table', ours: ['idleMany', 'memoryPerTable'], to: 'boardgame.io', most: 1 },
  { aim: 'share of a core for the many idle tables', ours: ['idleMany', 'busy'], most: 0.03 },
  {
    aim: 'rejoin payload late and early in the game',
    ...{ ours: ['rejoin', 'late'], to: 'heorot', than: ['rejoin', 'early'], most: 1.5 },
  },
  { aim: 'CPU per spectator', ours: ['spectators', 'cpuMicrosEach'], to: 'relay', most: 1.3 },
  {
    aim: 'CPU per spectator with open hands, to a live one',
    ...{ ours: ['delayed', 'cpuMicrosEach'], to: 'relay', than: ['spectators', 'cpuMicrosEach'], most: 2 },
  },
]

/** The median over the rounds. */
export const figure = (results: Results, system: SystemName, [id, key]: Figure): number =>
  median(results[system][id].map(round => round[key] ?? Number.NaN))

/** Ours against another, each round on its own: what disturbs a round disturbs both. */
export const ratio = (results: Results, [id, key]: Figure, to: SystemName, [than, thanKey]: Figure): number =>
  median(results.heorot[id].map((round, i) => round[key]! / (results[to][than][i]?.[thanKey] ?? Number.NaN)))

/** Only what was measured is judged. */
export const verdicts = (results: Results): AimVerdict[] =>
  AIMS.map(({ aim, ours, to, than = ours, least = 0, most = Number.POSITIVE_INFINITY }) => {
    const value = to ? ratio(results, ours, to, than) : figure(results, 'heorot', ours)
    const bound = least > 0 ? `≥ ${least}` : `≤ ${most}`
    return {
      aim: `${aim}${to ? ` ÷ ${to}` : ''} ${bound}`,
      value,
      reached: value >= least && value <= most,
    }
  }).filter(({ value }) => !Number.isNaN(value))
