/** The synchronised state as plain, typed data: what screens and bots should read. */
import type { BotStrength, ClockName, Phase, SeatView, TableView, Watchers } from '../protocol'
import { unpackEvents } from './events'
import { readTree } from './publicTree'
import type { SeatState, TableState } from './TableState'

export const readTable = (state: TableState): TableView => ({
  code: state.code,
  game: state.game,
  phase: state.phase as Phase,
  match: state.match,
  host: state.host || null,
  seats: [...state.seats].map(readSeat),
  spectators: state.spectators,
  locked: state.locked,
  public: state.public,
  watch: state.watch as Watchers,
  clock: state.clock as ClockName,
  hints: state.hints,
  options: JSON.parse(state.options),
  commitment: state.commitment,
  revision: state.revision,
  waitingFor: [...state.waitingFor],
  progress: state.of > 0 ? { step: state.step, of: state.of } : null,
  outcome: state.outcome ? JSON.parse(state.outcome) : null,
})

const readSeat = (seat: SeatState): SeatView => ({
  name: seat.name,
  person: seat.person || null,
  bot: (seat.bot || null) as BotStrength | null,
  standIn: seat.standIn,
  online: seat.online,
  chanced: seat.chanced,
  muted: seat.muted,
  deadline: seat.deadline || null,
  reserve: seat.reserve,
})

/** The game's public view at `state.revision`, or null before the first start. */
export const readView = (state: TableState): unknown => readTree(state.leaves.entries())

/** The public wordings of what led to `state.revision`. */
export const readEvents = (state: TableState): readonly unknown[] => unpackEvents(state.events, state.shapes)
