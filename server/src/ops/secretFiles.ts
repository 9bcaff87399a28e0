/** Secrets may stand in a file each, as container platforms hand them over: `NAME_FILE` instead of `NAME`. */
import { readFileSync } from 'node:fs'

type Env = Readonly<Record<string, string | undefined>>

interface Found {
  readonly secrets: Record<string, string>
  readonly mistakes: string[]
}

export function readSecrets(names: readonly string[], env: Env): Found {
  const found: Found = { secrets: {}, mistakes: [] }
  for (const name of names) {
    const file = env[`${name}_FILE`]
    if (file === undefined) continue
    const read = readSecret(name, file, env)
    if ('mistake' in read) found.mistakes.push(read.mistake)
    else found.secrets[name] = read.secret
  }
  return found
}

function readSecret(name: string, file: string, env: Env): { secret: string } | { mistake: string } {
  if (env[name] !== undefined)
    return { mistake: `${name} and ${name}_FILE are both set: leave one of them out.` }
  try {
    const secret = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '')
    return secret === '' ? { mistake: `${name}_FILE names a file that is empty: ${file}.` } : { secret }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return { mistake: `${name}_FILE names a file that cannot be read (${code}): ${file}.` }
  }
}
