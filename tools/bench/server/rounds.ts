/** Runs every scenario on every system, turn by turn, so that all meet the same machine. */
import { setTimeout as sleep } from 'node:timers/promises'
import { SYSTEM_NAMES, type System, type SystemName } from './System'
import type { BenchScenario, Figures, Scale, ScenarioId } from './scenarios'
import { isOwnScenario, SCENARIO_IDS, scenarios } from './scenarios'

/** Figures of each round. */
export type Results = Readonly<Record<SystemName, Readonly<Record<ScenarioId, Figures[]>>>>

const SCENARIO_LIMIT = 180_000

/** A relay keeps no tables: what they cost says nothing of it, and takes minutes. */
const NOTHING_TO_RELAY: readonly ScenarioId[] = ['liveTables', 'idleFew', 'idleMany', 'rejoin']

const starterOf = ({ start, special }: System, id: ScenarioId) => (isOwnScenario(id) ? special?.[id] : start)

const emptyResults = (): Results => {
  const rounds = () => Object.fromEntries(SCENARIO_IDS.map(id => [id, [] as Figures[]]))
  return Object.fromEntries(SYSTEM_NAMES.map(name => [name, rounds()])) as Results
}

async function measure(
  { name }: System,
  start: System['start'],
  id: ScenarioId,
  scenario: BenchScenario,
): Promise<Figures> {
  const running = await start()
  const tooLong = new AbortController()
  const limit = sleep(SCENARIO_LIMIT, undefined, { signal: tooLong.signal }).then(() => {
    throw new Error(`${name}: ${id} took more than ${SCENARIO_LIMIT / 1000} s`)
  })
  limit.catch(() => {})
  return running.use(() => Promise.race([scenario(running), limit])).finally(() => tooLong.abort())
}

/** Another system begins each round, so that none always comes first. */
const turned = <T>(items: readonly T[], by: number): T[] =>
  items.map((_, i) => items[(i + by) % items.length]!)

export async function playRounds(
  systems: readonly System[],
  scale: Scale,
  only: readonly ScenarioId[],
  onStep: (text: string) => void,
): Promise<Results> {
  const results = emptyResults()
  const all = scenarios(scale)
  for (let round = 0; round < scale.rounds; round++)
    for (const id of only)
      for (const system of turned(systems, round)) {
        const start = starterOf(system, id)
        if (!start || (system.name === 'relay' && NOTHING_TO_RELAY.includes(id))) continue
        onStep(`round ${round + 1}/${scale.rounds} ${id} ${system.name}`)
        results[system.name][id].push(await measure(system, start, id, all[id]))
      }
  return results
}
