/** boardgame.io, driven by bare socket.io clients that speak its protocol. */
import { type Rng, rngFrom, seedFromNumber } from '@heorot/shared'
import { benchGame } from '../benchGame'
import { Crowd } from '../Crowd'
import { postForJson } from '../http'
import { hostScript, requireFromBench } from '../prepare'
import { freePort } from '../../../../server/test/support/freePort'
import { ServerProcess } from '../ServerProcess'
import { type BenchTable, type OpenBenchTable, RunningSystem, SEATS, type System } from '../System'

interface Socket {
  on(event: string, handler: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  disconnect(): void
}

interface State {
  readonly _stateID: number
  readonly G: { readonly asked: readonly number[]; readonly prompt: { readonly kind: string } | null }
  readonly ctx: { readonly gameover?: unknown }
}

interface Place {
  readonly playerID: string | null
  readonly credentials: string | undefined
}

/** One connection; it keeps the latest state it was sent. */
class Client {
  state: State | null = null
  readonly #socket: Socket
  #matchID = ''
  /** Positions count on through the matches of a table. */
  #base = 0
  #synced = () => {}

  constructor(
    url: string,
    readonly arrived: (position: number) => void,
  ) {
    const { io } = requireFromBench('socket.io-client') as { io(url: string, options: object): Socket }
    this.#socket = io(`${url}/${benchGame.id}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    })
    this.#socket.on('update', (matchID: string, state: State) => this.#take(matchID, state))
    this.#socket.on('sync', (matchID: string, { state }: { state: State }) => {
      this.#take(matchID, state)
      this.#synced()
    })
  }

  sync(matchID: string, base: number, { playerID, credentials }: Place): Promise<void> {
    this.#matchID = matchID
    this.#base = base
    this.#socket.emit('sync', matchID, playerID, credentials, SEATS)
    return new Promise(resolve => {
      this.#synced = resolve
    })
  }

  play(intent: unknown, { playerID, credentials }: Place): void {
    const payload = { type: 'intent', args: [intent], playerID, credentials }
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state!._stateID, this.#matchID, playerID)
  }

  leave(): void {
    this.#socket.disconnect()
  }

  #take(matchID: string, state: State): void {
    if (matchID !== this.#matchID) return
    this.state = state
    this.arrived(this.#base + state._stateID)
  }
}

class BoardgameTable implements BenchTable {
  readonly #url: string
  readonly #rng: Rng
  readonly #crowd = new Crowd()
  readonly #clients: Client[] = []
  #matchID = ''
  #base = 0
  #places: Place[] = []

  constructor(url: string, n: number) {
    this.#url = url
    this.#rng = rngFrom(seedFromNumber(n))
  }

  get over(): boolean {
    return this.#clients[0]!.state!.ctx.gameover !== undefined
  }

  /** A new match; whoever is connected moves over. */
  async renew(): Promise<void> {
    const games = `${this.#url}/games/${benchGame.id}`
    const seed = seedFromNumber(this.#rng.below(2 ** 31))
    const created = await postForJson(`${games}/create`, { numPlayers: SEATS, setupData: { seed } })
    this.#matchID = (created as { matchID: string }).matchID
    this.#places = []
    for (let seat = 0; seat < SEATS; seat++) {
      const playerID = String(seat)
      const joined = await postForJson(`${games}/${this.#matchID}/join`, {
        playerID,
        playerName: `Seat ${seat}`,
      })
      this.#places.push({
        playerID,
        credentials: (joined as { playerCredentials: string }).playerCredentials,
      })
    }
    this.#base += this.#clients[0]?.state ? this.#clients[0].state._stateID + 1 : 0
    await Promise.all(
      this.#clients.map((client, i) => client.sync(this.#matchID, this.#base, this.#placeOf(i))),
    )
  }

  play(): Promise<void> {
    const seat = this.#rng.pick(this.#clients[0]!.state!.G.asked)
    const client = this.#clients[seat]!
    const everybody = this.#crowd.reach(this.#base + client.state!._stateID + 1)
    client.play(benchGame.suggest(client.state!.G.prompt!, this.#rng), this.#placeOf(seat))
    return everybody
  }

  async watch(): Promise<void> {
    this.#clients.push(await this.#connect(this.#clients.length, this.#crowd.join()))
  }

  async rejoin(): Promise<void> {
    const lost = this.#clients[0]!
    lost.leave()
    this.#clients[0] = await this.#connect(0, lost.arrived)
  }

  close(): void {
    for (const client of this.#clients) client.leave()
  }

  async #connect(i: number, arrived: (position: number) => void): Promise<Client> {
    const client = new Client(this.#url, arrived)
    await client.sync(this.#matchID, this.#base, this.#placeOf(i))
    return client
  }

  #placeOf(i: number): Place {
    return this.#places[i] ?? { playerID: null, credentials: undefined }
  }
}

const openTable =
  (port: number): OpenBenchTable =>
  async (n, connected) => {
    const table = new BoardgameTable(`http://127.0.0.1:${port}`, n)
    await table.renew()
    for (let i = 0; i < connected; i++) await table.watch()
    return table
  }

export const boardgameio: System = {
  name: 'boardgame.io',
  async start() {
    const port = await freePort()
    const script = hostScript('boardgameio')
    const process = await ServerProcess.start({ script, port, env: {}, ready: '/games' })
    return new RunningSystem(process, openTable(port))
  },
}
