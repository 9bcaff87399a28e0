/** The registry: what the bots know, game by game. */
import type { AnyGame } from '../kernel'
import { type AnyJudgement, plainJudgement } from './judgement'
import { legendJudgement } from './legend/judgement'
import { movieJudgement } from './movie/judgement'

const judgements: Readonly<Record<string, AnyJudgement>> = { legend: legendJudgement, movie: movieJudgement }

export const judgementOf = (game: AnyGame): AnyJudgement => judgements[game.id] ?? plainJudgement(game)
