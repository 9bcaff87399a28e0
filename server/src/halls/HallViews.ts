/** What members read: their hall, and the tables and halls of one browser. */
import {
  HALL_LIMITS,
  type HallGames,
  type HallInfo,
  type HallLine,
  type HallScreen,
  type HallTable,
  type HallWebhookView,
  isRefusal,
  type MemberView,
  type Mine,
  type MineRequest,
  type Refusal,
  type Seat,
  type WaitingTurn,
} from '@heorot/shared'
import type { HallMember, HallRecord, HallStore, Sighting } from '../store/HallStore'
import type { TableRecord } from '../store/TableRecord'
import { isFree, refusal, seatOwnedBy } from '../tables/record/seating'
import { ownerOf } from '../ops/secrets'
import type { TableStatus, TableStatuses } from './TableStatuses'
import { notifyOf } from './hall'
import type { Asking, Halls } from './Halls'
import type { Presence } from './Presence'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
/** A page asks every few seconds while it is looked at, and less often behind others. */
const ONLINE_FOR = 75 * SECOND
/** Tables that nobody has touched for so long are not listed any more. */
const LISTED_FOR = 60 * DAY
const EMPTY_LISTED_FOR = DAY

export class HallViews {
  constructor(
    private readonly halls: Halls,
    private readonly statuses: TableStatuses,
    private readonly store: HallStore,
    private readonly presence: Presence,
    private readonly now: () => number,
  ) {}

  async info({ hall, member, device }: Asking): Promise<HallInfo> {
    const { id } = hall
    this.presence.saw(id, member.person)
    const [tables, seen, played, recent] = await Promise.all([
      this.#tables(id),
      this.store.loadSeen(id),
      this.store.countHallGames(id),
      this.store.loadHallGames(id, 0, HALL_LIMITS.recent),
    ])
    const { code, name, banner, createdAt, owner, talk, opening, settings } = hall
    return {
      ...{ id, code, name, banner, createdAt, owner, talk, opening, settings, recent, played },
      you: member.person,
      devices: member.devices.length,
      notified: notifyOf(hall).devices.some(one => one.device === device),
      webhook: webhookView(hall, member),
      members: hall.members.map(one => this.#memberView(one, seen, member.person)),
      tables: tables.map(status => this.#tableView(status, member.person)),
      standings: await this.halls.standings(id, played),
      now: Math.floor(this.now() / (30 * SECOND)) * 30 * SECOND,
    }
  }

  /** For a big screen: it has the invite link and no membership, so it learns of no table that it could not watch. */
  async screen(code: string): Promise<HallScreen | Refusal> {
    const hall = await this.store.findHall(code)
    if (!hall) return refusal('no-such-hall')
    const shown = (await this.#tables(hall.id))
      .filter(({ record }) => record.phase === 'playing' && isWatchable(record))
      .sort((a, b) => b.movedAt - a.movedAt)
    return {
      ...{ name: hall.name, banner: hall.banner },
      shields: hall.members.map(({ sign, colour }) => ({ sign, colour })),
      tables: shown.map(status => ({
        ...{ code: status.record.code, game: status.record.game },
        quiet: this.statuses.isQuiet(status),
      })),
    }
  }

  async games(id: string, from: number): Promise<HallGames> {
    const games = await this.store.loadHallGames(id, from, HALL_LIMITS.games + 1)
    return { games: games.slice(0, HALL_LIMITS.games), more: games.length > HALL_LIMITS.games }
  }

  /** Where it is this browser's turn, and how its halls are. */
  async mine({ seats, halls }: MineRequest): Promise<Mine> {
    const lines = (await Promise.all(halls.map(membership => this.#hallLine(membership)))).flatMap(
      line => line ?? [],
    )
    const known = new Set(lines.flatMap(({ turns }) => turns.map(({ code }) => code)))
    const own = await Promise.all(
      seats.filter(({ code }) => !known.has(code)).map(({ code, token }) => this.#seatTurn(code, token)),
    )
    const turns = [...lines.flatMap(line => line.turns), ...own.flatMap(turn => turn ?? [])]
    return { now: this.now(), turns: turns.sort(soonestFirst), halls: lines.map(({ line }) => line) }
  }

  async #seatTurn(code: string, token: string): Promise<WaitingTurn | null> {
    const owner = ownerOf(code, token)
    const status = await this.statuses.ofOwner(code, owner)
    const seat = status && seatOwnedBy(status.record, owner)
    return status && seat !== null ? this.#turn(status, seat, null) : null
  }

  async #hallLine(
    membership: MineRequest['halls'][number],
  ): Promise<{ line: HallLine; turns: WaitingTurn[] } | null> {
    const asking = await this.halls.ask(membership)
    if (isRefusal(asking)) return null
    const { hall, member } = asking
    const { id, code, name, banner } = hall
    this.presence.saw(id, member.person)
    const [tables, seen, [last]] = await Promise.all([
      this.#tables(id),
      this.store.loadSeen(id),
      this.store.loadHallGames(id, 0, 1),
    ])
    const turns = tables.flatMap(status => {
      const seat = seatOfMember(status, member.person)
      return (seat !== null && this.#turn(status, seat, id)) || []
    })
    const views = hall.members.map(one => this.#memberView(one, seen, member.person))
    const line: HallLine = {
      ...{ id, code, name, banner, tables: tables.length, turns: turns.length },
      online: views.filter(({ person, status }) => person !== member.person && status !== 'away').length,
      lastGame: last?.at ?? null,
    }
    return { line, turns }
  }

  #turn(status: TableStatus, seat: Seat, hall: string | null): WaitingTurn | null {
    const { record, waitingFor, progress } = status
    if (!waitingFor.includes(seat) || record.seats[seat]?.bot) return null
    const names = record.seats.flatMap(({ name, owner }, i) => (i !== seat && owner !== null ? [name] : []))
    const { code, game } = record
    return { code, game, progress, deadline: this.statuses.deadline(status, seat), names, hall }
  }

  /** Waiting and playing; a table that nobody came to is not shown for long. */
  async #tables(id: string): Promise<TableStatus[]> {
    const now = this.now()
    const records = await this.store.loadHallTables(id, now - LISTED_FOR)
    const statuses = await Promise.all(records.map(record => this.statuses.at(record.code, record)))
    const isListed = ({ record }: TableStatus) =>
      record.phase === 'playing' ||
      (record.phase === 'waiting' &&
        (record.seats.some(seat => seat.owner !== null) || now - record.createdAt < EMPTY_LISTED_FOR))
    return statuses.flatMap(status => (status && isListed(status) ? [status] : []))
  }

  #tableView(status: TableStatus, reader: string): HallTable {
    const { record, waitingFor, progress, spectators } = status
    const { code, game, phase, clock, seats, locked } = record
    const mine = seatOfMember(status, reader)
    return {
      ...{ code, game, phase, clock, progress, waitingFor, spectators, mine },
      watch: isWatchable(record),
      seats: seats.map(({ name, bot, member }) => ({ name, bot, member: member ?? null })),
      free:
        phase === 'waiting' && !locked ? seats.filter(seat => isFree(seat) && seat.bot === null).length : 0,
      deadline: mine === null ? null : this.statuses.deadline(status, mine),
    }
  }

  #memberView(
    { person, name, sign, colour }: HallMember,
    seen: readonly Sighting[],
    reader: string,
  ): MemberView {
    const last = seen.find(sighting => sighting.person === person)
    const isHere = person === reader || (last !== undefined && this.now() - last.at < ONLINE_FOR)
    const isPlaying = this.now() - (last?.playedAt ?? -Infinity) < ONLINE_FOR
    const status = !isHere ? 'away' : isPlaying ? 'playing' : 'online'
    // To the minute, so that an answer stays the same while nothing happens.
    const at = last && Math.floor(last.at / (60 * SECOND)) * 60 * SECOND
    return { person, name, sign, colour, status, seen: isHere ? null : (at ?? null) }
  }
}

const isWatchable = ({ watch, locked }: TableRecord): boolean => watch === 'everyone' && !locked

/** Everybody may know that a chat is told; where it is, only the owner. */
function webhookView(hall: HallRecord, { person }: HallMember): HallWebhookView | null {
  const { webhook } = notifyOf(hall)
  if (!webhook) return null
  const { kind, url, failingSince } = webhook
  return { kind, failingSince, host: person === hall.owner ? new URL(url).host : null }
}

/** Also after they stood up: the seat is reserved for them. */
function seatOfMember({ record }: TableStatus, person: string): Seat | null {
  const seat = record.seats.findIndex(({ member, owner }) => member === person && owner !== null)
  return seat < 0 ? null : seat
}

const soonestFirst = (a: WaitingTurn, b: WaitingTurn): number =>
  (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || 0
