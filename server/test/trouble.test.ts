/** Bad settings, missing services, a full disk: one clear sentence, nothing lost, on again by itself. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import Database from 'libsql'
import { troubleOf } from '../src/store/trouble'
import { buildServer, ChildServer } from './support/ChildServer'
import { listening } from './support/freePort'
import { until, visitorOf } from './support/harness'
import { tempFolder } from './support/tempFolder'
import { matchForTwo, type TestAnswer, Visitor } from './support/Visitor'

const folder = tempFolder('trouble')
const taken = createServer()
let takenPort: number
beforeAll(async () => {
  buildServer()
  takenPort = await listening(taken)
  writeFileSync(join(folder, 'file'), 'not a folder')
  mkdirSync(join(folder, 'damaged'))
  writeFileSync(join(folder, 'damaged/heorot.sqlite'), 'x'.repeat(10_000))
})
afterAll(() => taken.close())

const serverWith = (env: Record<string, string>) =>
  new ChildServer({ HEOROT_DATA: join(folder, 'data'), HEOROT_LOG: 'info', ...env })

describe('says in one sentence why it does not start', () => {
  async function complaint(env: Record<string, string>): Promise<string> {
    const server = serverWith({ HEOROT_LOG: 'error', ...env })
    await expect(server.start()).rejects.toThrow('the server ended')
    expect(await server.end('SIGKILL')).toBe(1)
    expect(server.output.trim().split('\n')).toHaveLength(1)
    return server.output.trim()
  }

  it.each([
    ['a setting that is none', 'HEOROT_BOT_PAUSE', 'soon', /^HEOROT_BOT_PAUSE must be .*, not "soon"\.$/],
    ['a host that is not here', 'HEOROT_HOST', '192.0.2.1', /^HEOROT_HOST must be an address of this/],
    ['a data folder that is a file', 'HEOROT_DATA', join(folder, 'file'), /^The folder .* cannot be used/],
    ['a SQLite file that is none', 'HEOROT_DATA', join(folder, 'damaged'), /is damaged or no SQLite file: /],
  ])('%s', async (_, name, value, sentence) => {
    expect(await complaint({ [name]: value })).toMatch(sentence)
  })

  it('a port that is taken', async () => {
    expect(await complaint({ HEOROT_PORT: String(takenPort) })).toMatch(
      /^Port \d+ is in use: stop what listens/,
    )
  })

  it('a folder in use, also when its lock file was deleted', async () => {
    const data = join(folder, 'shared')
    const first = serverWith({ HEOROT_DATA: data })
    await first.start()
    expect(await complaint({ HEOROT_DATA: data })).toMatch(/^Another Heorot process uses the folder/)
    rmSync(join(data, 'heorot.lock'))
    expect(await complaint({ HEOROT_DATA: data })).toMatch(/^Another Heorot process uses the folder/)
    expect(await first.end('SIGTERM')).toBe(0)
    expect(readdirSync(data)).toEqual(['heorot.sqlite'])
  })

  it('a Postgres that refuses, without its password', async () => {
    const postgres = createServer(socket => socket.once('data', () => socket.end(NO_SUCH_DATABASE)))
    const port = await listening(postgres)
    const said = await complaint({ DATABASE_URL: `postgres://heorot:geheim@127.0.0.1:${port}/heorot` })
    expect(said).toMatch(
      /^Postgres at .* cannot be used \(there is none\): start it, or correct DATABASE_URL\.$/,
    )
    expect(said).not.toContain('geheim')
    postgres.close()
  })

  it('a Postgres whose first line breaks in the middle of a question', async () => {
    let lines = 0
    const postgres = createServer(socket =>
      socket.once('data', () => {
        if (lines++ > 0) return socket.end(NO_SUCH_DATABASE)
        socket.write(WELCOME)
        socket.once('data', () => socket.destroy())
      }),
    )
    const port = await listening(postgres)
    expect(await complaint({ DATABASE_URL: `postgres://heorot@127.0.0.1:${port}/heorot` })).toMatch(
      /^Postgres at .* cannot be used \(there is none\)/,
    )
    postgres.close()
  })
})

/** What Postgres says to a guest it lets in without a password: come in, ask. */
const WELCOME = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73])

/** What Postgres answers: an error of this code. */
const ERROR = Buffer.from('SFATAL\0C3D000\0Mthere is none\0\0')
const NO_SUCH_DATABASE = Buffer.concat([Buffer.from([69, 0, 0, 0, ERROR.length + 4]), ERROR])

/** No file of this process may grow any more: what a full disk does, without filling one. */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`])

async function readyAt(url: string): Promise<string> {
  const response = await fetch(`${url}/readyz`)
  return `${response.status}: ${await response.text()}`
}

async function playSome(visitors: readonly Visitor[]): Promise<TestAnswer | null> {
  for (const visitor of visitors) {
    const answer = await visitor.playAnything()
    if (answer) return answer
  }
  return null
}

it('refuses on a full disk, says so once, and goes on by itself when there is room again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const server = serverWith({ HEOROT_DATA: join(folder, 'full') })
  await server.start()
  const { url } = server
  const { code, host, guest } = await matchForTwo(visitorOf(url))
  const come = async (visitor: Visitor) =>
    visitor.closedWith === null ? visitor : Visitor.join(url, code, { token: visitor.token })
  const back = async () => (people = await Promise.all(people.map(come)))
  let people = [host, guest]
  let told = 0
  const play = async () => {
    const answer = await playSome(people)
    told = answer?.revision ?? told
    return answer
  }
  await until('a move', async () => (await play())?.ok)

  const { size } = statSync(join(folder, 'full', 'heorot.sqlite-wal'))
  limitFiles(server.pid, size)
  let refused = 0
  await until('three refusals', async () => {
    const answer = await play().catch(() => null)
    if (answer?.refusal?.reason === 'not-stored') refused++
    if (answer?.refusal) await until('being sent away', () => people.every(p => p.closedWith !== null))
    return (await back()) && refused >= 3
  })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(await readyAt(url)).toMatch(/^503: The disk /)
  limitFiles(server.pid, 'unlimited')

  const before = told
  await until('a move', async () => (await back()) && (await play())?.ok)
  expect(told).toBe(before + 1)
  // What a process prints takes its own way here.
  await until('the good news', () => server.output.includes('The store works again.'))
  expect(server.output.match(/"msg":"The disk [^"]*"/g)).toHaveLength(1)
  expect(server.output.match(/"msg":"The store works again\."/g)).toHaveLength(1)
  expect(await readyAt(url)).toBe('200: ok')
  expect(server.output).not.toContain('stack')
  await Promise.all(people.map(person => person.leave()))
  await server.end('SIGTERM')
})

it('is not ready on a full disk, although nobody plays, and is again by itself when there is room', async () => {
  const data = join(folder, 'idle')
  const server = serverWith({ HEOROT_DATA: data })
  await server.start()
  const { url } = server
  expect(await readyAt(url)).toBe('200: ok')
  limitFiles(server.pid, statSync(join(data, 'heorot.sqlite-wal')).size)
  await until('the bad news', async () => (await readyAt(url)).startsWith('503: The disk '))
  limitFiles(server.pid, 'unlimited')
  await until('the good news', async () => (await readyAt(url)) === '200: ok')
  await server.end('SIGTERM')
})

it('knows SQLite’s own word for a full disk', async () => {
  const db = new Database(':memory:')
  db.exec('pragma max_page_count = 10; create table pages (text text)')
  const fill = async () => {
    for (let n = 0; n < 100; n++) db.prepare('insert into pages values (?)').run('x'.repeat(4000))
  }
  const failure = await fill().catch((error: unknown) => error)
  expect(troubleOf(failure)).toMatch(/^The disk is full/)
  db.close()
})
