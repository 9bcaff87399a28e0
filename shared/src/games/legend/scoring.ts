/** The final score, as a sheet with a line for every token. */
import type { Outcome, Seat } from '../../kernel'
import { tokenOf } from './edition/catalog'
import type { LegendOptions, ScoreLine, ScoreSheet, LegendState, TokenId } from './types'

const UNWOUNDED_BONUS = 5
/** So many wounds cost points at the end. */
export const DEADLY_WOUNDS = 3
const POINTS_PER_DEADLY_WOUND = -5

/** What one player has at the end. A double wound counts as two. */
export interface Holdings {
  readonly tokens: readonly TokenId[]
  readonly owed: number
  readonly wounds: number
}

type ScoringOptions = Pick<LegendOptions, 'advanced' | 'fallen'>

export const woundsOf = (state: LegendState, seat: Seat): number =>
  state.wounds[seat]! + (state.doubleWound === seat ? 2 : 0)

const holdingsOf = (state: LegendState, seat: Seat): Holdings => ({
  tokens: state.tokens[seat]!,
  owed: state.owed[seat]!,
  wounds: woundsOf(state, seat),
})

export const scoreSheets = (state: LegendState): ScoreSheet[] =>
  state.hands.map((_, seat) => scoreSheet(holdingsOf(state, seat), state.options))

export function scoreSheet(holdings: Holdings, options: ScoringOptions): ScoreSheet {
  const lines: ScoreLine[] = holdings.tokens.map(token => tokenLine(token, options))
  if (holdings.owed !== 0) lines.push({ kind: 'owed', points: holdings.owed })
  const wounds = woundLine(holdings.wounds, totalOf(lines), options)
  if (wounds) lines.push(wounds)
  return { lines, total: totalOf(lines) }
}

const totalOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, line) => sum + line.points, 0)

/** In the advanced game treasure has served its purpose before the end. */
function tokenLine(token: TokenId, { advanced }: ScoringOptions): ScoreLine {
  const { kind, value } = tokenOf(token)
  return { kind: 'token', token, points: advanced && kind === 'treasure' ? 0 : value }
}

function woundLine(wounds: number, before: number, { fallen }: ScoringOptions): ScoreLine | null {
  if (wounds === 0) return { kind: 'unwounded', points: UNWOUNDED_BONUS }
  if (wounds < DEADLY_WOUNDS) return null
  if (fallen) return { kind: 'fallen', wounds, points: 0 - before }
  return { kind: 'wounds', wounds, points: wounds * POINTS_PER_DEADLY_WOUND }
}

/** The highest total wins; ties share the place. */
export function outcomeOf(sheets: readonly ScoreSheet[]): Outcome {
  const scores = sheets.map(({ total }) => total)
  return { scores, places: scores.map(score => 1 + scores.filter(other => other > score).length) }
}
