/**
 * Every message between client and server, as zod shapes and types. `docs/protocol.md` shows each one
 * with an example. The game's own intents, views and events are opaque here: their game reads them.
 */
import { z } from 'zod'
import type { MatchRecord, PastFrame, Progress, Refusal, Seat } from '../kernel'
import {
  BOT_STRENGTHS,
  type BotStrength,
  BROADCAST_DELAYS,
  type BroadcastDelay,
  type Channel,
  CHANNELS,
  type ClockName,
  CLOCKS,
  HINT_RULES,
  LIMITS,
  NOTICE_LANGUAGES,
  type Phase,
  QUICK_PHRASES,
  type QuickPhrase,
  type TableReason,
  WATCHERS,
  type Watchers,
  WEBHOOK_KINDS,
  type WebhookKind,
} from './terms'
import type { SeatHolder, SeatView } from './tableSchema'
import { TEXT_REASONS, TEXT_RULES, type TextRule, textFault } from './userText'

const seat = z
  .int()
  .min(0)
  .max(LIMITS.seats - 1)
export const userText = (rule: TextRule) =>
  z.string().superRefine((text, context) => {
    const fault = textFault(text, rule)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })
/** At least 128 random bits that the browser keeps; they identify a person at a table. */
export const secretToken = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/)
/** A code or an id. Nothing else gets as far as the store: some bytes are errors to a database. */
export const storedName = z.string().regex(/^[0-9A-Za-z-]{1,32}$/)
/** A member of a hall, and the secret that proves it. */
export const membershipShape = z.object({ id: storedName, token: secretToken })
export type Membership = z.output<typeof membershipShape>
/** 16 random bytes, as hex, that a client adds to the deal. */
const entropy = z.string().regex(/^[0-9a-f]{32}$/)
export const personId = z.string().regex(/^[0-9a-f]{12}$/)
const strength = z.enum(BOT_STRENGTHS)

const NAMED_FAULTS = [...TEXT_REASONS, 'bad-link'] as const satisfies readonly TableReason[]

/** Why a message could not be read: what is wrong with its text, or that it has another shape. */
export function readFault({ issues }: z.ZodError): Refusal {
  const [first] = issues
  const isNamed = issues.every(({ message }) => (NAMED_FAULTS as readonly string[]).includes(message))
  return { reason: first && isNamed ? first.message : 'malformed' }
}

/** A delay in minutes that somebody agrees to. */
const agreement = z.literal(BROADCAST_DELAYS)

const seatsAndRules = {
  seats: z.int().min(1).max(LIMITS.seats),
  /** The game's own options; the game reads them. */
  options: z.record(z.string(), z.unknown()),
  public: z.boolean(),
  watch: z.enum(WATCHERS),
  clock: z.enum(CLOCKS),
  /** Who may ask what a King would do in their place; a client knows whether its person is a newcomer. */
  hints: z.enum(HINT_RULES),
  /** Whether clients explain to newcomers what they meet for the first time. */
  coach: z.boolean(),
  /** Shows viewers all hands with a delay of so many minutes, if every player agrees. */
  broadcast: z.literal(BROADCAST_DELAYS),
}

/** `POST /api/tables` */
export const createShape = z.object({
  game: z.string().max(40),
  name: userText(TEXT_RULES.name),
  token: secretToken.optional(),
  seats: seatsAndRules.seats,
  /** A bot's strength or null for each seat; shorter lists are filled up with null. */
  bots: z.array(strength.nullable()).max(LIMITS.seats).default([]),
  options: seatsAndRules.options.default({}),
  public: seatsAndRules.public.default(false),
  watch: seatsAndRules.watch.default('everyone'),
  clock: seatsAndRules.clock.default('none'),
  /** When not given, hints are for those who play against bots alone. */
  hints: seatsAndRules.hints.optional(),
  coach: seatsAndRules.coach.default(true),
  broadcast: seatsAndRules.broadcast.default(0),
  /** Whether the host takes the first seat without a bot. */
  sit: z.boolean().default(true),
  /** Opens the table in a hall, for a member. */
  hall: membershipShape.optional(),
})
export type CreateRequest = z.input<typeof createShape>
export type CreateOrder = z.output<typeof createShape>
export interface Created {
  readonly code: string
  readonly token: string
}

/** Options of `joinById(code, options)`. The token finds the person's seat again, or is new. */
export const joinShape = z.object({
  name: userText(TEXT_RULES.name),
  token: secretToken,
  /** true: any free seat; a number: that one; absent: the seat the token owns, or a place to watch. */
  sit: z.union([z.boolean(), seat]).optional(),
  entropy: entropy.optional(),
  /** The delay of the broadcast that is offered; required for a seat there. */
  agree: agreement.optional(),
  /** Watches with open hands and the broadcast's delay; not for those who play. */
  open: z.boolean().optional(),
  /** At a table of a hall: whose member this is. It opens the seat of the same member on another device. */
  hall: membershipShape.optional(),
})
export type JoinOptions = z.input<typeof joinShape>

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/** A browser's push subscription, and the language and time zone of its notices. */
export const subscriptionShape = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{80,100}={0,2}$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{20,32}={0,2}$/),
  }),
  language: z.enum(NOTICE_LANGUAGES),
  zone: z.string().max(64).refine(isTimeZone).optional(),
})
export type Subscription = z.output<typeof subscriptionShape>

export const webhookShape = z.object({
  kind: z.enum(WEBHOOK_KINDS),
  url: z.string().max(500),
  language: z.enum(NOTICE_LANGUAGES),
})
export type Webhook = z.output<typeof webhookShape>

/** `request('host', …)` */
export const hostShape = z.discriminatedUnion('do', [
  z.object({ do: z.literal('start') }),
  z.object({ do: z.literal('rematch') }),
  z.object({ do: z.literal('lock'), locked: z.boolean() }),
  /** Whether the table is in the public list; after the end, any player may take it off. */
  z.object({ do: z.literal('list'), listed: z.boolean() }),
  /** Unlike `setup`, works at any time; `nobody` disconnects all spectators. */
  z.object({ do: z.literal('watch'), watch: seatsAndRules.watch }),
  /** At any time: what helps people at this table. */
  z.object({ do: z.literal('help'), hints: seatsAndRules.hints.optional(), coach: z.boolean().optional() }),
  z.object({ do: z.literal('remove'), person: personId }),
  z.object({ do: z.literal('mute'), person: personId, muted: z.boolean() }),
  z.object({ do: z.literal('handover'), person: personId }),
  z.object({ do: z.literal('free'), seat }),
  z.object({ do: z.literal('bot'), seat, strength: strength.nullable() }),
  /** Whether this person gets this seat, which they ask for; everybody in `Takeover.undecided` has to agree. */
  z.object({ do: z.literal('accept'), person: personId, seat }),
  z.object({ do: z.literal('decline'), person: personId, seat }),
  /** Where to post whose turn it is; null for nowhere. */
  z.object({ do: z.literal('webhook'), webhook: webhookShape.nullable() }),
  z.object({ do: z.literal('setup'), change: z.object(seatsAndRules).partial() }),
])
export type HostCommand = z.input<typeof hostShape>

/** `POST /api/reports`: something is wrong at this step of a finished match. */
export const reportShape = z.object({
  record: z.string().regex(/^[0-9A-Z]{8}-\d{1,6}$/),
  step: z.int().min(0),
  note: userText(TEXT_RULES.note).default(''),
})
export type ReportMessage = z.input<typeof reportShape>
/** `GET /api/reports/:id` */
export interface Report extends z.output<typeof reportShape> {
  readonly id: string
  readonly at: number
}

/** Every request a client can make of a table, and the shape of its payload. */
export const REQUESTS = {
  /** An id that was accepted before is acknowledged again, never played twice. */
  intent: z.object({
    id: z.string().regex(/^[A-Za-z0-9_-]{8,40}$/),
    /** The revision the person was looking at; refused as stale when they have been asked again since. */
    revision: z.int().min(0).optional(),
    intent: z.unknown(),
  }),
  /** After joining, after reconnecting, whenever in doubt. `here` makes this tab the one that acts, if several show the same seat. */
  sync: z.object({ here: z.boolean().optional() }),
  /** Earlier revisions as this person was allowed to see them, up to the newest where `to` is absent. */
  past: z.object({ match: z.int().min(1), from: z.int().min(0), to: z.int().min(0).optional() }),
  /** What happened in every step so far, for a complete log. */
  history: z.object({ match: z.int().min(1) }),
  /** This person has seen everything up to a revision; bots need not wait for them. */
  watched: z.object({ match: z.int().min(1), revision: z.int().min(0) }),
  /** Whether this page is in the foreground; then its person is not notified. */
  visible: z.object({ visible: z.boolean() }),
  /** Turns notifications of this device on or off. */
  notify: z.union([
    z.object({ on: subscriptionShape }).strict(),
    z.object({ off: subscriptionShape.shape.endpoint }).strict(),
  ]),
  /** Whether this device is notified, and for the host, the state of the webhook. */
  notices: z.object({ endpoint: subscriptionShape.shape.endpoint.optional() }),
  /** From a place to watch into a seat. During a match this asks for a seat of others. */
  sit: z.object({ seat: seat.optional(), agree: agreement.optional() }),
  /** Stands up; during a match a bot plays, and the seat stays reserved unless it is left for good. */
  stand: z.object({ forGood: z.boolean().default(false) }),
  /** Takes back the request for a seat. */
  withdraw: z.object({}),
  /** Once every player wants a pause, the clocks stand still until one does not. */
  pause: z.object({ want: z.boolean() }),
  /** Adds the time of one decision to the reserve of another seat. */
  giveTime: z.object({ seat }),
  /** Once per match, when the commitment has changed. */
  entropy: z.object({ entropy }),
  /** Agrees to open hands with this delay; 0 withdraws, which closes them at once. */
  broadcast: z.object({ agree: agreement }),
  /** Who is watching. */
  audience: z.object({}),
  chat: z.object({
    channel: z.enum(CHANNELS).default('table'),
    said: z.union([
      z.object({ text: userText(TEXT_RULES.chat) }).strict(),
      z.object({ phrase: z.enum(QUICK_PHRASES) }).strict(),
    ]),
  }),
  host: hostShape,
  /** The group of a finished match gets a hall, or one more of them joins it. */
  keepGroup: z.object({ name: userText(TEXT_RULES.hall), token: secretToken }),
} as const
export type RequestName = keyof typeof REQUESTS
/** What a client sends with a request. */
export type RequestPayload<N extends RequestName> = z.input<(typeof REQUESTS)[N]>

// ── Answers and pushed messages ──────────────────────────────────────────────────────────────────

/** What went wrong, as a value. `reason` is one of TABLE_REASONS, KERNEL_REASONS or the game's reasons. */
export interface Refused {
  readonly refusal: Refusal & { readonly detail?: string }
}
export interface Done {
  readonly ok: true
}
/** The answer to `sit`. */
export interface Seated extends Done {
  /** The seat is not theirs yet: somebody has to accept the request first. */
  readonly pending?: true
}
export interface IntentDone extends Done {
  /** The revision this intent led to. */
  readonly revision: number
}

/** Who you are at this table; pushed as 'you' whenever it changes. */
export interface SessionInfo {
  readonly person: string
  readonly seat: Seat | null
  /** False in a tab that shows a seat which a newer tab plays. */
  readonly acts: boolean
  /** The id of the table's hall, for members who sit, and for those who may join it. */
  readonly hall?: string
  /** Sits at a table of a hall without being a member. */
  readonly guest?: true
}

/**
 * A seat's own slice, pushed as 'mine' before the patch of its revision when anything in it is new. A part
 * that is absent is as it was before, and so is the slice if none comes.
 */
export interface PrivateSlice {
  /** Which match of this table: a rematch starts counting from 0. */
  readonly match: number
  readonly revision: number
  readonly secret?: unknown
  readonly prompt?: { readonly kind: string } | null
  /** This seat's wordings of what led here; absent when they are the public ones. */
  readonly events?: readonly unknown[]
}

/** The whole slice, as `sync` gives it. */
export type FullPrivateSlice = PrivateSlice & Required<Pick<PrivateSlice, 'secret' | 'prompt'>>

/** All hands at one revision, in seat order: what each seat sees besides the public view. Pushed as 'open'. */
export interface OpenHands {
  readonly match: number
  readonly revision: number
  readonly hands: readonly unknown[]
}

export interface Synced extends Done {
  readonly you: SessionInfo
  /** The server's clock, for deadlines. */
  readonly now: number
  readonly mine: FullPrivateSlice | null
  /** Only for those who watch with open hands. */
  readonly open?: OpenHands | null
  readonly chat: readonly ChatLine[]
}

/** The answer to `notices`. */
export interface Notices extends Done {
  /** Whether the device with the given endpoint is notified. */
  readonly on: boolean
  /** Only for the host; `works` is null until it was called. The address itself is never sent back. */
  readonly webhook: {
    readonly kind: WebhookKind
    readonly host: string
    readonly works: boolean | null
  } | null
}

/** Empty when the match is not the one on the table. */
export interface Past extends Done {
  readonly frames: readonly PastFrame[]
}

/** Step 1 first, in this person's wording; empty when the match is not the one on the table. */
export interface History extends Done {
  readonly steps: readonly (readonly unknown[])[]
}

/** Somebody who watches. */
export interface Watcher {
  readonly person: string
  readonly name: string
  readonly muted: boolean
}

/** In order of arrival, each person once. */
export interface Audience extends Done {
  readonly watchers: readonly Watcher[]
}

/** Pushed as 'chat', and in `Synced`. */
export interface ChatLine {
  readonly n: number
  readonly at: number
  readonly person: string
  readonly name: string
  readonly seat: Seat | null
  readonly channel: Channel
  readonly said: { readonly text: string } | { readonly phrase: QuickPhrase }
}

/** `GET /api/tables/:code`, and a line of the lobby. */
export interface TableSummary {
  readonly code: string
  readonly game: string
  readonly phase: Phase
  readonly match: number
  readonly seats: readonly Pick<SeatView, 'name' | 'bot' | 'online' | 'agreed'>[]
  readonly free: number
  readonly spectators: number
  readonly locked: boolean
  readonly watch: Watchers
  readonly clock: ClockName
  readonly broadcast: BroadcastDelay
  readonly progress: Progress | null
}

/** Server-sent events of `GET /api/lobby`: 'tables' first, then 'table' and 'gone'. */
export interface LobbyEvents {
  readonly tables: readonly TableSummary[]
  readonly table: TableSummary
  readonly gone: { readonly code: string }
}

/** `GET /api/records/:id`: a finished match with everything needed to check the deal. */
export interface PublishedRecord {
  readonly id: string
  readonly names: readonly string[]
  readonly bots: readonly (BotStrength | null)[]
  /** Who held which seat from which step; absent in records of earlier versions. */
  readonly holders?: readonly SeatHolder[] | undefined
  readonly finishedAt: number
  readonly record: MatchRecord
  readonly fairness: {
    readonly commitment: string
    readonly serverSeed: string
    /** In seat order; empty for seats that added nothing. */
    readonly chances: readonly string[]
  }
  readonly seal: Seal
}

/** What the server had at every step; docs/fairness.md says how each is worked out. */
export interface Seal {
  /** Eight hex digits after the deal and after each intent. */
  readonly steps: readonly string[]
  /** SHA-256 of the final state. */
  readonly final: string
  /** SHA-256 of everything else in the file. */
  readonly file: string
}
