/** Logs faults: with a stack where it may be a bug, at debug level where it was expected. */
import { type Logger, withoutCodes } from './log'

/** `error` is null where the sentence says everything. */
export type Warn = (error: unknown, what: string) => void

/** `isExpected`: the error is logged elsewhere, or is no fault at all. */
export const warnTo =
  (log: Logger, isExpected: (error: unknown) => boolean): Warn =>
  (error, what) => {
    const sentence = withoutCodes(what)
    if (error === null) return log.warn(sentence)
    log[isExpected(causeOf(error)) ? 'debug' : 'warn']({ stack: stackOf(error) }, sentence)
  }

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error

/** Exceptions of Colyseus carry join options, tokens included: only the stack is fit for a log. */
export function stackOf(error: unknown): string {
  const cause = causeOf(error)
  return withoutCodes(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
}
