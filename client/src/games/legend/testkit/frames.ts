/** For tests: games that the rules play by themselves. */
import { type LegendTypes, legend } from '@heorot/shared/games/legend'
import { type MatchPlan, PlayedMatch } from '../../../testkit/PlayedMatch'
import type { LegendFrame } from '../types'

export class TestGame extends PlayedMatch<LegendTypes> {
  constructor(plan: MatchPlan) {
    super(legend, plan)
  }
}

/** Every frame of a whole game. */
export const framesOf = (plan: MatchPlan): Generator<LegendFrame> => new TestGame(plan).frames()
