import { Limiter } from '../limits/Limiter'

/** The server calls every address that somebody names, so nobody may name many in a short time. */
export const addressLimit = (now: () => number): Limiter => new Limiter(10, 0.1, now)
