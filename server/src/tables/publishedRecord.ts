/** The record of a finished match with its seal. */
import type { PublishedRecord, Refusal } from '@heorot/shared'
import { sealed } from '@heorot/shared/record'
import type { TableRegistry } from '../registry/TableRegistry'
import { refusal } from './seating'
import { sha256 } from './secrets'

/**
 * Sealed when it is first asked for, then kept so: a seal replays the whole match, which nobody at a live
 * table should have to wait for.
 */
export async function publishedRecord(
  registry: TableRegistry,
  id: string,
): Promise<PublishedRecord | Refusal> {
  const { store } = registry.deps
  const kept = await store.loadRecord(id)
  if (!kept) return refusal('no-such-table')
  if ('seal' in kept) return kept
  const { record } = kept
  const game = registry.findGame(record.game)
  if (game?.rulesVersion !== record.rulesVersion || game.edition !== record.edition)
    return refusal('rules-changed')
  const published = sealed(game, kept, sha256)
  await store.commit([{ kind: 'record', record: published }])
  return published
}
