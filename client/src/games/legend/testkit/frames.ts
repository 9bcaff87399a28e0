/** For tests: games that the rules play by themselves. */
import type { Viewer } from '@heorot/shared'
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

/** The first frame of some games that is as wanted. */
export function found(isWanted: (frame: LegendFrame) => boolean, viewer: Viewer = 0): LegendFrame {
  for (let seed = 1; seed <= 60; seed++)
    for (const frame of framesOf({ seats: 3, seed, viewer })) if (isWanted(frame)) return frame
  throw new Error('never came')
}

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
