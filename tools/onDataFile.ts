/** What `npm run backup` and `npm run restore` share: one FILE, the settings of the server, one sentence at the end. */
import { resolve } from 'node:path'
import { readConfig } from '../server/src/ops/config'
import { OperatorError } from '../server/src/ops/errors'

interface Task {
  readonly name: 'backup' | 'restore'
  /** What to use instead when the tables are in Postgres. */
  readonly postgres: string
  /** Returns the sentence that says what was done. */
  work(data: string, file: string): string
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

export function onDataFile({ name, postgres, work }: Task): void {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0 || file.startsWith('-')) fail(`usage: npm run ${name} -- FILE`)
  const config = readConfig(process.env)
  if ('mistakes' in config) fail(config.mistakes.join('\n'))
  if (config.DATABASE_URL)
    fail(`DATABASE_URL is set, so the tables are in Postgres: use ${postgres}, see the README.`)
  try {
    console.log(work(resolve(config.HEOROT_DATA), resolve(file)))
  } catch (error) {
    if (error instanceof OperatorError) fail(error.message)
    fail(`The ${name} failed (${(error as Error).message}): the data folder is as it was.`)
  }
}
