/** What everybody may know of a table, built field by field from what the table knows. */
import type { Seat, SeatView, TableSummary, TableView } from '@heorot/shared'
import type { PlayTime } from '../ops/playTime'
import { commitmentTo } from '../ops/secrets'
import type { SeatRecord, TableRecord } from '../store/TableRecord'
import { deadlineOf } from './record/clock'
import { isPaused, pauseWantedBy } from './record/pause'
import { publicHolder } from './record/seatHistory'
import { askableAt, deputyOf, type TableMoment } from './record/rights'
import type { Table } from './Table'
import { isFree, placeAt } from './record/seating'

export type TableFacts = Omit<TableView, 'revision' | 'waitingFor' | 'progress' | 'outcome' | 'takeBack'>

export function factsOf(table: Table): TableFacts {
  const { attendance } = table
  const situation = table.situation()
  const { record } = situation
  const { code, game, phase, match, host, locked, watch, clock, options, broadcast, hands } = record
  return {
    code,
    game,
    phase,
    match,
    host: host?.person ?? null,
    deputy: deputyOf(situation)?.person ?? null,
    locked,
    watch,
    clock,
    options,
    broadcast,
    hands,
    commitment: commitmentTo(record.serverSeed),
    public: record.public,
    hints: record.hints,
    coach: record.coach,
    spectators: attendance.spectators,
    holders: record.holders.map(publicHolder),
    pauseWanted: pauseWantedBy(record),
    paused: isPaused(record),
    takeovers: table.takeovers.pending,
    seats: record.seats.map((seat, i): SeatView => {
      const { name, person, owner, bot, agreed } = seat
      const awaySince = owner === null ? null : situation.awaySince(owner)
      return {
        name,
        person,
        bot,
        agreed,
        online: attendance.ofSeat(i).length > 0,
        awaySince: byServerClock(awaySince, table.deps.playTime),
        hasEntropy: seat.chance !== '',
        muted: person !== null && record.muted.some(sanction => sanction.person === person),
        ...timesOf(table, situation, i),
      }
    }),
  }
}

/** What a clock changes of a seat. */
export type SeatTimes = Pick<SeatView, 'standIn' | 'reserve' | 'deadline' | 'askableAt'>

/** Undefined without a clock. */
export function seatTimes(table: Table): readonly SeatTimes[] | undefined {
  const situation = table.situation()
  const { clock, seats } = situation.record
  return clock === 'none' ? undefined : seats.map((_, i) => timesOf(table, situation, i))
}

function timesOf({ standIns, deps }: Table, situation: TableMoment, i: Seat): SeatTimes {
  const { playTime } = deps
  const { record } = situation
  const seat = placeAt(record, i)
  return {
    standIn: standIns.decidesFor(i) || (seat.person !== null && seat.bot !== null),
    reserve: seat.reserve,
    deadline: deadlineIn(seat, record, playTime),
    askableAt: byServerClock(askableAt(situation, i), playTime),
  }
}

const deadlineIn = (seat: SeatRecord, { clock, pause }: TableRecord, playTime: PlayTime): number | null =>
  pause.since === null ? byServerClock(deadlineOf(seat, clock, playTime), playTime) : null

/** Which clients know. */
const byServerClock = (time: number | null, { lag }: PlayTime): number | null =>
  time === null ? null : time + lag

export function summaryOf({ record, attendance, play }: Table): TableSummary {
  const { code, game, phase, match, locked, watch, clock, broadcast, seats } = record
  return {
    code,
    game,
    phase,
    match,
    locked,
    watch,
    clock,
    broadcast,
    seats: seats.map(({ name, bot, agreed }, i) => {
      const online = attendance.ofSeat(i).length > 0
      return { name, bot, agreed, online }
    }),
    free: seats.filter(isFree).length,
    spectators: attendance.spectators,
    progress: play?.progress ?? null,
  }
}
