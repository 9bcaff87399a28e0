/** A real server that is stopped or paused in the middle of a match with clocks. */
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import Database from 'libsql'
import type { TableRecord } from '../src/store/TableRecord'
import { buildServer, ChildServer } from './support/ChildServer'
import { until, visitorOf } from './support/harness'
import { matchForTwo, Visitor } from './support/Visitor'
import { tempFolder } from './support/tempFolder'

const HOURS = 3 * 3_600_000
const PAUSE = 8000
/** Bots would have moved long before. */
const A_WHILE = 3000

const data = tempFolder('downtime')
const server = new ChildServer({ HEOROT_DATA: data, HEOROT_LOG: 'error', HEOROT_BOT_PAUSE: '100' })
beforeAll(buildServer)
beforeEach(() => server.start())
afterEach(() => server.end('SIGKILL'))

/** Two people in a match with a brisk clock. */
async function playing() {
  const { code, host, guest } = await matchForTwo(visitorOf(server.url), { clock: 'brisk' })
  await host.until('a deadline', ({ table }) => table.seats.some(({ deadline }) => deadline))
  return { code, host, guest }
}

/** How long whoever is asked still has. */
async function timeLeft(visitor: Visitor): Promise<number> {
  const { now } = await visitor.sync()
  return Math.max(...visitor.table.seats.map(seat => (seat.deadline ?? 0) - now))
}

const standIns = ({ table }: Visitor) => table.seats.filter(seat => seat.standIn).length

/** Makes everything the stopped server wrote as old as if it had stopped hours ago. */
function age(): void {
  const db = new Database(join(data, 'heorot.sqlite'))
  for (const { code, json } of db.prepare('select code, json from tables').all() as Record<
    string,
    string
  >[]) {
    const record = JSON.parse(json!) as TableRecord
    for (const seat of record.seats) if (seat.askedAt !== null) seat.askedAt -= HOURS
    db.prepare('update tables set json = ?, wake_at = wake_at - ? where code = ?').run(
      JSON.stringify(record),
      HOURS,
      code,
    )
  }
  db.prepare('update play_time set at = at - ?').run(HOURS)
  db.exec('pragma journal_mode = delete')
  db.close()
}

it('is stopped for hours: nobody’s clock has run, and no bot has moved for anybody', async () => {
  const { code, host } = await playing()
  const before = await timeLeft(host)
  await server.end('SIGTERM')
  age()
  await server.start()
  await pass(A_WHILE)
  const began = Date.now()
  const back = await Visitor.join(server.url, code, { token: host.token })
  const after = await timeLeft(back)
  expect([standIns(back), back.table.revision]).toEqual([0, 0])
  // Only what ran: from the start of the second server.
  expect(before - after).toBeLessThan(A_WHILE + (Date.now() - began) + 10_000)
  await back.leave()
})

it('is paused: the pause does not count, and whoever stayed connected is not absent', async () => {
  const { host, guest } = await playing()
  const before = await timeLeft(host)
  const began = Date.now()
  process.kill(server.pid, 'SIGSTOP')
  const stopped = Date.now()
  await pass(PAUSE)
  const paused = Date.now() - stopped
  process.kill(server.pid, 'SIGCONT')
  const awake = () => Date.now() - began - paused
  await until('the new deadline', async () => before - (await timeLeft(host)) <= awake() + 500)
  expect([standIns(host), standIns(guest), host.table.revision]).toEqual([0, 0, 0])
  expect([host.closedWith, guest.closedWith]).toEqual([null, null])
  expect(host.table.seats.every(seat => seat.online)).toBe(true)
  await Promise.all([host.leave(), guest.leave()])
})
