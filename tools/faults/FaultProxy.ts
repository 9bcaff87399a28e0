/**
 * Stands between two ends of a TCP line and spoils it on command. Bytes are never changed or dropped singly:
 * a line is slow, silent (everything arrives later, as after lost packets) or broken, as real ones are.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

export type Weather =
  | { readonly kind: 'clear' }
  | { readonly kind: 'slow'; readonly ms: number }
  /** Nothing comes through, and nobody is told. */
  | { readonly kind: 'silent' }
  /** Every line is broken and every new one at once. */
  | { readonly kind: 'cut' }

export const CLEAR: Weather = { kind: 'clear' }

export class FaultProxy {
  #weather: Weather = CLEAR
  readonly #lines = new Set<Line>()

  private constructor(
    private readonly server: Server,
    readonly port: number,
    /** The port at the other end. */
    public target: number,
  ) {}

  static async to(target = 0): Promise<FaultProxy> {
    const server = createServer({ pauseOnConnect: true, allowHalfOpen: true })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const proxy = new FaultProxy(server, (server.address() as AddressInfo).port, target)
    server.on('connection', socket => proxy.#join(socket))
    return proxy
  }

  get weather(): Weather {
    return this.#weather
  }

  set weather(weather: Weather) {
    this.#weather = weather
    for (const line of [...this.#lines])
      if (weather.kind === 'cut') line.break()
      else line.flow()
  }

  async close(): Promise<void> {
    this.server.close()
    for (const line of [...this.#lines]) line.break()
  }

  #join(near: Socket): void {
    if (this.#weather.kind === 'cut') return void near.destroy()
    const line = new Line(
      near,
      connect({ port: this.target, host: '127.0.0.1', allowHalfOpen: true }),
      () => this.#weather,
    )
    this.#lines.add(line)
    line.onEnd = () => this.#lines.delete(line)
  }
}

/** One connection: both its sockets, and what is on its way in each direction. */
class Line {
  onEnd = () => {}
  readonly #ways: readonly [Way, Way]

  constructor(
    private readonly near: Socket,
    private readonly far: Socket,
    weather: () => Weather,
  ) {
    this.#ways = [new Way(near, far, weather), new Way(far, near, weather)]
    for (const socket of [near, far]) {
      socket.setNoDelay(true)
      socket.on('error', () => this.break())
      socket.on('close', () => this.onEnd())
    }
    near.resume()
  }

  flow(): void {
    for (const way of this.#ways) way.flow()
  }

  break(): void {
    this.near.destroy()
    this.far.destroy()
    this.onEnd()
  }
}

interface Parcel {
  /** null: the sender has hung up. */
  readonly bytes: Buffer | null
  readonly at: number
}

class Way {
  readonly #parcels: Parcel[] = []
  #timer: NodeJS.Timeout | null = null

  constructor(
    from: Socket,
    private readonly to: Socket,
    private readonly weather: () => Weather,
  ) {
    from.on('data', bytes => this.#send(bytes))
    from.on('end', () => this.#send(null))
  }

  #send(bytes: Buffer | null): void {
    this.#parcels.push({ bytes, at: performance.now() })
    this.flow()
  }

  /** Delivers what is due, in order, and comes back for the rest. */
  flow(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const weather = this.weather()
    if (weather.kind === 'silent') return
    const delay = weather.kind === 'slow' ? weather.ms : 0
    while (this.#parcels.length > 0) {
      const wait = this.#parcels[0]!.at + delay - performance.now()
      if (wait > 0) {
        this.#timer = setTimeout(() => this.flow(), wait)
        return
      }
      this.#deliver(this.#parcels.shift()!)
    }
  }

  #deliver({ bytes }: Parcel): void {
    if (this.to.destroyed) return
    if (bytes) this.to.write(bytes)
    else this.to.end()
  }
}
