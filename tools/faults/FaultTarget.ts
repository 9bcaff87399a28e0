/** Something to play in that can be disturbed: what the run needs of it, however it is built. */
import type { Store } from '../../server/src/store/Store'
import type { Position } from './arrival'
import type { Schedule } from './schedule'

export interface FaultTarget {
  readonly name: string
  /** Where players go: through a line that can be spoiled. */
  readonly url: string
  /** Where each of several processes is reached past the proxy. */
  readonly processes: readonly string[]
  /** Faults of one schedule come one after the other; schedules run side by side. */
  readonly schedules: readonly Schedule[]
  /** Where a table stands in the store, read past everything that is disturbed; null when it cannot be read now. */
  position(code: string): Promise<Position | null>
  /** What the store holds, read past everything that was disturbed. No process writes any more by then. */
  openStore(): Promise<Store>
  /** Ends the processes that write; the store stays. */
  quiet(): Promise<void>
  /** Takes everything down and away. */
  stop(): Promise<void>
  /** What its processes printed, for whoever wants to know why. */
  said(): string
}

/** Limits wide enough not to be met by people who come back all the time. */
export const ROOMY = {
  HEOROT_HOST: '127.0.0.1',
  HEOROT_METRICS_PORT: 'off',
  HEOROT_LOG: 'warn',
  HEOROT_BOT_PAUSE: '20',
  HEOROT_CREATE_PER_MINUTE: '100000',
  HEOROT_JOIN_PER_MINUTE: '100000',
  HEOROT_RESERVATIONS_PER_ADDRESS: '100000',
  HEOROT_MESSAGES_PER_SECOND: '1000',
}
