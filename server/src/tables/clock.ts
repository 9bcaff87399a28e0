/** How long a seat may think, and how long it may be away before a bot stands in. */
import type { ClockName } from '@heorot/shared'
import type { PlayTime } from '../ops/playTime'

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

/** Where being away is part of the bargain, people still need time to come back to a server that was away. */
const RETURN_GRACE = 5 * MINUTE

/** How long a host may be away before the role passes to somebody who is there. */
export const HOST_GRACE = 2 * MINUTE

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
  if (asked || seat.askedAt === null) return
  spend(seat, clock, now)
  seat.askedAt = null
}

/** Books a finished decision; the next one of the same seat begins now. */
export function decided(seat: Thinking, clock: ClockName, now: number): void {
  spend(seat, clock, now)
  seat.askedAt = null
}

/** The same decision from the beginning; what it took so far is spent. */
export function askAgain(seat: Thinking, clock: ClockName, now: number): void {
  if (seat.askedAt === null) return
  spend(seat, clock, now)
  seat.askedAt = now
}

/** A decision that was taken back goes on: the time it took is not given a second time. */
export function thinkOn(seat: Thinking, clock: ClockName, took: number, now: number): void {
  const budget = BUDGETS[clock]
  if (budget) seat.askedAt = now - Math.min(took, budget.decision)
}

function spend(seat: Thinking, clock: ClockName, now: number): void {
  const budget = BUDGETS[clock]
  if (!budget || seat.askedAt === null) return
  const beyond = Math.max(0, now - seat.askedAt - budget.decision)
  seat.reserve = Math.max(0, seat.reserve - beyond)
}
