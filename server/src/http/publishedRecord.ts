/** The record of a finished match with its seal. */
import type { AnyGame, PublishedRecord, Refusal } from '@heorot/shared'
import { sealed } from '@heorot/shared/record'
import type { Store } from '../store/Store'
import { refusal } from '../tables/record/seating'
import { sha256Hex } from '../ops/secrets'

/**
 * Sealed when it is first asked for, then kept so: a seal replays the whole match, and nobody at a live table should
 * wait for that.
 */
export async function publishedRecord(
  store: Pick<Store, 'loadRecord' | 'commit'>,
  findGame: (id: string) => AnyGame | null,
  id: string,
): Promise<PublishedRecord | Refusal> {
  const kept = await store.loadRecord(id)
  if (!kept) return refusal('no-such-table')
  if ('seal' in kept) return kept
  const { record } = kept
  const game = findGame(record.game)
  if (game?.rulesVersion !== record.rulesVersion || game.edition !== record.edition)
    return refusal('rules-changed')
  const published = sealed(game, kept, sha256Hex)
  await store.commit([{ kind: 'record', record: published }])
  return published
}
