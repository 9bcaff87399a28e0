/** `npm run backup` and `npm run restore` as a host uses them, around a server with people at a table. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { buildServer, ChildServer } from './support/ChildServer'
import { until, visitorOf } from './support/harness'
import { matchForTwo, Visitor } from './support/Visitor'

const ROOT = join(__dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'heorot-backup-'))
const data = join(folder, 'data')
const ENV = {
  ...{ HEOROT_HOST: '127.0.0.1', HEOROT_PORT: '0', HEOROT_METRICS_PORT: 'off' },
  ...{ HEOROT_DATA: data, HEOROT_LOG: 'error' },
}
const server = new ChildServer(ENV)
beforeAll(buildServer)
afterAll(async () => {
  await server.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the tool of this name; what it prints, and how it ended. */
function run(tool: 'backup' | 'restore', file: string, env: Record<string, string> = {}) {
  const args = ['--import', 'tsx', '--conditions=source', `tools/${tool}.ts`, file]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...ENV, ...env },
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}`.trim() }
}

const addressOf = () => `http://127.0.0.1:${/localhost:(\d+)(?!.*localhost:)/s.exec(server.output)![1]}`

async function seated() {
  const { code, host, guest } = await matchForTwo(visitorOf(addressOf()))
  return { code, people: [host, guest] }
}

async function moveOn(people: readonly Visitor[]): Promise<number> {
  return until('a move', async () => {
    for (const person of people) {
      const answer = await person.playAnything()
      if (answer?.revision) return answer.revision
    }
    return null
  })
}

it('backs up while people play, and restores what they had then', async () => {
  await server.start()
  const { code, people } = await seated()
  await moveOn(people)
  const revision = await moveOn(people)
  const file = join(folder, 'backup.sqlite')
  expect(run('backup', file)).toEqual({ status: 0, said: `Backed up to "${file}" (tables: 1).` })
  expect(run('backup', file)).toEqual({ status: 1, said: `"${file}" exists already: choose another name.` })
  expect(await moveOn(people)).toBe(revision + 1)
  const refused = run('restore', file)
  expect(refused.said).toMatch(/^Another Heorot process uses the folder "[^"]+": stop it, [^\n]*$/)
  expect(refused.status).toBe(1)

  expect(await server.end('SIGTERM')).toBe(0)
  expect(readdirSync(data)).toEqual(['heorot.sqlite'])
  const restored = run('restore', file)
  expect(restored.said).toMatch(
    /^Restored .* \(tables: 1\)\. What was there before is kept as ".*\.replaced-[^"]*"\.$/,
  )
  expect(restored.status).toBe(0)
  await server.start()
  const back = await Visitor.join(addressOf(), code, { token: people[0]!.token })
  expect(back.table.revision).toBe(revision)
  await back.leave()
  expect(await server.end('SIGTERM')).toBe(0)
})

it('stops although a backup is reading, and loses nothing', async () => {
  await server.start()
  const { code, people } = await seated()
  const revision = await moveOn(people)
  const reader = new Database(join(data, 'heorot.sqlite'))
  reader.exec('begin; select * from tables')
  expect(await server.end('SIGTERM')).toBe(0)
  reader.exec('commit')
  reader.close()
  await server.start()
  const back = await Visitor.join(addressOf(), code, { token: people[0]!.token })
  expect(back.table.revision).toBe(revision)
  await back.leave()
  await server.end('SIGTERM')
})

it.each(['backup', 'restore'] as const)('leaves Postgres to its own tools: %s', tool => {
  const { status, said } = run(tool, join(folder, 'x'), {
    DATABASE_URL: 'postgres://heorot:geheim@db/heorot',
  })
  expect(said).toMatch(
    /^DATABASE_URL is set, so the tables are in Postgres: use pg_(dump|restore), see the README\.$/,
  )
  expect(status).toBe(1)
})
