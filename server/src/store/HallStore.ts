/** What the store keeps of halls. No process holds a hall in memory: every change compares and sets its version. */
import type {
  HallBanner,
  HallGame,
  MemberSign,
  Openers,
  Subscription,
  TableSettings,
  Webhook,
} from '@heorot/shared'
import type { TableRecord } from './TableRecord'

export interface HallMember {
  readonly person: string
  name: string
  sign: MemberSign
  colour: MemberSign
  readonly joinedAt: number
  /** Hashes of the secrets of this member's devices. */
  devices: readonly string[]
}

/** Lets one more device in, once. */
export interface DevicePass {
  /** Hash of its secret. */
  readonly hash: string
  readonly person: string
  readonly until: number
}

/** A browser that is told when it is its member's turn. */
export interface NotifiedDevice extends Subscription {
  /** As in `HallMember`. */
  readonly device: string
}

export interface HallWebhook extends Webhook {
  /** Since when nothing has arrived there; null while it works. */
  readonly failingSince: number | null
}

/** Who is told about the tables of a hall; see `halls/HallNotices.ts`. */
export interface HallNotify {
  readonly devices: readonly NotifiedDevice[]
  readonly webhook: HallWebhook | null
}

export interface HallRecord {
  /** Never changes, and opens nothing by itself. */
  readonly id: string
  /** In the invite link. */
  code: string
  /** Counts the changes from 1. */
  version: number
  readonly createdAt: number
  name: string
  banner: HallBanner
  /** The person who may change it. */
  owner: string
  members: readonly HallMember[]
  passes: readonly DevicePass[]
  talk: string | null
  opening: Openers
  settings: TableSettings | null
  /** Missing in what earlier versions stored. */
  notify?: HallNotify
}

/** When a member was seen last. */
export interface Sighting {
  readonly person: string
  readonly at: number
  /** When last at a table of the hall. */
  readonly playedAt: number | null
}

export interface HallStore {
  loadHall(id: string): Promise<HallRecord | null>
  /** By the code in its invite link. */
  findHall(code: string): Promise<HallRecord | null>
  /** Replaces a hall unless somebody else has changed it since `version - 1`: then false, and nothing is stored. */
  changeHall(record: HallRecord): Promise<boolean>
  /** Removes the hall and what is known of its games and members; its tables stay. False if it has changed. */
  closeHall(id: string, version: number): Promise<boolean>
  /** Tables of a hall that are waiting or playing, last changed first, not older than `since`. */
  loadHallTables(id: string, since: number): Promise<TableRecord[]>
  countHallGames(id: string): Promise<number>
  /** Newest first. */
  loadHallGames(id: string, from?: number, most?: number): Promise<HallGame[]>
  noteSeen(id: string, sighting: Sighting): Promise<void>
  loadSeen(id: string): Promise<Sighting[]>
}

/** More tables than anyone reads in a list. */
export const MOST_TABLES = 30
