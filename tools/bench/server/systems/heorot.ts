/** Our own server as it ships, store and checks included, driven by the SDK that browsers use. */
import { randomBytes } from 'node:crypto'
import { type Created, type CreateRequest, type Rng, rngFrom, seedFromNumber } from '@heorot/shared'
import { Client } from 'colyseus.js'
import { benchGame } from '../benchGame'
import { Crowd } from '../Crowd'
import { postForJson } from '../http'
import { dataFolder, serverScript } from '../prepare'
import { freePort, ServerProcess } from '../ServerProcess'
import { type BenchTable, type OpenBenchTable, RunningSystem, SEATS, type System } from '../System'
import { BenchGuest, positionOf } from './Guest'

const newToken = (): string => randomBytes(24).toString('base64url')
const newEntropy = (): string => randomBytes(16).toString('hex')

class HeorotTable implements BenchTable {
  readonly #client: Client
  readonly #crowd = new Crowd()
  readonly #rng: Rng
  /** Seat by seat, then the spectators. */
  readonly #guests: BenchGuest[] = []
  #sent = 0

  constructor(
    private readonly url: string,
    private readonly created: Created,
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
    const intent = benchGame.suggest(guest.prompt!, this.#rng)
    const id = `bench-${this.#sent++}`.padEnd(10, '-')
    const everybody = this.#crowd.reach(positionOf(match, revision + 1))
    await Promise.all([guest.request('intent', { id, revision, intent }), everybody])
  }

  async renew(): Promise<void> {
    await this.#host.request('host', { do: 'rematch' })
    const seated = this.#guests.slice(0, SEATS)
    await Promise.all(seated.map(guest => guest.request('chance', { chance: newEntropy() })))
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

  async rejoin(): Promise<void> {
    const lost = this.#host
    lost.leave()
    this.#guests[0] = await this.#join(this.created.token, true, lost.arrived)
  }

  close(): void {
    for (const guest of this.#guests) guest.leave()
  }

  #join(token: string, seated: boolean, arrived: (position: number) => void): Promise<BenchGuest> {
    const options = { name: 'Bench', token, ...(seated && { sit: true, chance: newEntropy() }) }
    return BenchGuest.join(this.url, this.#client, this.created.code, options, arrived)
  }
}

export const openHeorotTable =
  (url: string): OpenBenchTable =>
  async (n, connected) => {
    const bots = Array.from({ length: SEATS }, (_, seat) => (seat < connected ? null : ('thrall' as const)))
    const order: CreateRequest = { game: benchGame.id, name: 'Bench', seats: SEATS, bots }
    const table = new HeorotTable(url, (await postForJson(`${url}/api/tables`, order)) as Created, n)
    for (let seat = 0; seat < connected; seat++) await table.sit()
    await table.start()
    return table
  }

/** Everybody comes from one address here, so what an address may do is raised; nothing is switched off. */
export const RAISED = {
  HEOROT_CREATE_PER_MINUTE: '1000000',
  HEOROT_JOIN_PER_MINUTE: '1000000',
  HEOROT_RESERVATIONS_PER_ADDRESS: '100000',
  HEOROT_MESSAGES_PER_SECOND: '1000000',
}

export const heorot = {
  name: 'heorot',
  async start(settings: Readonly<Record<string, string>> = {}, script = serverScript) {
    const port = await freePort()
    const env = {
      HEOROT_HOST: '127.0.0.1',
      HEOROT_PORT: String(port),
      HEOROT_METRICS_PORT: '0',
      HEOROT_DATA: dataFolder(),
      HEOROT_BOT_PAUSE: '0',
      ...RAISED,
      ...settings,
    }
    const process = await ServerProcess.start({ script, port, env, ready: '/readyz' })
    return new RunningSystem(process, openHeorotTable(`http://127.0.0.1:${port}`))
  },
} satisfies System
