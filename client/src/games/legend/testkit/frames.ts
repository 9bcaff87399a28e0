/** For tests: games that the rules play by themselves. */
import { type LegendTypes, legend } from '@heorot/shared/games/legend'
import { type MatchPlan, PlayedMatch } from '../../../testkit/PlayedMatch'
import type { Story } from '../../../kit/GameTable'
import type { LegendFrame, LegendTable } from '../types'

export class TestGame extends PlayedMatch<LegendTypes> {
  constructor(plan: MatchPlan) {
    super(legend, plan)
  }
}

/** Every frame of a whole game. */
export const framesOf = (plan: MatchPlan): Generator<LegendFrame> => new TestGame(plan).frames()

/** Each step of a whole game with the beats that tell it. */
export function* stepsOf(
  plan: MatchPlan,
  story: (before: LegendFrame | null, frame: LegendFrame) => Story<LegendTable> | null,
) {
  let before: LegendFrame | null = null
  for (const frame of framesOf(plan)) {
    yield { before, frame, beats: story(before, frame)?.beats ?? [] }
    before = frame
  }
}
