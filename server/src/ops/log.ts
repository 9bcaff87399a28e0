/** Structured logs. Logs never contain tokens, codes, names or chat. */
import { CODE_LENGTH, CODE_LETTERS, HALL_CODE_LENGTH } from '@heorot/shared'
import { type Logger, pino } from 'pino'

export type { Logger }

export type LogFormat = 'text' | 'json'

/** People at a terminal read sentences, programs read JSON. */
export function createLog(level: string, format: LogFormat = defaultFormat()): Logger {
  const options = { level, base: null, redact: ['token', '*.token', 'headers', '*.headers'] }
  const output = standardOutput()
  return pino(options, format === 'json' ? output : inWords(output))
}

const defaultFormat = (): LogFormat => (process.stdout.isTTY ? 'text' : 'json')

type Output = ReturnType<typeof standardOutput>

const inWords = (output: Output) => ({
  write: (line: string) => void output.write(readableLine(line)),
  flush: (done: () => void) => output.flush(done),
})

/** `18:04:05 warn  no metrics: their port cannot be opened (port 9464)`; a stack goes below. */
export function readableLine(json: string): string {
  const { time, level, msg = '', stack, ...rest } = JSON.parse(json) as Record<string, unknown>
  const at = new Date(Number(time)).toTimeString().slice(0, 8)
  const label = (pino.levels.labels[Number(level)] ?? '').padEnd(5)
  const details = Object.entries(rest).map(
    ([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const words = details.length > 0 ? `${msg} (${details.join(', ')})` : msg
  return `${at} ${label} ${words}\n${stack ? `${stack}\n` : ''}`
}

/** A closed pipe or a full disk behind the log must neither stop the server nor keep it from exiting. */
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

const CODES = new RegExp(
  `\\b(?:[${CODE_LETTERS}]{${HALL_CODE_LENGTH}}|[${CODE_LETTERS}]{${CODE_LENGTH}})\\b`,
  'gi',
)
