/** What the registry lists: the rules, what bots know of them, and how the public view travels. */
import { movieJudgement } from './bot/judgement'
import { movie } from './movie'
import { movieRecords } from './records'
import { MovieSchema } from './state'

export const movieEntry = {
  rules: movie,
  bot: movieJudgement,
  state: { View: MovieSchema, records: movieRecords },
} as const
