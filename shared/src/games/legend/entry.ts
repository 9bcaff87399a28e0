/** What the registry lists: the rules, what bots know of them, and how the public view travels. */
import { legendJudgement } from './bot/judgement'
import { legend } from './legend'
import { legendRecords } from './records'
import { LegendSchema } from './state'

export const legendEntry = {
  rules: legend,
  bot: legendJudgement,
  state: { View: LegendSchema, records: legendRecords },
} as const
