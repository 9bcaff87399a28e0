/** Messages about halls: permanent private places of a group. `docs/protocol.md` shows each one with an example. */
import { z } from 'zod'
import type { Progress, Seat } from '../kernel'
import {
  BANNER_COLOURS,
  BANNER_DIVISIONS,
  BANNER_SIGNS,
  HALL_LIMITS,
  type HallBanner,
  MEMBER_SIGNS,
  type MemberSign,
  OPENERS,
  type Openers,
  talkFault,
} from './hallTerms'
import {
  type createShape,
  membershipShape,
  personId,
  secretToken,
  storedName,
  subscriptionShape,
  userText,
  webhookShape,
} from './protocol'
import type { SeatView } from './tableSchema'
import { CLOCKS, type ClockName, type Phase, type WebhookKind } from './terms'
import { TEXT_RULES } from './userText'

const bannerShape = z.object({
  cloth: z.enum(BANNER_COLOURS),
  second: z.enum(BANNER_COLOURS),
  division: z.enum(BANNER_DIVISIONS),
  sign: z.enum(BANNER_SIGNS),
})

const hallName = userText(TEXT_RULES.hall)
const memberName = userText(TEXT_RULES.name)

/** The secret of a one-time pass. */
const pass = secretToken

const talkLink = z.string().refine(text => !talkFault(text), { message: 'bad-link' })

/** `POST /api/halls` */
export const newHallShape = z.object({
  name: hallName,
  banner: bannerShape.optional(),
  member: memberName,
  token: secretToken,
})
export type NewHallRequest = z.input<typeof newHallShape>
export type NewHallOrder = z.output<typeof newHallShape>

/** `POST /api/halls/:code/members` */
export const joinHallShape = z.object({ name: memberName, token: secretToken })
export type JoinHallRequest = z.input<typeof joinHallShape>

/** `POST /api/halls/:id/devices`: another device of a member, with a pass from the first one. */
export const deviceShape = z.object({ pass, token: secretToken })
export type DeviceRequest = z.input<typeof deviceShape>

/** `POST /api/halls/:id/changes`, by a member. */
export const hallChangeShape = z.discriminatedUnion('do', [
  z.object({ do: z.literal('me'), name: memberName.optional(), sign: z.enum(MEMBER_SIGNS).optional() }),
  z.object({ do: z.literal('leave') }),
  /** All other devices of this member are signed out, and unused passes end. */
  z.object({ do: z.literal('devices') }),
  /** Notifies this device when it is its member's turn at a table of the hall; null turns that off. */
  z.object({ do: z.literal('notify'), on: subscriptionShape.nullable() }),
  // Only the owner's:
  z.object({ do: z.literal('name'), name: hallName }),
  z.object({ do: z.literal('banner'), banner: bannerShape }),
  z.object({ do: z.literal('talk'), url: talkLink.nullable() }),
  z.object({ do: z.literal('opening'), opening: z.enum(OPENERS) }),
  z.object({ do: z.literal('clock'), clock: z.enum(CLOCKS) }),
  z.object({ do: z.literal('webhook'), webhook: webhookShape.nullable() }),
  z.object({ do: z.literal('remove'), person: personId }),
  z.object({ do: z.literal('handover'), person: personId }),
  z.object({ do: z.literal('invite') }),
  z.object({ do: z.literal('close'), name: z.string().max(200) }),
])
export type HallChange = z.output<typeof hallChangeShape>

/** `POST /api/mine`: where a browser holds seats and memberships. */
export const mineShape = z.object({
  seats: z.array(z.object({ code: storedName, token: secretToken })).max(HALL_LIMITS.mine),
  halls: z.array(membershipShape).max(HALL_LIMITS.mine),
})
export type MineRequest = z.input<typeof mineShape>

// ── Answers ──────────────────────────────────────────────────────────────────────────────────────

/** The answer to founding and joining. */
export interface HallPlace {
  /** Never changes; members ask by it. */
  readonly id: string
  /** In the invite link; changes with a new one. */
  readonly code: string
  readonly person: string
}

/** The answer to `keepGroup`. */
export interface KeptGroup extends HallPlace {
  readonly ok: true
}

/** `GET /api/halls/:code/door`: all that a non-member can see. */
export interface HallDoor {
  readonly name: string
  readonly banner: HallBanner
  readonly members: number
}

/** `GET /api/halls/:code/screen`: what a big screen with the invite link shows. */
export interface HallScreen extends Omit<HallDoor, 'members'> {
  /** Beasts and colours, without names. */
  readonly shields: readonly Pick<MemberView, 'sign' | 'colour'>[]
  /** The running tables that everyone may watch, newest move first. */
  readonly tables: readonly ScreenTable[]
}

export interface ScreenTable extends Pick<HallTable, 'code' | 'game'> {
  /** Nobody has moved for two minutes. */
  readonly quiet: boolean
}

export interface HallPass {
  readonly pass: string
  readonly until: number
}

export interface MemberView {
  readonly person: string
  readonly name: string
  readonly sign: MemberSign
  readonly colour: MemberSign
  readonly status: 'online' | 'playing' | 'away'
  /** When last seen; null if never since joining. */
  readonly seen: number | null
}

/** How a table was set up last, for the next one. */
export type TableSettings = Pick<
  z.output<typeof createShape>,
  'game' | 'seats' | 'bots' | 'options' | 'watch' | 'clock' | 'hints'
>

export interface HallSeat extends Pick<SeatView, 'name' | 'bot'> {
  readonly member: string | null
}

export interface HallTable {
  readonly code: string
  readonly game: string
  readonly phase: Phase
  readonly clock: ClockName
  readonly watch: boolean
  readonly seats: readonly HallSeat[]
  /** Seats that a member can have at once. */
  readonly free: number
  /** Null when another process knows. */
  readonly spectators: number | null
  readonly progress: Progress | null
  readonly waitingFor: readonly Seat[]
  readonly mine: Seat | null
  /** When the reader's time ends (server clock); null without a clock or a question. */
  readonly deadline: number | null
}

export interface HallGameSeat {
  readonly name: string
  /** Null for guests and bots. */
  readonly member: string | null
  readonly bot: boolean
  readonly place: number
  readonly score: number
}

/** A finished match of a hall. */
export interface HallGame {
  /** Of its record. */
  readonly id: string
  readonly game: string
  readonly at: number
  readonly seats: readonly HallGameSeat[]
}

export interface MemberStanding {
  readonly person: string
  readonly played: number
  readonly won: number
  readonly points: number
  /** Average place. */
  readonly place: number
}

/** Of one game. */
export interface HallStandings {
  readonly game: string
  readonly games: number
  readonly rows: readonly MemberStanding[]
  /** How often `a` finished ahead of `b`, behind and level, for every pair that has met. */
  readonly pairs: readonly {
    readonly a: string
    readonly b: string
    readonly ahead: number
    readonly behind: number
  }[]
}

/** What members know of the hall's webhook; its address is never sent back. */
export interface HallWebhookView {
  readonly kind: WebhookKind
  /** Only for the owner; null for other members. */
  readonly host: string | null
  /** Since when nothing has arrived there; null while it works. */
  readonly failingSince: number | null
}

/** `GET /api/halls/:id` for a member. */
export interface HallInfo {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly banner: HallBanner
  readonly createdAt: number
  readonly owner: string
  readonly you: string
  /** Of the reader. */
  readonly devices: number
  readonly talk: string | null
  readonly opening: Openers
  readonly settings: TableSettings | null
  readonly members: readonly MemberView[]
  readonly tables: readonly HallTable[]
  /** The newest; `played` counts all. */
  readonly recent: readonly HallGame[]
  readonly played: number
  readonly standings: readonly HallStandings[]
  /** Whether the reader's device is notified when it is their turn. */
  readonly notified: boolean
  readonly webhook: HallWebhookView | null
  /** The server's clock, for deadlines; rounded, so that nothing else changes the answer. */
  readonly now: number
}

/** `GET /api/halls/:id/games?from=8` */
export interface HallGames {
  readonly games: readonly HallGame[]
  readonly more: boolean
}

/** A table that waits for the reader. */
export interface WaitingTurn {
  readonly code: string
  readonly game: string
  readonly progress: Progress | null
  readonly deadline: number | null
  /** The others at the table. */
  readonly names: readonly string[]
  /** The id of its hall; null where the reader is not a member. */
  readonly hall: string | null
}

/** A hall in a list. */
export interface HallLine {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly banner: HallBanner
  readonly online: number
  readonly tables: number
  readonly turns: number
  readonly lastGame: number | null
}

/** The answer to `POST /api/mine`. Halls that no longer know the browser are missing. */
export interface Mine {
  readonly now: number
  /** Soonest first. */
  readonly turns: readonly WaitingTurn[]
  readonly halls: readonly HallLine[]
}
