/** How faults are logged: with a stack where somebody may have to look, calmly where they were to be expected. */

import { troubleOf } from '../store/trouble'
import { hasMovedOn } from '../tables/movedOn'
import { type Logger, withoutCodes } from './log'

/** `error` is null where the sentence says everything. */
export type Warn = (error: unknown, what: string) => void

/**
 * What the store itself has said already is not said again with every request it fails; and a bot or a timer
 * that finds its table gone has nothing to report.
 */
export const warnTo =
  (log: Logger): Warn =>
  (error, what) => {
    const sentence = withoutCodes(what)
    if (error === null) return log.warn(sentence)
    const cause = causeOf(error)
    const isExpected = troubleOf(cause) !== null || hasMovedOn(cause)
    log[isExpected ? 'debug' : 'warn']({ stack: stackOf(error) }, sentence)
  }

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error

/** Exceptions of Colyseus carry join options, tokens included: only the stack is fit for a log. */
export function stackOf(error: unknown): string {
  const cause = causeOf(error)
  return withoutCodes(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
}
