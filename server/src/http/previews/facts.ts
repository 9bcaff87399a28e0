/** What a link preview may say of a table: only of public ones, and only what everybody at home can see. */
import { CODE_LENGTH, CODE_LETTERS, type Phase, type Progress } from '@heorot/shared'
import type { TableStatuses } from '../../halls/TableStatuses'
import type { Store } from '../../store/Store'

export interface PreviewFacts {
  readonly code: string
  readonly game: string
  readonly match: number
  readonly phase: Phase
  /** A name, 'bot', or null for a free seat. */
  readonly seats: readonly (string | { readonly bot: true } | null)[]
  readonly progress: Progress | null
  readonly mayWatch: boolean
}

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)

export type FindFacts = (code: string) => Promise<PreviewFacts | null>

/** Null for private tables as for those that do not exist, after the same work. Wakes no table. */
export const factsFrom =
  (store: Pick<Store, 'loadTable'>, statuses: Pick<TableStatuses, 'at'>): FindFacts =>
  async text => {
    const code = text.toUpperCase()
    const stored = CODE.test(code) ? await store.loadTable(code) : null
    const status = stored?.public ? await statuses.at(code, stored) : null
    if (!status) return null
    const { game, match, phase, watch, locked, seats } = status.record
    return {
      ...{ code, game, match, phase, progress: status.progress },
      mayWatch: watch === 'everyone' && !locked,
      seats: seats.map(({ name, bot }) => (bot ? { bot: true } : name || null)),
    }
  }
