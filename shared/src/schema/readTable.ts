/** The synchronised state as plain, typed data: what screens and bots should read. */
import type { Seat } from '../kernel'
import type {
  BotStrength,
  ClockName,
  Mine,
  MineMessage,
  Phase,
  SeatView,
  TableView,
  Watchers,
} from '../protocol'
import { lexiconFrom } from './lexicon'
import { readTree } from './publicTree'
import type { HolderState, SeatState, TableState } from './TableState'
import type { Terse } from './terse'

export const readTable = (state: TableState): TableView => ({
  code: state.code,
  game: state.game,
  phase: state.phase as Phase,
  match: state.match,
  host: state.host || null,
  seats: [...state.seats].map(readSeat),
  holders: [...state.holders].map(readHolder),
  takeovers: [...state.takeovers].map(({ seat, person, name }) => ({ seat, person, name })),
  spectators: state.spectators,
  locked: state.locked,
  public: state.public,
  watch: state.watch as Watchers,
  clock: state.clock as ClockName,
  hints: state.hints,
  options: JSON.parse(state.options),
  commitment: state.commitment,
  revision: state.revision,
  waitingFor: seatsIn(state.waitingFor),
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

const readHolder = ({ seat, from, name, person, bot }: HolderState): TableView['holders'][number] => ({
  ...{ seat, from, name },
  person: person || null,
  bot: (bot || null) as BotStrength | null,
})

/** The game's public view at `state.revision`, or null before the first start. */
export const readView = (state: TableState): unknown =>
  readTree(state.leaves.entries(), lexiconFrom(state.lexicon).terse)

/** The public wordings of what led to `state.revision`. */
export const readEvents = (state: TableState): readonly unknown[] =>
  lexiconFrom(state.lexicon).terse.readRun(state.events)

/** What a seat was told of its own, by the words of the table's state. */
export const readMine = (state: TableState, [match, revision, text]: MineMessage): Mine => ({
  match,
  revision,
  ...(lexiconFrom(state.lexicon).terse.read(text) as Omit<Mine, 'match' | 'revision'>),
})

export const writeMine = (terse: Terse, { match, revision, ...news }: Mine): MineMessage => [
  match,
  revision,
  terse.write(news),
]

export const maskOf = (seats: readonly Seat[]): number => seats.reduce((mask, seat) => mask | (1 << seat), 0)

export function seatsIn(mask: number): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; 1 << seat <= mask; seat++) if (mask & (1 << seat)) seats.push(seat)
  return seats
}
