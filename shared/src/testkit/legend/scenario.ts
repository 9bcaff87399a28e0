/** Situations for tests, set up and told in the rulebook's words. */
import { arrangeLegend, type LegendPosition } from '../../games/legend/position'
import { rngFrom, seedFromNumber } from '../../kernel'
import { TestTable } from './TestTable'

export interface LegendScenario extends LegendPosition {
  readonly seed?: number
}

/** A table in this situation, with Beowulf just moved onto the episode. */
export function legendScenario(situation: LegendScenario): TestTable {
  const rng = rngFrom(seedFromNumber(situation.seed ?? 1))
  return new TestTable(arrangeLegend(situation, rng), rng)
}
