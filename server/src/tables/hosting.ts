/** What a host may do. */
import {
  type AnyGame,
  CLOSE_REMOVED,
  CLOSE_UNWATCHED,
  type hostShape,
  type Refusal,
  type Watchers,
} from '@heorot/shared'
import type { z } from 'zod'
import type { TableRecord } from '../store/TableRecord'
import type { Attendance, Session } from './Attendance'
import type { Chat } from './Chat'
import { rematch, setUp, start } from './life'
import type { SeatChanges } from './SeatChanges'
import type { StandIns } from './StandIns'
import type { Alter } from './StoredRecord'
import { newSanction } from './sanctions'
import {
  handOver,
  holdByBot,
  isOccupied,
  mute,
  refusal,
  removePerson,
  seatOfPerson,
  seatOwnedBy,
  unmute,
  vacate,
} from './seating'
import type { Takeovers } from './Takeovers'
import type { Subscribers } from './Subscribers'

type Command = z.output<typeof hostShape>

/** What a host's commands need of a table. */
export interface HostedTable {
  readonly game: AnyGame
  readonly record: TableRecord
  readonly attendance: Attendance
  readonly chat: Pick<Chat, 'lines'>
  readonly seatChanges: Pick<SeatChanges, 'follow'>
  readonly standIns: Pick<StandIns, 'begin' | 'end'>
  readonly takeovers: Pick<Takeovers, 'accept' | 'decline' | 'withdraw'>
  readonly subscribers: Pick<Subscribers, 'setWebhook'>
  now(): number
  newServerSeed(): string
  change(alter: Alter): Promise<Refusal | null>
  announce(): void
  startMatch(): Promise<void>
  clearMatch(): void
  disconnect(session: Session, code: number): void
}

export async function obey(table: HostedTable, session: Session, command: Command): Promise<Refusal | null> {
  if (!mayCommand(table, session, command)) return refusal('not-host')
  switch (command.do) {
    case 'start':
      return begin(table)
    case 'rematch':
      return again(table)
    case 'remove':
      return sendAway(table, command.person)
    case 'free':
      return free(table, command.seat)
    case 'bot':
      return bot(table, command)
    case 'accept':
      return table.takeovers.accept(session, command.person)
    case 'decline':
      return table.takeovers.decline(session, command.person)
    case 'lock':
      return alter(table, draft => {
        draft.locked = command.locked
        // An open door is open to everybody.
        if (!command.locked) draft.removed = []
        return null
      })
    case 'list':
      return alter(table, draft => {
        draft.public = command.listed
        return null
      })
    case 'watch':
      return admit(table, command.watch)
    case 'help':
      return alter(table, draft => {
        draft.hints = command.hints ?? draft.hints
        draft.coach = command.coach ?? draft.coach
        return null
      })
    case 'mute':
      return setMuted(table, command)
    case 'webhook':
      return table.subscribers.setWebhook(session, command.webhook)
    case 'handover':
      return alter(table, draft => handOver(draft, command.person))
    case 'setup':
      return reshape(table, command)
  }
}

/** The host, and where the host asks for a seat, those who decide about it. */
function mayCommand(table: HostedTable, session: Session, command: Command): boolean {
  if (command.do === 'accept' || command.do === 'decline') return true
  return table.record.host === session.person || mayUnlist(table, session, command)
}

/** A finished game is everybody's who played it: each of them may keep it out of public lists. */
const mayUnlist = ({ record }: HostedTable, { seat }: Session, command: Command): boolean =>
  command.do === 'list' && !command.listed && record.phase === 'finished' && seat !== null

/** Fewer seats may mean other numbers for those who sit. */
async function reshape(
  table: HostedTable,
  { change }: Extract<Command, { do: 'setup' }>,
): Promise<Refusal | null> {
  const refused = await table.change(draft => setUp(draft, table.game, change))
  if (refused) return refused
  for (const { person } of table.record.seats) if (person !== null) table.seatChanges.follow(person)
  dismissWatchers(table)
  table.announce()
  return null
}

async function admit(table: HostedTable, watch: Watchers): Promise<Refusal | null> {
  const refused = await alter(table, draft => {
    draft.watch = watch
    return null
  })
  if (!refused) dismissWatchers(table)
  return refused
}

/** Where nobody may watch, nobody does, whenever they came. Hosts stay, and those a seat is reserved for. */
function dismissWatchers(table: HostedTable): void {
  const { attendance, record } = table
  if (record.watch !== 'nobody') return
  for (const session of attendance.watching)
    if (session.person !== record.host && seatOwnedBy(record, session.owner) === null)
      table.disconnect(session, CLOSE_UNWATCHED)
}

async function alter(table: HostedTable, change: Alter): Promise<Refusal | null> {
  const refused = await table.change(change)
  if (!refused) table.announce()
  return refused
}

async function begin(table: HostedTable): Promise<Refusal | null> {
  const refused = await table.change(draft => start(draft, table.game))
  if (refused) return refused
  // People who stood up while the table waited could sit down again until now.
  dismissWatchers(table)
  await table.startMatch()
  return null
}

async function again(table: HostedTable): Promise<Refusal | null> {
  const refused = await table.change(draft => rematch(draft, table.newServerSeed()))
  if (refused) return refused
  table.clearMatch()
  return null
}

const isPresent = ({ attendance, record }: HostedTable, person: string): boolean =>
  attendance.isHere(person) || seatOfPerson(record, person) !== null

/** Also people who spoke and left: they may come back. */
function setMuted(
  table: HostedTable,
  { person, muted }: Extract<Command, { do: 'mute' }>,
): Promise<Refusal | null> {
  const { attendance, chat, record } = table
  if (!isPresent(table, person) && !chat.lines.some(line => line.person === person))
    return Promise.resolve(refusal('no-such-person'))
  const sanction = newSanction(record, attendance, person, record.muted, table.now())
  return alter(table, draft => (muted ? mute(draft, sanction) : unmute(draft, person)))
}

async function sendAway(table: HostedTable, person: string): Promise<Refusal | null> {
  const { attendance, record } = table
  if (!isPresent(table, person)) return refusal('no-such-person')
  const now = table.now()
  const watches = seatOfPerson(record, person) === null
  const sanction = {
    ...newSanction(record, attendance, person, record.removed, now),
    ...(watches && { watching: true as const }),
  }
  const refused = await table.change(draft => removePerson(draft, sanction, now))
  if (refused) return refused
  table.takeovers.withdraw(person)
  for (const session of attendance.ofPerson(person)) table.disconnect(session, CLOSE_REMOVED)
  table.seatChanges.follow(person)
  return null
}

async function free(table: HostedTable, seat: number): Promise<Refusal | null> {
  const leaver = table.record.seats[seat]?.person ?? null
  const refused = await table.change(draft => vacate(draft, seat))
  if (refused) return refused
  table.standIns.end(seat)
  if (leaver === null) table.announce()
  else table.seatChanges.follow(leaver)
  return null
}

/** For an owner who is away, the bot stands in until they do something. */
function bot(
  table: HostedTable,
  { seat, strength }: Extract<Command, { do: 'bot' }>,
): Promise<Refusal | null> {
  const place = table.record.seats[seat]
  if (!place || !isOccupied(place)) return alter(table, draft => holdByBot(draft, seat, strength))
  if (strength !== null && table.attendance.ofSeat(seat).length > 0)
    return Promise.resolve(refusal('owner-present'))
  if (strength === null) table.standIns.end(seat)
  else table.standIns.begin(seat)
  table.announce()
  return Promise.resolve(null)
}
