/** `npm run backup` and `npm run restore` as a host uses them, around a server with people at a table. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { buildServer, ChildServer } from './support/ChildServer'
import { visitorOf } from './support/harness'
import { tempFolder } from './support/tempFolder'
import { matchForTwo, playMove, Visitor } from './support/Visitor'

const ROOT = join(__dirname, '../..')
const folder = tempFolder('backup')
const data = join(folder, 'data')
const ENV = { HEOROT_DATA: data, HEOROT_LOG: 'error' }
const server = new ChildServer(ENV)
beforeAll(buildServer)
afterAll(() => server.end('SIGKILL'))

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

/** The server, and people at a table who have moved. */
async function played() {
  await server.start()
  const { code, host, guest } = await matchForTwo(visitorOf(server.url))
  const people = [host, guest]
  return { code, people, revision: await playMove(people) }
}

async function expectRevision(code: string, { token }: Visitor, revision: number): Promise<void> {
  await server.start()
  const back = await Visitor.join(server.url, code, { token })
  expect(back.table.revision).toBe(revision)
  await back.leave()
  expect(await server.end('SIGTERM')).toBe(0)
}

it('backs up while people play, and restores what they had then', async () => {
  const { code, people, revision } = await played()
  const file = join(folder, 'backup.sqlite')
  expect(run('backup', file)).toEqual({ status: 0, said: `Backed up to "${file}" (tables: 1).` })
  expect(run('backup', file)).toEqual({ status: 1, said: `"${file}" exists already: choose another name.` })
  expect(await playMove(people)).toBe(revision + 1)
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
  await expectRevision(code, people[0]!, revision)
})

it('stops although a backup is reading, and loses nothing', async () => {
  const { code, people, revision } = await played()
  const reader = new Database(join(data, 'heorot.sqlite'))
  reader.exec('begin; select * from tables')
  expect(await server.end('SIGTERM')).toBe(0)
  reader.exec('commit')
  reader.close()
  await expectRevision(code, people[0]!, revision)
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
