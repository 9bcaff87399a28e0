/** Our own server as it ships, store and checks included, driven by the SDK that browsers use. */
import { randomBytes } from 'node:crypto'
import type { AnyGame, Created, CreateRequest, JoinOptions, Rng } from '@heorot/shared'
import { findGame, gameIds, rngFrom, seedFromNumber } from '@heorot/shared'
import { Client } from 'colyseus.js'
import { benchGame } from '../benchGame'
import { Crowd } from '../Crowd'
import { postForJson } from '../http'
import { clockedScript, dataFolder, serverScript } from '../prepare'
import { freePort } from '../../../../server/test/support/freePort'
import { ServerProcess } from '../ServerProcess'
import { type BenchTable, type OpenBenchTable, RAISED, RunningSystem, SEATS, type System } from '../System'
import { DELAY_MINUTES } from '../scenarios'
import { BenchGuest, positionOf } from './Guest'

const newToken = (): string => randomBytes(24).toString('base64url')
const newEntropy = (): string => randomBytes(16).toString('hex')

class HeorotTable implements BenchTable {
  readonly #client: Client
  readonly #crowd = new Crowd()
  readonly #late = new Crowd()
  readonly #rng: Rng
  /** Seat by seat, then the spectators. */
  readonly #guests: BenchGuest[] = []
  #sent = 0

  constructor(
    private readonly url: string,
    private readonly created: Created,
    private readonly game: AnyGame,
    n: number,
  ) {
    this.#client = new Client(url)
    this.#rng = rngFrom(seedFromNumber(n))
  }

  get over(): boolean {
    return this.#host.state.phase === 'finished'
  }

  get #host(): BenchGuest {
    return this.#guests[0]!
  }

  async play(): Promise<void> {
    const { waitingFor, match, revision } = this.#host.state
    const guest = this.#guests[this.#rng.pick(waitingFor.toArray())]!
    const intent = this.game.suggest(guest.prompt!, this.#rng)
    const id = `bench-${this.#sent++}`.padEnd(10, '-')
    const everybody = this.#crowd.reach(positionOf(match, revision + 1))
    await Promise.all([guest.request('intent', { id, revision, intent }), everybody])
  }

  async renew(): Promise<void> {
    await this.#host.request('host', { do: 'rematch' })
    const seated = this.#guests.slice(0, SEATS)
    await Promise.all(seated.map(guest => guest.request('entropy', { entropy: newEntropy() })))
    await this.start()
  }

  async start(): Promise<void> {
    await this.#host.request('host', { do: 'start' })
    await this.#crowd.reach(positionOf(this.#host.state.match, 0))
  }

  async sit(): Promise<void> {
    const token = this.#guests.length === 0 ? this.created.token : newToken()
    this.#guests.push(await this.#join(token, true, this.#crowd.join()))
  }

  async watch(): Promise<void> {
    this.#guests.push(await this.#join(newToken(), false, this.#crowd.join()))
  }

  async watchLate(): Promise<void> {
    this.#guests.push(await this.#join(newToken(), false, this.#late.join(), { open: true }))
  }

  everyoneLate(): Promise<void> {
    const { match, revision } = this.#host.state
    return this.#late.reach(positionOf(match, revision))
  }

  async rejoin(): Promise<void> {
    const lost = this.#host
    lost.leave()
    this.#guests[0] = await this.#join(this.created.token, true, lost.arrived)
  }

  close(): void {
    for (const guest of this.#guests) guest.leave()
  }

  #join(
    token: string,
    seated: boolean,
    arrived: (position: number) => void,
    more: Partial<JoinOptions> = {},
  ): Promise<BenchGuest> {
    const seat = seated && { sit: true, agree: DELAY_MINUTES, entropy: newEntropy() }
    const options = { name: 'Bench', token, ...seat, ...more }
    return BenchGuest.join(this.url, this.#client, this.created.code, options, arrived)
  }
}

export const openHeorotTable =
  (url: string, more: Partial<CreateRequest> = {}): OpenBenchTable =>
  async (n, connected) => {
    const bots = Array.from({ length: SEATS }, (_, seat) => (seat < connected ? null : ('thrall' as const)))
    const order: CreateRequest = { game: benchGame.id, name: 'Bench', seats: SEATS, bots, ...more }
    const created = (await postForJson(`${url}/api/tables`, order)) as Created
    const table = new HeorotTable(url, created, findGame(order.game)!, n)
    for (let seat = 0; seat < connected; seat++) await table.sit()
    await table.start()
    return table
  }

async function startOn(script: string): Promise<ServerProcess> {
  const port = await freePort()
  const env = {
    HEOROT_HOST: '127.0.0.1',
    HEOROT_PORT: String(port),
    HEOROT_METRICS_PORT: '0',
    HEOROT_DATA: dataFolder(),
    HEOROT_BOT_PAUSE: '0',
    ...RAISED,
  }
  return ServerProcess.start({ script, port, env, ready: '/readyz' })
}

async function start(order: Partial<CreateRequest> = {}, script = serverScript): Promise<RunningSystem> {
  const process = await startOn(script)
  return new RunningSystem(process, openHeorotTable(`http://127.0.0.1:${process.port}`, order))
}

const TABLES_OF_KINGS = 100

/** A table at which a host watches Kings play. */
async function openKings(url: string, n: number): Promise<void> {
  const bots = Array.from({ length: SEATS }, () => 'king' as const)
  const game = gameIds[n % gameIds.length]!
  const order: CreateRequest = { game, name: 'Bench', seats: SEATS, bots, sit: false }
  const { code, token } = (await postForJson(`${url}/api/tables`, order)) as Created
  const host = await BenchGuest.join(url, new Client(url), code, { name: 'Bench', token }, () => {})
  await host.request('host', { do: 'start' })
}

async function startWithKings(): Promise<RunningSystem> {
  const system = await start()
  for (let n = 0; n < TABLES_OF_KINGS; n++) await openKings(`http://127.0.0.1:${system.process.port}`, n)
  return system
}

export const heorot = {
  name: 'heorot',
  start,
  special: {
    // Its clock moves when told.
    delayed: () => start({ broadcast: DELAY_MINUTES }, clockedScript),
    besideKings: startWithKings,
    fullLoadBrisk: () => start({ clock: 'brisk' }),
    fullLoadLegend: () => start({ game: 'legend' }),
    fullLoadLegendBrisk: () => start({ game: 'legend', clock: 'brisk' }),
  },
} satisfies System
