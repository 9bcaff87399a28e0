/** What a host may do. */
import { CLOSE_REMOVED, CLOSE_UNWATCHED, type hostShape, type Refusal, type Watchers } from '@heorot/shared'
import type { z } from 'zod'
import { newServerSeed } from '../ops/secrets'
import type { Sanction } from '../store/TableRecord'
import type { Session } from './people/Attendance'
import { rematch, setUp } from './record/life'
import { mustLeave, refuseCommand } from './record/rights'
import { newSanction } from './record/sanctions'
import {
  handOver,
  holdByBot,
  isOccupied,
  mute,
  refusal,
  removePerson,
  seatOfPerson,
  unmute,
  vacate,
} from './record/seating'
import type { Table } from './Table'

type Command = z.output<typeof hostShape>

/** Owners are told first, so that they can still come back. */
const COVER_DELAY = 60 * 1000

export async function obey(table: Table, session: Session, command: Command): Promise<Refusal | null> {
  const refused = refuseCommand(table.situation(), session, command)
  if (refused) return refused
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
      return table.takeovers.accept(session, command)
    case 'decline':
      return table.takeovers.decline(session, command)
    case 'lock':
      return table.alter(draft => {
        draft.locked = command.locked
        // An open door is open to everybody.
        if (!command.locked) draft.removed = []
      })
    case 'list':
      return table.alter(draft => {
        draft.public = command.listed
      })
    case 'watch':
      return admit(table, command.watch)
    case 'help':
      return table.alter(draft => {
        draft.hints = command.hints ?? draft.hints
        draft.coach = command.coach ?? draft.coach
      })
    case 'mute':
      return setMuted(table, command)
    case 'webhook':
      return table.subscribers.setWebhook(session, command.webhook)
    case 'handover':
      return table.alter(draft => handOver(draft, command.person))
    case 'setup':
      return reshape(table, command)
  }
}

/** Fewer seats may mean other numbers for those who sit. */
async function reshape(table: Table, { change }: Extract<Command, { do: 'setup' }>): Promise<Refusal | null> {
  const refused = await table.change(draft => setUp(draft, table.game, change))
  if (refused) return refused
  for (const { owner } of table.record.seats) if (owner !== null) table.seatChanges.follow(owner)
  dismissWatchers(table)
  table.announce()
  return null
}

async function admit(table: Table, watch: Watchers): Promise<Refusal | null> {
  const refused = await table.alter(draft => {
    draft.watch = watch
  })
  if (!refused) dismissWatchers(table)
  return refused
}

/** Whenever they came. */
function dismissWatchers(table: Table): void {
  for (const session of table.attendance.watching)
    if (mustLeave(table.record, session)) table.deps.outlet.close(session, CLOSE_UNWATCHED)
}

async function begin(table: Table): Promise<Refusal | null> {
  const refused = await table.startMatch()
  if (refused) return refused
  // People who stood up while the table waited could sit down again until now.
  dismissWatchers(table)
  table.announce()
  return null
}

async function again(table: Table): Promise<Refusal | null> {
  const refused = await table.change(draft => rematch(draft, newServerSeed(table.deps.random)))
  if (!refused) table.clearMatch()
  return refused
}

/** The hash behind an id: of somebody who is here, or whose seat it is. */
const ownerOf = ({ attendance, record }: Table, person: string): string | undefined =>
  record.seats.find(seat => seat.person === person)?.owner ?? attendance.ownerOf(person)

function sanctionFor(table: Table, person: string, others: readonly Sanction[]): Sanction {
  const { record, attendance } = table
  const place = attendance.placeOf(ownerOf(table, person) ?? '')
  return newSanction(record, attendance, { person, place }, others, table.now())
}

/** Also people who spoke and left: they may come back. */
async function setMuted(
  table: Table,
  { person, muted }: Extract<Command, { do: 'mute' }>,
): Promise<Refusal | null> {
  const { chat, record } = table
  const isKnown = ownerOf(table, person) || chat.lines.some(line => line.person === person)
  if (!isKnown) return refusal('no-such-person')
  const sanction = sanctionFor(table, person, record.muted)
  return table.alter(draft => (muted ? mute(draft, sanction) : unmute(draft, person)))
}

async function sendAway(table: Table, person: string): Promise<Refusal | null> {
  const { attendance, record } = table
  const owner = ownerOf(table, person)
  if (!owner) return refusal('no-such-person')
  const watches = seatOfPerson(record, person) === null
  const sanction = sanctionFor(table, person, record.removed)
  const refused = await table.change(draft =>
    removePerson(draft, watches ? { ...sanction, watching: true } : sanction, table.now()),
  )
  if (refused) return refused
  await table.takeovers.withdraw(owner)
  for (const session of attendance.ofOwner(owner)) table.deps.outlet.close(session, CLOSE_REMOVED)
  table.seatChanges.follow(owner)
  return null
}

async function free(table: Table, seat: number): Promise<Refusal | null> {
  const leaver = table.record.seats[seat]?.owner ?? null
  const refused = await table.alter(draft => vacate(draft, seat))
  if (!refused && leaver !== null) table.seatChanges.follow(leaver)
  return refused
}

/** During a match a bot can stand in for an owner who is away, until they do something. */
async function bot(
  table: Table,
  { seat, strength }: Extract<Command, { do: 'bot' }>,
): Promise<Refusal | null> {
  const { phase, seats } = table.record
  if (phase !== 'playing' || !isOccupied(seats[seat]))
    return table.alter(draft => holdByBot(draft, seat, strength))
  if (strength === null) table.standIns.end(seat)
  else {
    table.notices.tellCovered(seat)
    table.standIns.begin(seat, COVER_DELAY)
  }
  table.announce()
  return null
}
