/** The Legend as bots judge it. */

import type { Judgement, Ranked } from '../../../bots/judgement'
import type { Rng, Seat } from '../../../kernel'
import { type Intent, type LegendTypes, legend, type State } from '..'
import { expectLegendPoints } from './expect'
import { explainLegend, legendMotives } from './explain'
import { stancesOf } from './major'
import { mindIn } from './mind'
import { rankedChoices, rankLegend } from './rank'

const better = (a: Ranked<Intent>, b: Ranked<Intent>): Ranked<Intent> => (b.worth > a.worth ? b : a)

const quick = (state: State, seat: Seat, rng: Rng): Intent =>
  rankedChoices(mindIn(state, seat), legend.prompt(state, seat)!, rng).reduce(better).intent

function stances(state: State, seat: Seat): Ranked<Intent>[] | null {
  const prompt = legend.prompt(state, seat)
  return prompt?.kind === 'bid' ? stancesOf(mindIn(state, seat), prompt) : null
}

export const legendJudgement: Judgement<LegendTypes> = {
  reasons: legendMotives,
  // Half of the track: what cards and wounds come to shows late, and playing on is cheap.
  horizon: { intents: 250, steps: 18 },
  spread: 8,
  rank: rankLegend,
  quick,
  expect: expectLegendPoints,
  stances,
  explain: explainLegend,
}
