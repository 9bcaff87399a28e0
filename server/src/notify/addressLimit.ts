import { Limiter } from '../limits/Limiter'

/** Limits how fast one person can add addresses, because the server calls each of them. */
export const addressLimit = (now: () => number): Limiter => new Limiter(10, 0.1, now)
