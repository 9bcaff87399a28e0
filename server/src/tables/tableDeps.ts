/** What a table needs from outside, and what it sends there. */
import type { ChatLine, HallPlace, OpenHands, PrivateSlice, Refusal, SessionInfo } from '@heorot/shared'
import type { HallNotifier, TableNotifier } from '../notify/notice'
import type { PlayTime } from '../ops/playTime'
import type { Warn } from '../ops/warn'
import type { HallRecord } from '../store/HallStore'
import type { Fence, Store } from '../store/Store'
import type { Capacity } from './people/Arrivals'
import type { Session } from './people/Attendance'
import type { SeatTimes, TableFacts } from './facts'
import type { PublicNews } from './Play'
import type { IntentRow, TableRecord } from '../store/TableRecord'
import type { RandomBytes } from '../ops/secrets'
import type { BotThinker } from './bots/thinker'

export interface TableNews {
  /** Undefined when only the match has changed, and `seats` with it. */
  readonly table: TableFacts | undefined
  /** What a decision changes of the seats, at a table with a clock. */
  readonly seats?: readonly SeatTimes[] | undefined
  /** Null before the first start; undefined when only the table has changed. */
  readonly match: PublicNews | null | undefined
  /** What single sessions learn besides. */
  readonly slices: readonly (readonly [Session, PrivateSlice])[]
}

/** As `TableNews`, of a match some minutes ago. */
export interface DelayedNews {
  readonly table: TableFacts
  readonly match: PublicNews
  readonly hands?: OpenHands
}

export interface Outlet {
  /** The only way anything about a match leaves the table. */
  deliver(news: TableNews): void
  /** To those who watch with open hands, and to nobody else. */
  deliverDelayed(news: DelayedNews): void
  sendInfo(session: Session, info: SessionInfo): void
  sendChat(line: ChatLine): void
  close(session: Session, code: number): void
  /** The store failed: everybody out, and in again from what is stored. */
  disconnectAll(): void
  /** Whether anybody or anything needs the table in memory. */
  maySleep(may: boolean): void
}

/** Makes members of a hall out of the players of a finished match. */
export interface GroupHalls {
  /** A hall for somebody who plays here; not stored yet. */
  found(name: string, founder: FirstMember): HallRecord
  /** Their place in a hall, the same one however often they ask; null when it has been closed. */
  join(hall: string, member: FirstMember, invite: string | null): Promise<HallPlace | Refusal | null>
}

export interface FirstMember {
  readonly name: string
  readonly token: string
}

export interface TableDeps {
  readonly groupHalls: GroupHalls
  readonly store: Pick<Store, 'commit'>
  readonly thinker: BotThinker
  readonly botPause: number
  readonly capacity: Capacity
  readonly now: () => number
  readonly playTime: PlayTime
  readonly random: RandomBytes
  readonly outlet: Outlet
  /** Without it nobody is told that it is their turn. */
  readonly notifier?: TableNotifier
  readonly hallNotices?: HallNotifier
  readonly warn: Warn
}

/** A table as the store has it, and the fence that allows writing to it. */
export interface StoredTable {
  readonly fence: Fence
  readonly record: TableRecord
  readonly rows: readonly IntentRow[]
  readonly chat: readonly ChatLine[]
}
