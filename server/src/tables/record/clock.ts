/** How long a seat may think, and how long it may be away before a bot stands in. */
import type { ClockName } from '@heorot/shared'
import type { PlayTime } from '../../ops/playTime'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export interface TimeBudget {
  readonly decision: number
  readonly reserve: number
}

const BUDGETS: Record<ClockName, TimeBudget | null> = {
  none: null,
  relaxed: { decision: 90 * SECOND, reserve: 10 * MINUTE },
  brisk: { decision: 30 * SECOND, reserve: 3 * MINUTE },
  days: { decision: 24 * HOUR, reserve: 48 * HOUR },
}

/** Null where being away is part of the bargain: a game over days. */
const GRACES: Record<ClockName, number | null> = {
  none: 5 * MINUTE,
  relaxed: 2 * MINUTE,
  brisk: MINUTE,
  days: null,
}

export const DAY = 24 * HOUR
/** How long a host or the owner of a seat may be away in live play before others may do something about it. */
export const AWAY_GRACE = 5 * MINUTE
/** People need time to come back to a server that was away. */
export const RETURN_GRACE = 5 * MINUTE

export const timeBudget = (clock: ClockName): TimeBudget | null => BUDGETS[clock]

export const absenceGrace = (clock: ClockName): number | null => GRACES[clock]

interface Thinking {
  askedAt: number | null
  reserve: number
}

/** When a seat's time is up, or null; never before people could come back to a server that was away. */
export function deadlineOf(
  seat: Readonly<Thinking>,
  clock: ClockName,
  { returnedAt }: Pick<PlayTime, 'returnedAt'>,
): number | null {
  const budget = BUDGETS[clock]
  if (!budget || seat.askedAt === null) return null
  return Math.max(seat.askedAt + budget.decision + seat.reserve, returnedAt + (GRACES[clock] ?? RETURN_GRACE))
}

/** When three quarters of a seat's time are gone; null where there is too little of it to be away. */
export function reminderOf(
  seat: Readonly<Thinking>,
  clock: ClockName,
  playTime: Pick<PlayTime, 'returnedAt'>,
): number | null {
  const deadline = deadlineOf(seat, clock, playTime)
  if (deadline === null || seat.askedAt === null) return null
  const whole = deadline - seat.askedAt
  return whole < HOUR ? null : deadline - whole / 4
}

/** Starts or stops a seat's thinking time; what went beyond the decision's own time is taken from the reserve. */
export function setAsked(seat: Thinking, asked: boolean, clock: ClockName, now: number): void {
  if (asked && seat.askedAt === null) seat.askedAt = now
  if (!asked) decided(seat, clock, now)
}

/** Books a finished decision; the next one of the same seat begins now. */
export function decided(seat: Thinking, clock: ClockName, now: number): void {
  const budget = BUDGETS[clock]
  const beyond = budget && seat.askedAt !== null ? now - seat.askedAt - budget.decision : 0
  seat.reserve = Math.max(0, seat.reserve - Math.max(0, beyond))
  seat.askedAt = null
}

/** A decision that was taken back goes on: the time it took is not given a second time. */
export function thinkOn(seat: Thinking, clock: ClockName, took: number, now: number): void {
  const budget = BUDGETS[clock]
  if (budget) seat.askedAt = now - Math.min(took, budget.decision)
}
