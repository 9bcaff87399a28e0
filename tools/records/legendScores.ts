/** Rankings and the final score of The Legend, by docs/records.md. */
import { ascending } from './demand'
import { at } from './document'
import { DOC_TOKENS } from './legendTables'

/** Seats by total, the highest first; ties as they come. */
export const rankBy = (totals: readonly number[], clockwise: readonly number[]): number[] =>
  [...clockwise].sort((a, b) => at(totals, b) - at(totals, a))

interface Holdings {
  readonly tokens: readonly number[]
  readonly owed: number
  readonly wounds: number
  readonly hasDoubleWound: boolean
}

export function sheetOf(
  { tokens, owed, ...rest }: Holdings,
  options: { advanced?: boolean; fallen?: boolean },
) {
  const lines: { readonly kind: string; readonly points: number }[] = ascending(tokens).map(token => {
    const { kind, value } = at(DOC_TOKENS, token)
    return { kind: 'token', token, points: options.advanced && kind === 'treasure' ? 0 : value }
  })
  const total = () => lines.reduce((sum, { points }) => sum + points, 0)
  if (owed > 0) lines.push({ kind: 'owed', points: owed })
  const wounds = rest.wounds + (rest.hasDoubleWound ? 2 : 0)
  if (wounds === 0) lines.push({ kind: 'unwounded', points: 5 })
  if (wounds >= 3) {
    const [kind, points] = options.fallen ? ['fallen', 0 - total()] : ['wounds', -5 * wounds]
    lines.push({ kind, wounds, points } as { kind: string; points: number })
  }
  return { lines, total: total() }
}
