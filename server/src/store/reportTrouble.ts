/** A store that reports once when it stops working and once when it works again. */
import type { Store, Write } from './Store'
import { troubleOf } from './trouble'

export interface Notice {
  /** A sentence for the operator. */
  trouble(sentence: string): void
  over(): void
}

export interface WatchedStore extends Store {
  /** Why nothing can be stored right now, in a sentence without secrets; null while it works. */
  readonly trouble: string | null
}

const UNKNOWN =
  'The store does not work: nothing is accepted until it does; whatever was accepted before is safe.'

export function watched(store: Store, notice: Notice): WatchedStore {
  let trouble: string | null = null
  const note = (sentence: string | null) => {
    if (sentence && sentence !== trouble) notice.trouble(sentence)
    trouble = sentence ?? trouble
  }
  const failed = (error: unknown): never => {
    note(troubleOf(error))
    throw error
  }
  /** For errors that no single table can have caused. */
  const broken = (error: unknown): never => {
    note(troubleOf(error) ?? UNKNOWN)
    throw error
  }
  /** Checking or giving back a fence writes nothing to a disk. */
  const worked = (writes: readonly Write[]) => {
    if (writes.every(write => write.kind === 'release')) return
    if (trouble) notice.over()
    trouble = null
  }
  const isTime = (writes: readonly Write[]) => writes.some(write => write.kind === 'time')
  return {
    ...store,
    get trouble() {
      return trouble
    },
    // Reading may work on a full disk: only a write shows that the trouble is over.
    commit: (writes, fence) =>
      store.commit(writes, fence).then(() => worked(writes), isTime(writes) ? broken : failed),
    loadTable: code => store.loadTable(code).catch(failed),
    loadIntents: (code, match) => store.loadIntents(code, match).catch(failed),
    changeHall: record => store.changeHall(record).catch(failed),
    noteSeen: (id, sighting) => store.noteSeen(id, sighting).catch(failed),
    due: (now, awake) => store.due(now, awake).catch(failed),
    ping: () => store.ping().catch(broken),
  }
}
