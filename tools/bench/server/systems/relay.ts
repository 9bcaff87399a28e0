/** The bare relay: clients hand each other the intents of games that were played beforehand. */
import { once } from 'node:events'
import { begin, OwnedMatch, rngFrom, seedFromNumber } from '@heorot/shared'
import { WebSocket } from 'ws'
import { benchGame } from '../benchGame'
import { Crowd } from '../Crowd'
import { hostScript } from '../prepare'
import { freePort } from '../../../../server/test/support/freePort'
import { ServerProcess } from '../ServerProcess'
import { type BenchTable, type OpenBenchTable, RunningSystem, SEATS, type System } from '../System'

type Line = readonly [seat: number, text: string]

/** A whole game by random players, as the lines its seats would say. */
function script(n: number): readonly Line[] {
  const rng = rngFrom(seedFromNumber(~n))
  const match = new OwnedMatch(
    benchGame,
    begin(benchGame, { seats: SEATS, options: {}, seed: seedFromNumber(n) }),
  )
  const lines: Line[] = []
  while (!benchGame.outcome(match.state)) {
    const seat = rng.pick(benchGame.asked(match.state))
    const intent = benchGame.suggest(benchGame.prompt(match.state, seat)!, rng)
    lines.push([seat, JSON.stringify(intent)])
    match.accept(seat, intent)
  }
  return lines
}

const scripts = Array.from({ length: 10 }, (_, n) => script(n))

class RelayTable implements BenchTable {
  readonly #url: string
  readonly #lines: readonly Line[]
  readonly #sockets: WebSocket[] = []
  readonly #crowd = new Crowd()
  #played = 0

  constructor(url: string, lines: readonly Line[]) {
    this.#url = url
    this.#lines = lines
  }

  get over(): boolean {
    return this.#played > 0 && this.#played % this.#lines.length === 0
  }

  play(): Promise<void> {
    const [seat, text] = this.#lines[this.#played % this.#lines.length]!
    const everybody = this.#crowd.reach(++this.#played)
    this.#sockets[seat]!.send(text)
    return everybody
  }

  async renew(): Promise<void> {}

  async watch(): Promise<void> {
    const arrived = this.#crowd.join()
    let heard = this.#played
    const socket = new WebSocket(this.#url)
    socket.on('message', () => arrived(++heard))
    await once(socket, 'open')
    this.#sockets.push(socket)
  }

  /** A relay knows nothing that it could send again. */
  async rejoin(): Promise<void> {}

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }
}

const openTable =
  (port: number): OpenBenchTable =>
  async (n, connected) => {
    const table = new RelayTable(`ws://127.0.0.1:${port}/${n}`, scripts[n % scripts.length]!)
    for (let i = 0; i < connected; i++) await table.watch()
    return table
  }

export const relay: System = {
  name: 'relay',
  async start() {
    const port = await freePort()
    const process = await ServerProcess.start({ script: hostScript('relay'), port, env: {}, ready: '/' })
    return new RunningSystem(process, openTable(port))
  },
}
