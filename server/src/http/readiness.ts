/** Whether this process should be sent people. */
import type { PlayTimeSaver } from '../store/PlayTimeSaver'
import type { TableRegistry } from '../registry/TableRegistry'
import type { WatchedStore } from '../store/watched'

/** Why nobody should be sent here now, or null. What cannot be stored cannot be played. */
export const readiness =
  (registry: TableRegistry, store: WatchedStore, saver: PlayTimeSaver) =>
  async (): Promise<string | null> => {
    if (registry.isLeaving) return 'The server is stopping.'
    if (store.trouble) await saver.trySave()
    else await store.ping().catch(() => {})
    return store.trouble
  }
