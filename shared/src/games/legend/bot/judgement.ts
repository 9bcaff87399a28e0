/** The Legend as bots judge it. */

import type { Judgement, Ranked } from '../../../bots/judgement'
import type { Rng, Seat } from '../../../kernel'
import { type LegendIntent, type LegendTypes, legend, type LegendState } from '..'
import { expectLegendPoints } from './expect'
import { explainLegend, legendMotives } from './explain'
import { stancesOf } from './major'
import { mindIn } from './mind'
import { rankedChoices, rankLegend } from './rank'

const better = (a: Ranked<LegendIntent>, b: Ranked<LegendIntent>): Ranked<LegendIntent> =>
  b.worth > a.worth ? b : a

const quick = (state: LegendState, seat: Seat, rng: Rng): LegendIntent =>
  rankedChoices(mindIn(state, seat), legend.prompt(state, seat)!, rng).reduce(better).intent

function stances(state: LegendState, seat: Seat): Ranked<LegendIntent>[] | null {
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
