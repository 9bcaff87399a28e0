/** Everything an operator can set, read once from the environment. */
import { z } from 'zod'
import { readFileSync } from 'node:fs'

/** `words`, as in all rows below: what the setting must be. */
const whole = (least: number, most: number, words = `a number from ${least} to ${most}`) =>
  z.coerce.number(words).int(words).min(least, words).max(most, words)
const milliseconds = (least: number, most: number) =>
  whole(least, most, `a number of milliseconds from ${least} to ${most}`)
const rate = () => whole(1, 1_000_000, 'a number of at least 1')
const list = z.string().transform(text =>
  text
    .split(',')
    .map(item => item.trim())
    .filter(Boolean),
)

const isWebOrigin = (text: string): boolean =>
  /^https?:/i.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`

const PORT = 'a port from 0 to 65535'
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

/** An empty setting means "not set", as compose files write it, so any text that is read will do as a folder or host. */
const shape = z.object({
  HEOROT_HOST: z.string().default('0.0.0.0'),
  HEOROT_PORT: whole(0, 65535, PORT).default(8080),
  HEOROT_DATA: z.string().default('./data'),
  HEOROT_SQLITE_SYNC: z.enum(['normal', 'full'], '"normal" or "full"').default('normal'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'an address that begins with redis:// or rediss://')
    .optional(),
  HEOROT_NODE: z
    .string()
    .regex(/^[a-z0-9-]{1,32}$/, 'the name of this process, of small letters, digits and dashes')
    .optional(),
  HEOROT_PEER_ADDRESS: z
    .string()
    .regex(/^http:\/\/[^/:@]+:\d+$/, 'where other processes reach this one, such as http://game-a:8080')
    .optional(),
  HEOROT_PUBLIC_URL: z
    .string()
    .refine(isWebOrigin, 'the address people open, without a path, such as https://play.example.org')
    .transform(url => new URL(url).origin)
    .optional(),
  HEOROT_ORIGINS: list.default([]),
  HEOROT_TRUST_PROXY: whole(0, 9, 'how many proxies stand in front of the server, from 0 to 9').default(0),
  HEOROT_METRICS_HOST: z.string().default('127.0.0.1'),
  HEOROT_METRICS_PORT: z.union([z.literal('off'), whole(0, 65535)], `${PORT}, or "off"`).default(9464),
  HEOROT_MONITOR_PASSWORD: z.string().min(8, 'a password of at least 8 characters').optional(),
  HEOROT_LOG: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
  HEOROT_LOG_FORMAT: z.enum(['text', 'json'], '"text" or "json"').optional(),
  HEOROT_NOTIFY_PRIVATE: whole(
    0,
    1,
    '1 to allow webhooks and push services in the private network, or 0',
  ).default(0),
  HEOROT_BOT_PAUSE: milliseconds(0, 60_000).default(900),
  HEOROT_KING_MS: milliseconds(10, 60_000).default(1000),
  HEOROT_CREATE_PER_MINUTE: rate().default(10),
  HEOROT_JOIN_PER_MINUTE: rate().default(60),
  HEOROT_MESSAGES_PER_SECOND: rate().default(20),
  HEOROT_TABLE_GUESTS: whole(0, 100_000).default(2000),
  HEOROT_RESERVATIONS_PER_ADDRESS: whole(1, 100_000).default(30),
})

export type Config = z.output<typeof shape>

/** What is not for the screen, and may stand in a file instead: `HEOROT_MONITOR_PASSWORD_FILE=/run/secrets/monitor`. */
const SECRETS: readonly (keyof Config)[] = ['DATABASE_URL', 'REDIS_URL', 'HEOROT_MONITOR_PASSWORD']

/** Settings from the environment, or a sentence for each mistake. */
export function readConfig(env: Env): Config | { readonly mistakes: string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { secrets, mistakes } = readSecrets(SECRETS, given)
  const read = shape.safeParse({ ...given, ...secrets })
  if (read.success && halfACluster(read.data)) mistakes.push(TOGETHER)
  if (read.success) return mistakes.length > 0 ? { mistakes } : read.data
  const wrong = new Map(read.error.issues.map(({ path: [name], message }) => [name as keyof Config, message]))
  for (const [name, words] of wrong) mistakes.push(`${name} must be ${words}${butIs(name, given[name])}.`)
  return { mistakes }
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

/** What the files say that settings name, and a sentence for each that cannot be read. */
function readSecrets(names: readonly string[], env: Env) {
  const secrets: Record<string, string> = {}
  const mistakes: string[] = []
  for (const name of names) {
    const file = env[`${name}_FILE`]
    if (file === undefined) continue
    const read = readSecret(name, file, env)
    if ('mistake' in read) mistakes.push(read.mistake)
    else secrets[name] = read.secret
  }
  return { secrets, mistakes }
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
