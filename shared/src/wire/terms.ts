/** Words and numbers of the protocol. They are apart from its shapes, so that pages need not load zod. */
import { TEXT_REASONS } from './userText'

export const PHASES = ['waiting', 'playing', 'finished'] as const
export type Phase = (typeof PHASES)[number]

/** How strong a bot is: plays anything legal, plays sensibly, plays to win. */
export const BOT_STRENGTHS = ['thrall', 'thane', 'king'] as const
export type BotStrength = (typeof BOT_STRENGTHS)[number]

export const CLOCKS = ['none', 'relaxed', 'brisk', 'days'] as const
export type ClockName = (typeof CLOCKS)[number]

export const WATCHERS = ['everyone', 'nobody'] as const
export type Watchers = (typeof WATCHERS)[number]

/** Minutes that an open broadcast is behind the match; 0: none is offered. */
export const BROADCAST_DELAYS = [0, 5, 10, 20] as const
export type BroadcastDelay = (typeof BROADCAST_DELAYS)[number]

/** Whether viewers see the hands of this match: never, with a delay, or no longer because a player withdrew. */
export type HandsState = 'hidden' | 'open' | 'closed'

/** Who may ask for hints; a newcomer has never finished this game. */
export const HINT_RULES = ['everyone', 'newcomers', 'nobody'] as const
export type HintRule = (typeof HINT_RULES)[number]

/** Languages of notices that are written by the server or by a service worker. */
export const NOTICE_LANGUAGES = ['en', 'de', 'fr', 'pl'] as const
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number]

/** Services that a webhook can post to, each with a form of its own. */
export const WEBHOOK_KINDS = ['discord', 'slack', 'ntfy', 'json'] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

export const CHANNELS = ['table', 'spectators'] as const
export type Channel = (typeof CHANNELS)[number]

/** Common phrases, sent by id so that everyone reads them in their own language. */
export const QUICK_PHRASES = [
  'hello',
  'good-luck',
  'your-turn',
  'thinking',
  'one-moment',
  'well-played',
  'ouch',
  'thanks',
  'sorry',
  'good-game',
  'again',
  'goodbye',
] as const
export type QuickPhrase = (typeof QUICK_PHRASES)[number]

/** Refusals that come from the table, not from a game's rules. Texts must word every one. */
export const TABLE_REASONS = [
  'malformed',
  'too-large',
  'too-often',
  ...TEXT_REASONS,
  'unknown-message',
  'stale',
  'newer-tab',
  'not-seated',
  'not-watching',
  'not-host',
  'not-waiting',
  'not-playing',
  'not-finished',
  'bad-address',
  'cannot-take-back',
  'paused',
  'no-clock',
  'own-time',
  'no-such-table',
  'no-such-seat',
  'no-such-person',
  'no-seat-free',
  'seat-taken',
  'already-seated',
  'own-seat-only',
  'owner-present',
  'owner-may-return',
  'seat-owned',
  'too-few-to-agree',
  'not-decider',
  'time-up',
  'id-taken',
  'declined',
  'seats-empty',
  'seats-mismatch',
  'removed',
  'neighbour-removed',
  'locked',
  'no-spectators',
  'consent-needed',
  'delay-changed',
  'no-broadcast',
  'own-hand-only',
  'hands-shown',
  'table-full',
  'too-many-tabs',
  'muted',
  'neighbour-muted',
  'unknown-game',
  'bad-options',
  'rules-changed',
  'no-such-hall',
  'hall-full',
  'not-owner',
  'wrong-name',
  'bad-link',
  'pass-used',
  'too-many-devices',
  'foreign-origin',
  'foreign-host',
  'server-stopping',
  'not-stored',
  'server-error',
] as const
export type TableReason = (typeof TABLE_REASONS)[number]

export const LIMITS = {
  /** Bytes of one message; the transport drops connections that send more. */
  message: 8 * 1024,
  seats: 8,
  /** Lines of each channel. */
  chatBacklog: 100,
} as const

/** Close codes of our own, besides Colyseus' 4001 (the server stops: come back in a moment). */
export const CLOSE_REMOVED = 4100
export const CLOSE_WAKING = 4101
export const CLOSE_FLOOD = 4102
export const CLOSE_UNWATCHED = 4103
/** The hands are closed, or the match is gone: come back to watch live. */
export const CLOSE_BROADCAST = 4104

/** Bots wait for people at most this many times the normal watch time: that of the slow speed. */
export const SLOWEST_PACE = 1.6

/** So many spectators are named at most. */
export const AUDIENCE_MOST = 200
