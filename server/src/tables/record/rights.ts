/**
 * Who may do what at a table, and when: everything that depends on who somebody is gets decided here, and nothing is
 * changed here. Rights go by the hash of a person's token, never by the id that names them.
 * See docs/adr/0038-rights.md.
 */
import {
  type BroadcastDelay,
  type HostCommand,
  otherPlayers,
  type Phase,
  type Refusal,
  refuseClaim,
  refuseCover,
  type RequestName,
  type Seat,
  type TableReason,
} from '@heorot/shared'
import type { HostRecord, SeatRecord, TableRecord } from '../../store/TableRecord'
import { AWAY_GRACE, DAY, RETURN_GRACE, timeBudget } from './clock'
import { hasHeld, hasPlayed, heldSeat, isPerson } from './seatHistory'
import { isPaused } from './pause'
import { activeSanctions, matchSanctions } from './sanctions'
import type { Newcomer, Wish } from './seating'
import { isFree, isOccupied, refusal, seatOfPerson, seatOwnedBy, wantedSeat, wantsSeat } from './seating'

/** A table at one moment, and who is away from it. Times are play time unless they say otherwise. */
export interface TableMoment {
  readonly record: TableRecord
  /** By the server's clock. */
  readonly now: number
  readonly played: number
  /** When the server last came back. */
  readonly returnedAt: number
  /** When an owner was last here; null while they are. */
  readonly awaySince: (owner: string) => number | null
  /** When a bot first decided for a seat from this time on; null when none has. */
  readonly coveredSince: (seat: Seat, from: number) => number | null
}

interface Person {
  readonly owner: string
  readonly person: string
}
interface Actor extends Person {
  /** Where they sit and play. */
  readonly seat: Seat | null
}

// ── Requests and the host's commands ────────────────────────────────────────────────────────────

type Who = (situation: TableMoment, actor: Actor) => TableReason | null
type Right = readonly [who: Who, phase?: Phase]

const anybody: Who = () => null
const player: Who = (_, { seat }) => (seat === null ? 'not-seated' : null)
/** Also of a seat that waits for them. */
const owner: Who = ({ record }, actor) => (seatOwnedBy(record, actor.owner) === null ? 'not-seated' : null)
const host: Who = ({ record }, actor) => (isHost(record, actor) ? null : 'not-host')
const hostOrDeputy: Who = (situation, actor) =>
  isHost(situation.record, actor) || deputyOf(situation)?.owner === actor.owner ? null : 'not-host'
/** A finished match is everybody's who played it. */
const hostOrPlayer: Who = (situation, actor) =>
  host(situation, actor) && player(situation, actor) && 'not-host'
/** Somebody may have sat down since the end: they do not belong to the group. */
const member: Who = ({ record }, { owner, seat }) =>
  seat === null || (record.phase === 'finished' && !hasPlayed(record, seat, owner)) ? 'not-seated' : null
/** Everybody whose hand is or was shown, and the host. */
const shown: Who = ({ record }, actor) =>
  belongs(record, actor) || hasHeld(record, actor) ? null : 'not-seated'

/** What is not listed, everybody at the table may ask for themselves. */
const REQUESTS: Partial<Record<RequestName, Right>> = {
  stand: [owner],
  entropy: [player, 'waiting'],
  pause: [player, 'playing'],
  giveTime: [player, 'playing'],
  broadcast: [shown],
  keepGroup: [member, 'finished'],
}

const COMMANDS: Record<HostCommand['do'] | 'unlist', Right> = {
  setup: [host, 'waiting'],
  start: [hostOrDeputy, 'waiting'],
  rematch: [hostOrDeputy, 'finished'],
  bot: [hostOrDeputy],
  free: [host],
  remove: [host],
  mute: [host],
  lock: [host],
  watch: [host],
  list: [host],
  unlist: [hostOrPlayer, 'finished'],
  help: [host],
  webhook: [host],
  handover: [host],
  // Each request for a seat names those who decide: `decidersOf`.
  accept: [anybody],
  decline: [anybody],
}

const WRONG_PHASE = {
  waiting: 'not-waiting',
  playing: 'not-playing',
  finished: 'not-finished',
} as const satisfies Record<Phase, TableReason>

function refuse([who, phase]: Right, situation: TableMoment, actor: Actor): Refusal | null {
  const reason = who(situation, actor)
  if (reason) return refusal(reason)
  return phase && situation.record.phase !== phase ? refusal(WRONG_PHASE[phase]) : null
}

export const refuseRequest = (situation: TableMoment, actor: Actor, name: RequestName): Refusal | null =>
  refuse(REQUESTS[name] ?? [anybody], situation, actor)

export function refuseCommand(situation: TableMoment, actor: Actor, command: HostCommand): Refusal | null {
  const isUnlist = command.do === 'list' && !command.listed && situation.record.phase === 'finished'
  return (
    refuse(COMMANDS[isUnlist ? 'unlist' : command.do], situation, actor) ?? spared(situation, actor, command)
  )
}

/** During a match nobody can take away a seat that a person owns, and a deputy no bot. */
function spared(situation: TableMoment, actor: Actor, command: HostCommand): Refusal | null {
  const { record } = situation
  if (record.phase !== 'playing') return null
  if (command.do === 'remove')
    return seatOfPerson(record, command.person) === null ? null : refusal('seat-owned')
  if (command.do === 'free') return isFree(record.seats[command.seat]) ? null : refusal('seat-owned')
  if (command.do !== 'bot') return null
  if (command.strength === null) return isHost(record, actor) ? null : refusal('not-host')
  return cannotCover(situation, command.seat)
}

/** A bot that is sent plays only for people who have been away for long. */
function cannotCover(situation: TableMoment, seat: Seat): Refusal | null {
  const place = situation.record.seats[seat]
  const isAway = { isAskable: isAskable(situation, seat), isHere: isHere(situation, place?.owner ?? null) }
  const reason = place ? refuseCover(place, isAway) : null
  return reason && refusal(reason)
}

// ── The host ────────────────────────────────────────────────────────────────────────────────────

/** Old tables know a host who never sat down by the id alone. */
export const isHost = ({ host: kept }: Pick<TableRecord, 'host'>, { owner, person }: Person): boolean =>
  kept !== null && (kept.owner === null ? kept.person === person : kept.owner === owner)

/** They have a place at the table, whoever else is there: its host, and the owners of seats. */
export const belongs = (record: TableRecord, actor: Person): boolean =>
  isHost(record, actor) || seatOwnedBy(record, actor.owner) !== null

/**
 * Who may do what keeps a game going while the host is away for long: the first player who is here. The role itself
 * waits for its host.
 */
export function deputyOf(situation: TableMoment): SeatRecord | null {
  const { record } = situation
  const { owner } = record.host ?? {}
  if (owner && !graceOver(situation, owner)) return null
  return record.seats.find(seat => isOccupied(seat) && isHere(situation, seat.owner)) ?? null
}

/** Whether somebody has been away for longer than others should have to wait for them. */
export function graceOver({ record, played, returnedAt, awaySince }: TableMoment, owner: string): boolean {
  const since = awaySince(owner)
  const grace = record.clock === 'days' ? DAY : AWAY_GRACE
  return since !== null && played >= Math.max(since + grace, returnedAt + RETURN_GRACE)
}

const isHere = (situation: TableMoment, owner: string | null): boolean =>
  owner !== null && situation.awaySince(owner) === null

// ── Seats ───────────────────────────────────────────────────────────────────────────────────────

/** A seat a guest may have, at once or after others have agreed. */
export interface Claim {
  readonly seat: Seat
  readonly needsConsent: boolean
}

/**
 * The one rule of who may have which seat: the wanted one, or any: empty ones first, then those a bot holds. During a
 * match a seat has to be asked for, and people who have held one get no other.
 */
export function claimSeat(situation: TableMoment, guest: Newcomer, wanted: Seat | null): Claim | Refusal {
  const { record, now } = situation
  const own = seatOwnedBy(record, guest.owner)
  if (own !== null && isOccupied(record.seats[own])) return refusal('already-seated')
  const seat = wanted ?? own ?? heldSeat(record, guest) ?? anyFreeSeat(record)
  const refused = barred(record, guest, now) ?? disagrees(record, guest)
  if (seat === null) return refused ?? refusal('no-seat-free')
  const reason = refuseClaim(record, seat, {
    isHost: isHost(record, guest),
    isOwn: isPerson(guest),
    isAskable: isAskable(situation, seat),
  })
  if (reason) return refusal(reason)
  if (seat === own) return { seat, needsConsent: false }
  return refused ?? { seat, needsConsent: decidersOf(record, seat, guest).length > 0 }
}

/** Why a removal keeps this guest from a seat, or null. */
function barred({ removed }: TableRecord, guest: Newcomer, now: number): Refusal | null {
  const match = matchSanctions(activeSanctions(removed, now), guest, now)
  return match && refusal(match === 'self' ? 'removed' : 'neighbour-removed')
}

/** Nobody plays for viewers without agreeing to it. */
function disagrees(record: TableRecord, guest: Newcomer): Refusal | null {
  if (record.phase === 'playing') return null
  if (guest.opens) return refusal('hands-shown')
  return record.broadcast > 0 ? refuseAgreement(record, guest.agrees) : null
}

/** People agree to the delay they have read of, and to no other. */
export function refuseAgreement({ broadcast }: TableRecord, agrees: BroadcastDelay): Refusal | null {
  if (agrees === broadcast) return null
  return refusal(agrees === 0 ? 'consent-needed' : 'delay-changed')
}

function anyFreeSeat({ seats }: TableRecord): Seat | null {
  const empty = seats.findIndex(seat => isFree(seat) && seat.bot === null)
  const free = empty >= 0 ? empty : seats.findIndex(isFree)
  return free >= 0 ? free : null
}

/** Who must agree, all of them, that a guest gets a seat of a running match: everybody else who plays; where nobody does, the host. */
export function decidersOf(record: TableRecord, seat: Seat, guest: Person): readonly HostRecord[] {
  if (record.phase !== 'playing') return []
  const others = otherPlayers(record.seats, seat, ({ owner }) => owner === guest.owner)
  if (others.length > 0) return others as readonly (SeatRecord & HostRecord)[]
  return record.host && !isHost(record, guest) ? [record.host] : []
}

const isAskable = (situation: TableMoment, seat: Seat): boolean => {
  const at = askableAt(situation, seat)
  return at !== null && situation.played >= at
}

/**
 * When others may ask for a seat whose owner stays away: live after a few minutes and what is left of their clock; over
 * days when their time has run out and another day has passed. Null while the owner is here or time stands still.
 */
export function askableAt(situation: TableMoment, seat: Seat): number | null {
  const { record, returnedAt } = situation
  const place = record.seats[seat]
  if (record.phase !== 'playing' || isPaused(record) || !place?.owner) return null
  const since = situation.awaySince(place.owner)
  const until = since === null ? null : patience(situation, place, seat, since)
  return until === null ? null : Math.max(until, returnedAt + RETURN_GRACE)
}

function patience(situation: TableMoment, place: SeatRecord, seat: Seat, since: number): number | null {
  const { clock } = situation.record
  if (clock !== 'days') return since + AWAY_GRACE + place.reserve
  // Who stood up is not asked: their time is that of one decision.
  if (place.bot !== null) return since + timeBudget(clock)!.decision + place.reserve + DAY
  const missed = situation.coveredSince(seat, since)
  return missed === null ? null : missed + DAY
}

// ── The door ────────────────────────────────────────────────────────────────────────────────────

/** Why this guest may not come in, or null. */
export function turnedAway(situation: TableMoment, guest: Newcomer, wish: Wish): Refusal | null {
  const { record } = situation
  if (guest.opens) return cannotOpen(record, guest) ?? cannotWatch(situation, guest)
  if (seatOwnedBy(record, guest.owner) !== null) return null
  if (wantsSeat(wish)) {
    const claim = claimSeat(situation, guest, wantedSeat(wish))
    if ('reason' in claim) return claim
    // People who have to ask for a seat watch until then.
    if (!claim.needsConsent) return null
  }
  return cannotWatch(situation, guest)
}

/** Those who play or have played in this match see their own hand only. */
function cannotOpen(record: TableRecord, guest: Newcomer): Refusal | null {
  if (record.phase === 'waiting' || record.hands !== 'open') return refusal('no-broadcast')
  const isPlayer = seatOwnedBy(record, guest.owner) !== null || hasHeld(record, guest)
  return isPlayer ? refusal('own-hand-only') : null
}

function cannotWatch({ record, now }: TableMoment, guest: Newcomer): Refusal | null {
  if (isHost(record, guest)) return null
  if (record.locked) return refusal('locked')
  if (record.watch === 'nobody') return refusal('no-spectators')
  const removed = activeSanctions(record.removed, now).filter(({ watching }) => watching)
  return matchSanctions(removed, guest, now) && refusal('removed')
}

/** Where nobody may watch, nobody does: hosts stay, and those a seat is reserved for. */
export const mustLeave = (record: TableRecord, guest: Person): boolean =>
  record.watch === 'nobody' && !belongs(record, guest)
