/** A store that says once when it stops working, and once when it works again, however many ask in between. */
import type { Store, Write } from './Store'
import { troubleOf } from './trouble'

export interface Notice {
  /** A sentence for whoever runs the server. */
  trouble(sentence: string): void
  over(): void
}

export function watched(store: Store, notice: Notice): Store {
  let trouble: string | null = null
  const failed = (error: unknown): never => {
    const sentence = troubleOf(error)
    if (sentence && sentence !== trouble) notice.trouble(sentence)
    trouble = sentence ?? trouble
    throw error
  }
  /** Checking or giving back a fence writes nothing to a disk. */
  const worked = (writes: readonly Write[]) => {
    if (writes.every(write => write.kind === 'release')) return
    if (trouble) notice.over()
    trouble = null
  }
  return {
    ...store,
    // Reading may work on a full disk: only a write shows that the trouble is over.
    commit: (writes, fence) => store.commit(writes, fence).then(() => worked(writes), failed),
    loadTable: code => store.loadTable(code).catch(failed),
    loadIntents: (code, match) => store.loadIntents(code, match).catch(failed),
    due: (now, awake) => store.due(now, awake).catch(failed),
    ping: () => store.ping().catch(failed),
  }
}
