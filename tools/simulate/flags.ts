/** Flags that are wrong: one clear sentence, and a way out with an error. */
import { type AnyGame, isOptionError } from '@heorot/shared'

export function complain(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

/** What `parseArgs` found wrong, without its advice. */
export function complainOfFlag(error: unknown): never {
  const [problem] = (error as Error).message.split('\n')
  return complain(`${problem!.replace(/\.$/, '')}: see --help.`)
}

export function readOptionsFlag(game: AnyGame, text: string, seats: number): unknown {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    complain(`--options must be JSON, such as '{}'; "${text}" is not.`)
  }
  const read = game.readOptions(raw, seats)
  return isOptionError(read) ? complain(read.error) : read
}
