/** The Movie Board Game as bots judge it. */

import type { Judgement } from '../../../bots/judgement'
import type { MovieTypes } from '..'
import { expectMoviePoints } from './expect'
import { explainMovie, movieMotives } from './explain'
import { quick } from './quick'
import { rankMovie } from './rank'

export const movieJudgement: Judgement<MovieTypes> = {
  reasons: movieMotives,
  // An act's end is a good moment to judge; the long last act is judged on the way.
  horizon: { intents: 36, steps: 1 },
  spread: 60,
  rank: rankMovie,
  quick,
  expect: expectMoviePoints,
  stances: () => null,
  explain: explainMovie,
}
