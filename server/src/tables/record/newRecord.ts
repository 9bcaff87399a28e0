/** New table records. */
import type { ClockName, CreateOrder } from '@heorot/shared'
import type { PauseRecord, SeatRecord, TableRecord } from '../../store/TableRecord'
import { timeBudget } from './clock'

export const NO_PAUSE: PauseRecord = { wanted: [], since: null }

export const emptySeat = (clock: ClockName): SeatRecord => ({
  name: '',
  owner: null,
  person: null,
  bot: null,
  agreed: false,
  chance: '',
  reserve: timeBudget(clock)?.reserve ?? 0,
  askedAt: null,
  coveredStep: 0,
})

/** A hint takes nothing from bots; among people it is for the host to allow. */
const isSolo = ({ bots, seats }: CreateOrder): boolean =>
  bots.slice(0, seats).filter(bot => bot !== null).length >= seats - 1

export interface Founder {
  readonly owner: string
  readonly person: string
  /** Which member of the table's hall this is. */
  readonly member?: string
}

export function newRecord(
  code: string,
  order: CreateOrder,
  options: unknown,
  founder: Founder,
  serverSeed: string,
  now: number,
  hall: string | null = null,
): TableRecord {
  const seats = Array.from({ length: order.seats }, (_, i) => ({
    ...emptySeat(order.clock),
    bot: order.bots[i] ?? null,
  }))
  const { game, watch, clock, coach, broadcast } = order
  const own = order.sit ? seats.find(seat => seat.bot === null) : undefined
  // Who offers a broadcast agrees to it.
  if (own) Object.assign(own, { ...founder, name: order.name, agreed: order.broadcast > 0 })
  return {
    ...{ code, game, options, seats, watch, clock, coach, broadcast, serverSeed },
    ...{ createdAt: now, phase: 'waiting', match: 1, seed: null, rules: null, finishedAt: null },
    host: { owner: founder.owner, person: founder.person },
    public: order.public,
    hints: order.hints ?? (isSolo(order) ? 'everyone' : 'nobody'),
    hands: 'hidden',
    locked: false,
    notify: { devices: [], webhook: null, told: {}, reminded: {} },
    pause: NO_PAUSE,
    ...{ holders: [], takeovers: [], away: {}, removed: [], muted: [] },
    ...(hall && { hall }),
  }
}
