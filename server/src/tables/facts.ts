/** What everybody may know of a table, built field by field from what the table knows. */
import type { SeatView, TableSummary, TableView } from '@heorot/shared'
import type { PlayTime } from '../ops/playTime'
import type { SeatRecord, TableRecord } from '../store/TableRecord'
import type { Attendance } from './Attendance'
import { deadlineOf } from './clock'
import { isPaused, pauseWantedBy } from './pause'
import type { Play } from './Play'
import { publicHolder } from './record'
import { isFree } from './seating'

export type TableFacts = Omit<TableView, 'revision' | 'waitingFor' | 'progress' | 'outcome' | 'takeBack'>

export function factsOf(
  record: TableRecord,
  attendance: Attendance,
  standIns: ReadonlySet<number>,
  takeovers: TableFacts['takeovers'],
  commitment: string,
  playTime: PlayTime,
): TableFacts {
  const { code, game, phase, match, host, locked, watch, clock, options, broadcast, hands } = record
  return {
    code,
    game,
    phase,
    match,
    host,
    locked,
    watch,
    clock,
    options,
    broadcast,
    hands,
    commitment,
    public: record.public,
    hints: record.hints,
    coach: record.coach,
    spectators: attendance.spectators,
    holders: record.holders.map(publicHolder),
    pauseWanted: pauseWantedBy(record),
    paused: isPaused(record),
    takeovers: takeovers.map(({ seat, person, name }) => ({ seat, person, name })),
    seats: record.seats.map((seat, i): SeatView => {
      const { name, person, bot, reserve, agreed } = seat
      return {
        name,
        person,
        bot,
        reserve,
        agreed,
        standIn: standIns.has(i) || (person !== null && bot !== null),
        online: attendance.ofSeat(i).length > 0,
        chanced: seat.chance !== '',
        muted: person !== null && record.muted.some(sanction => sanction.person === person),
        deadline: deadlineIn(seat, record, playTime),
      }
    }),
  }
}

/** By the server's clock, which clients know. */
function deadlineIn(seat: SeatRecord, { clock, pause }: TableRecord, playTime: PlayTime): number | null {
  if (pause.since !== null) return null
  const deadline = deadlineOf(seat, clock, playTime)
  return deadline === null ? null : deadline + playTime.lag
}

export function summaryOf(record: TableRecord, attendance: Attendance, play: Play | null): TableSummary {
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
