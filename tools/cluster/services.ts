/** Redis, Postgres and nginx, each in a folder of its own on a port of its own. */
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findServices } from '../need.mjs'
import { listens } from './ports'
import { Service } from './Service'

export function redisAt(folder: string, port: number): Service {
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' }
  return new Service({
    name: 'Redis',
    command: findServices().HEOROT_REDIS ?? 'redis-server',
    args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    answers: () => listens(port, 'PING\r\n'),
  })
}

/** Postgres refuses to run as root: then it runs as the user its package has made. */
function asPostgres(): {
  readonly ids: readonly [number, number] | null
  readonly prefix: readonly string[]
} {
  if (process.getuid?.() !== 0) return { ids: null, prefix: [] }
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  const ids = [id('-u'), id('-g')] as const
  if (!(ids[0] > 0))
    throw new Error('Postgres does not run as root: create a user named postgres, or do not be root.')
  return { ids, prefix: ['setpriv', `--reuid=${ids[0]}`, `--regid=${ids[1]}`, '--clear-groups'] }
}

const run = ([command = '', ...args]: readonly string[], cwd?: string) =>
  spawnSync(command, args, { encoding: 'utf8', ...(cwd && { cwd }) })

export function postgresAt(folder: string, port: number): Service {
  const data = join(folder, 'data')
  const { ids, prefix } = asPostgres()
  const program = (name: string): string => join(findServices().HEOROT_POSTGRES ?? '/usr/bin', name)
  chmodSync(folder, 0o711)
  mkdirSync(data, { mode: 0o700 })
  if (ids) chownSync(data, ...ids)
  const made = run(
    [
      ...[...prefix, program('initdb'), '-D', data, '-U', 'heorot'],
      ...['-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    ],
    folder,
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
  const [command = '', ...args] = [...prefix, program('postgres')]
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    log_min_messages: 'fatal',
  }
  return new Service({
    name: 'Postgres',
    command,
    args: [
      ...args,
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    cwd: data,
    answers: async () => run([program('pg_isready'), '-q', '-h', '127.0.0.1', '-p', `${port}`]).status === 0,
    // Fast: running statements are cancelled.
    farewell: 'SIGINT',
  })
}

export const databaseAt = (port: number): string => `postgres://heorot@127.0.0.1:${port}/postgres`

export interface Upstream {
  readonly name: string
  readonly port: number
}

export function nginxAt(folder: string, port: number, nodes: readonly Upstream[]): Service {
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, nginxConfig(folder, port, nodes))
  return new Service({
    name: 'nginx',
    command: findServices().HEOROT_NGINX ?? 'nginx',
    args: ['-p', folder, '-c', file, '-e', 'stderr'],
    answers: () => listens(port),
    farewell: 'SIGTERM',
  })
}

/** Spreads requests over all processes; what belongs to a table goes to `/n/<name>/`, straight to its process. */
export const nginxConfig = (folder: string, port: number, nodes: readonly Upstream[]): string => `
daemon off;
# One process, so that nothing is left behind when it is killed.
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 8192; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kind => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  upstream games {
    ${nodes.map(node => `server 127.0.0.1:${node.port} max_fails=0;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header Connection '';
    proxy_connect_timeout 1s;
    proxy_next_upstream error timeout http_502 http_503 non_idempotent;
    location / {
      proxy_pass http://games;
      # A process that hangs is passed over.
      proxy_read_timeout 1500ms;
    }
    location = /api/lobby {
      proxy_pass http://games;
      proxy_buffering off;
      proxy_read_timeout 60s;
    }
    ${nodes.map(nodeLocation).join('\n    ')}
  }
}
`

const nodeLocation = ({ name, port }: Upstream): string => `location /n/${name}/ {
      proxy_pass http://127.0.0.1:${port};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection upgrade;
      proxy_read_timeout 60s;
      proxy_buffering off;
    }`
