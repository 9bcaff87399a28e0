/** Structured logs. Logs never contain tokens, codes, names or chat. */
import { CODE_LENGTH, CODE_LETTERS } from '@heorot/shared'
import { type Logger, pino } from 'pino'

export type { Logger }

export function createLog(level: string): Logger {
  const options = { level, base: null, redact: ['token', '*.token', 'headers', '*.headers'] }
  return pino(options, standardOutput())
}

/** A log that nobody reads, or that its disk has no room for, must neither stop the server nor keep it from ending. */
function standardOutput() {
  const output = pino.destination({ dest: 1, sync: false })
  output.on('error', () => {})
  // At exit this would try again forever to write to a closed pipe; `flushLog` has written everything by then.
  output.flushSync = () => {}
  return output
}

/** Resolves when everything logged so far is written, or cannot be. */
export const flushLog = (log: Logger): Promise<void> => new Promise(resolve => log.flush(() => resolve()))

/** A code gives access to its table, so logs have none. */
export const withoutCodes = (text: string): string => text.replace(CODES, '********')

const CODES = new RegExp(`\\b[${CODE_LETTERS}]{${CODE_LENGTH}}\\b`, 'gi')
