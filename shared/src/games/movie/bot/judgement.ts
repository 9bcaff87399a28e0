/** The Movie Board Game as bots judge it. */

import type { Judgement } from '../../../bots/judgement'
import type { MovieTypes } from '..'
import { expect } from './expect'
import { explain, reasons } from './explain'
import { quick } from './quick'
import { rank } from './rank'

export const movieJudgement: Judgement<MovieTypes> = {
  reasons,
  // An act's end is a good moment to judge; the long last act is judged on the way.
  horizon: { intents: 36, steps: 1 },
  spread: 60,
  rank,
  quick,
  expect,
  stances: () => null,
  explain,
}
