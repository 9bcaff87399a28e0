/** What the registry lists: the rules, what bots know of them, and how the public view travels. */
import { sampleJudgement } from './bot'
import { sampleRecords } from './records'
import { sample } from './sample'
import { SampleSchema } from './state'

export const sampleEntry = {
  rules: sample,
  bot: sampleJudgement,
  state: { View: SampleSchema, records: sampleRecords },
} as const
