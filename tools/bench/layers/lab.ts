/**
 * `node lab.js '{"game":"movie", …}'`: the real server in this process, with tables of four whose sockets lead nowhere.
 * Prints the CPU of the process per intent.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CreateRequest, createShape, findGame, isRefusal, rngFrom, seedFromNumber } from '@heorot/shared'
import { startServer, type Running } from '../../../server/src/server'
import { FakeClient, requestFrame } from '../../../server/test/support/fakeClient'
import { testConfig } from '../../../server/test/support/harness'
import { median } from '../server/figures'
import { RAISED, SEATS } from '../server/System'
import { PARTS } from './parts'

export interface LabPlan {
  readonly game: string
  readonly clock: NonNullable<CreateRequest['clock']>
  readonly tables: number
  /** Seconds of CPU until the code is compiled, and those that count. */
  readonly warmUp: number
  readonly seconds: number
  /** The part that is taken out. */
  readonly without?: string
}

const RUNS = 5
const ENTROPY = 'ab'.repeat(16)
const rng = rngFrom(seedFromNumber(7))

class LabTable {
  readonly #guests: FakeClient[] = []
  #sent = 0

  private constructor(
    private readonly running: Running,
    private readonly code: string,
    private readonly game: string,
  ) {}

  static async open(running: Running, { game, clock }: LabPlan): Promise<LabTable> {
    const { registry } = running
    const made = await registry.create(createShape.parse({ game, clock, name: 'Lab', seats: SEATS }))
    if (isRefusal(made)) throw new Error(JSON.stringify(made))
    await registry.wake(made.code)
    const table = new LabTable(running, made.code, game)
    for (let i = 0; i < SEATS; i++) {
      const token = i === 0 ? made.token : `lab-${made.code}-${i}`.padEnd(32, '-')
      table.#guests.push(
        await FakeClient.join(made.code, { name: 'Lab', token, sit: true, entropy: ENTROPY }),
      )
    }
    await table.#guests[0]!.request('host', { do: 'start' })
    return table
  }

  get #play() {
    return this.running.registry.awake.get(this.code)!.play!
  }

  /** A new match, if this one is over. */
  async renew(): Promise<void> {
    if (!this.#play.outcome) return
    const [host] = this.#guests
    await host!.request('host', { do: 'rematch' })
    for (const guest of this.#guests) await guest.request('entropy', { entropy: ENTROPY })
    await host!.request('host', { do: 'start' })
  }

  /** The next intent, ready to be sent. */
  next(): () => Promise<void> {
    const { waitingFor, revision } = this.#play
    const seat = rng.pick(waitingFor)
    const { id: session } = this.running.registry.awake.get(this.code)!.attendance.ofSeat(seat)[0]!
    const guest = this.#guests.find(({ sessionId }) => sessionId === session)!
    const intent = findGame(this.game)!.suggest(this.#play.question(seat).prompt!, rng)
    const id = `lab-${this.#sent++}`.padEnd(10, '-')
    const frame = requestFrame('intent', { id, revision, intent })
    return () => guest.send(frame)
  }
}

/** Every table plays an intent at a time, for so many seconds of CPU; what makes the intents does not count. */
async function play(tables: readonly LabTable[], seconds: number): Promise<number> {
  let micros = 0
  let intents = 0
  while (micros < seconds * 1e6) {
    for (const table of tables) await table.renew()
    const intentsReady = tables.map(table => table.next())
    const before = process.cpuUsage()
    await Promise.all(intentsReady.map(send => send()))
    // What is due after the answers belongs to them.
    await new Promise(setImmediate)
    const { user, system } = process.cpuUsage(before)
    micros += user + system
    intents += tables.length
  }
  return micros / intents
}

async function measure(plan: LabPlan): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'heorot-layers-'))
  const settings = { ...RAISED, HEOROT_DATA: data, HEOROT_METRICS_PORT: '0' }
  const places = { clientDist: '/nowhere', botWorker: null }
  const running = await startServer(testConfig(settings), places)
  const tables: LabTable[] = []
  for (let n = 0; n < plan.tables; n++) tables.push(await LabTable.open(running, plan))
  if (plan.without !== undefined) PARTS[plan.without]!()
  await play(tables, plan.warmUp)
  const runs: number[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await play(tables, plan.seconds / RUNS))
  rmSync(data, { recursive: true, force: true })
  return median(runs)
}

console.log(await measure(JSON.parse(process.argv[2]!) as LabPlan))
process.exit(0)
