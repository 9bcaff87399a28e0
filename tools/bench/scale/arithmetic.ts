/** From what was measured to what would be needed: multiplication, nothing else. */
export interface Costs {
  /** CPU of a game process per intent, in microseconds. */
  readonly cpuMicros: number
  /** CPU of the store, Redis and the proxy per intent, in microseconds. */
  readonly otherMicros: number
  /** Memory of a live table with its connections, in bytes. */
  readonly memoryEach: number
}

export interface Needs {
  readonly people: number
  readonly tables: number
  readonly intentsPerSecond: number
  readonly gameCores: number
  readonly otherCores: number
  readonly memoryGiB: number
  readonly processes: number
}

const PEOPLE_AT_TABLE = 4
/** Somebody at each table does something as often. */
const SECONDS_BETWEEN_INTENTS = 10
/** A busier core makes the slowest hundredth wait. */
const CORE_USED = 0.6
/** Connections that one process may keep open, with room to spare below the usual limit of 20,000 files. */
const PEOPLE_PER_PROCESS = 16_000

export function needsOf(people: number, { cpuMicros, otherMicros, memoryEach }: Costs): Needs {
  const tables = Math.ceil(people / PEOPLE_AT_TABLE)
  const intentsPerSecond = tables / SECONDS_BETWEEN_INTENTS
  const busy = (intentsPerSecond * cpuMicros) / 1e6
  return {
    people,
    tables,
    intentsPerSecond,
    gameCores: busy / CORE_USED,
    otherCores: (intentsPerSecond * otherMicros) / 1e6 / CORE_USED,
    memoryGiB: (tables * memoryEach) / 2 ** 30,
    processes: Math.ceil(Math.max(busy / CORE_USED, people / PEOPLE_PER_PROCESS)),
  }
}
