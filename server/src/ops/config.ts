/** Everything an operator can set, read once from the environment. */
import { z } from 'zod'
import { readFileSync } from 'node:fs'

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const list = z.string().transform(text =>
  text
    .split(',')
    .map(item => item.trim())
    .filter(Boolean),
)

const isWebOrigin = (text: string): boolean =>
  /^https?:/i.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`

const shape = z.object({
  HEOROT_HOST: z.string().min(1).default('0.0.0.0'),
  HEOROT_PORT: whole(0, 65535).default(8080),
  HEOROT_DATA: z.string().min(1).default('./data'),
  HEOROT_SQLITE_SYNC: z.enum(['normal', 'full']).default('normal'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//)
    .optional(),
  HEOROT_NODE: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/)
    .optional(),
  HEOROT_PEER_ADDRESS: z
    .string()
    .regex(/^http:\/\/[^/:@]+:\d+$/)
    .optional(),
  HEOROT_PUBLIC_URL: z
    .string()
    .refine(isWebOrigin)
    .transform(url => new URL(url).origin)
    .optional(),
  HEOROT_ORIGINS: list.default([]),
  HEOROT_TRUST_PROXY: whole(0, 9).default(0),
  HEOROT_METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  HEOROT_METRICS_PORT: z.union([z.literal('off'), whole(0, 65535)]).default(9464),
  HEOROT_MONITOR_PASSWORD: z.string().min(8).optional(),
  HEOROT_LOG: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  HEOROT_LOG_FORMAT: z.enum(['text', 'json']).optional(),
  HEOROT_NOTIFY_PRIVATE: whole(0, 1).default(0),
  HEOROT_BOT_PAUSE: whole(0, 60_000).default(900),
  HEOROT_KING_MS: whole(10, 60_000).default(1000),
  HEOROT_CREATE_PER_MINUTE: whole(1, 1_000_000).default(10),
  HEOROT_JOIN_PER_MINUTE: whole(1, 1_000_000).default(60),
  HEOROT_MESSAGES_PER_SECOND: whole(1, 1_000_000).default(20),
  HEOROT_TABLE_GUESTS: whole(0, 100_000).default(2000),
  HEOROT_RESERVATIONS_PER_ADDRESS: whole(1, 100_000).default(30),
})

/** What each setting must be, in words, for the sentence that says it is not. */
const MUST_BE: Record<keyof z.infer<typeof shape>, string> = {
  HEOROT_HOST: 'an address to listen on, such as 0.0.0.0 or 127.0.0.1',
  HEOROT_PORT: 'a port from 0 to 65535',
  HEOROT_DATA: 'the folder for the SQLite file',
  HEOROT_SQLITE_SYNC: '"normal" or "full"',
  DATABASE_URL: 'an address that begins with postgres://',
  REDIS_URL: 'an address that begins with redis:// or rediss://',
  HEOROT_NODE: 'the name of this process, of small letters, digits and dashes',
  HEOROT_PEER_ADDRESS: 'where other processes reach this one, such as http://game-a:8080',
  HEOROT_PUBLIC_URL: 'the address people open, without a path, such as https://play.example.org',
  HEOROT_ORIGINS: 'origins separated by commas, such as https://play.example.org',
  HEOROT_TRUST_PROXY: 'how many proxies stand in front of the server, from 0 to 9',
  HEOROT_METRICS_HOST: 'an address to listen on, such as 127.0.0.1',
  HEOROT_METRICS_PORT: 'a port from 0 to 65535, or "off"',
  HEOROT_MONITOR_PASSWORD: 'a password of at least 8 characters',
  HEOROT_LOG: 'one of trace, debug, info, warn, error, silent',
  HEOROT_LOG_FORMAT: '"text" or "json"',
  HEOROT_NOTIFY_PRIVATE: '1 to allow webhooks and push services in the private network, or 0',
  HEOROT_BOT_PAUSE: 'a number of milliseconds from 0 to 60000',
  HEOROT_KING_MS: 'a number of milliseconds from 10 to 60000',
  HEOROT_CREATE_PER_MINUTE: 'a number of at least 1',
  HEOROT_JOIN_PER_MINUTE: 'a number of at least 1',
  HEOROT_MESSAGES_PER_SECOND: 'a number of at least 1',
  HEOROT_TABLE_GUESTS: 'a number from 0 to 100000',
  HEOROT_RESERVATIONS_PER_ADDRESS: 'a number from 1 to 100000',
}

export type Config = z.output<typeof shape>

/** What is not for the screen, and may stand in a file instead: `HEOROT_MONITOR_PASSWORD_FILE=/run/secrets/monitor`. */
const SECRETS: readonly (keyof Config)[] = ['DATABASE_URL', 'REDIS_URL', 'HEOROT_MONITOR_PASSWORD']

/** Settings from the environment, or a sentence for each mistake. */
export function readConfig(
  env: Record<string, string | undefined>,
): Config | { readonly mistakes: string[] } {
  // An empty setting means "not set", as compose files write it.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { secrets, mistakes } = readSecrets(SECRETS, given)
  const read = shape.safeParse({ ...given, ...secrets })
  if (read.success && halfACluster(read.data)) mistakes.push(TOGETHER)
  if (read.success) return mistakes.length > 0 ? { mistakes } : read.data
  const names = new Set(read.error.issues.map(issue => issue.path[0] as keyof Config))
  const wrong = [...names].map(name => `${name} must be ${MUST_BE[name]}${butIs(name, given[name])}.`)
  return { mistakes: [...mistakes, ...wrong] }
}

const CLUSTER = ['HEOROT_NODE', 'HEOROT_PEER_ADDRESS'] as const
const TOGETHER = `${CLUSTER.join(', ')} and DATABASE_URL belong together: set all of them for several processes, or none.`

function halfACluster(config: Config): boolean {
  const given = CLUSTER.filter(name => config[name] !== undefined).length
  return given > 0 && (given < CLUSTER.length || config.DATABASE_URL === undefined)
}

const butIs = (name: keyof Config, value: string | undefined): string =>
  SECRETS.includes(name) ? '' : `, not "${value}"`

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
