import { episodeAt, type LegendPublic } from '@heorot/shared/games/legend'
import { ruleOfKind } from '../texts/ruleOfReason'

/** The rule about what is on the table now. */
export function legendRuleNow({ stage, step }: Pick<LegendPublic, 'stage' | 'step'>): string {
  if (stage.kind === 'over') return 'score'
  const { kind } = episodeAt(step)
  return stage.kind === 'prizes' && kind.startsWith('major') ? 'prizes' : ruleOfKind[kind]
}
