import type { Episode } from '@heorot/shared/games/legend'
import type { LegendWords } from '../texts/table/en'

export type LegendRuleId = keyof LegendWords['rules']

/** Which rule says why not. */
export const legendRuleOfReason: Readonly<Record<string, LegendRuleId>> = {
  'match-over': 'score',
  'not-your-turn': 'flow',
  'not-offered': 'flow',
  'must-take': 'recovery',
  'not-in-hand': 'cards',
  'not-your-token': 'auction',
  'does-not-fit': 'cards',
  'text-card': 'atOnce',
  'nothing-played': 'inTurn',
  'wrong-count': 'opportunity',
  'not-enough': 'inTurn',
  superfluous: 'opportunity',
  'one-when-level': 'inTurn',
  'already-risked': 'contestRisk',
  'nothing-to-reveal': 'piles',
  'no-daring': 'daring',
  'not-available': 'prizes',
  'card-not-there': 'recovery',
  'prize-taken': 'prizes',
  'nothing-to-heal': 'wounds',
  'no-rest': 'rest',
  'too-few-scratches': 'rest',
}

export const ruleOfKind: Readonly<Record<Episode['kind'], LegendRuleId>> = {
  risk: 'risk',
  opportunity: 'opportunity',
  selection: 'selection',
  recovery: 'recovery',
  majorAtOnce: 'atOnce',
  majorInTurn: 'inTurn',
  treasureAuction: 'auction',
  recoverTreasures: 'recoverTreasures',
  deathOfBeowulf: 'death',
}
