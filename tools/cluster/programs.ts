/** Where the programs lie that a cluster consists of, besides Node; `tools/need.mjs` has found or installed them. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const POSTGRES = '/usr/lib/postgresql'

/** Debian keeps one folder per version, out of the path. */
function newestPostgres(): string | null {
  if (!existsSync(POSTGRES)) return null
  const versions = readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a))
  return versions.map(version => join(POSTGRES, version, 'bin')).find(existsSync) ?? null
}

const orInPath = (name: string, folders: readonly string[]): string =>
  folders.map(folder => join(folder, name)).find(existsSync) ?? name

export const programs = {
  redis: () => process.env.HEOROT_REDIS ?? orInPath('redis-server', ['/usr/bin']),
  nginx: () => process.env.HEOROT_NGINX ?? orInPath('nginx', ['/usr/sbin', '/usr/bin']),
  /** `postgres` or `initdb`. */
  postgres: (name: string) => orInPath(name, [process.env.HEOROT_POSTGRES ?? newestPostgres() ?? '/usr/bin']),
}
