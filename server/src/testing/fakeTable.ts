/** A table without sockets, on a clock that moves when told. */
import { createShape, findGame, type Refusal, type RequestName } from '@heorot/shared'
import type { Store } from '../store/Store'
import { openSqlite } from '../store/sqlite'
import type { Outlet, TableNews } from '../tables/outlet'
import { newRecord } from '../tables/record'
import { guestOf } from '../tables/secrets'
import { Table } from '../tables/Table'
import { anythingLegal, type Thinker } from '../tables/thinker'

const CODE = 'ABCDEFGH'
const tokenOf = (name: string) => name.padEnd(22, '0')
export const guestNamed = (name: string, address = `address of ${name}`) =>
  guestOf(CODE, tokenOf(name), name, address)

export class FakeTable {
  now = 1_800_000_000_000
  readonly published: TableNews[] = []
  readonly closed: [string, number][] = []
  readonly store: Store
  readonly table: Table
  sleepy = false

  constructor(order: Record<string, unknown> = {}, thinker: Thinker = anythingLegal) {
    this.store = openSqlite({ data: ':memory:', sync: 'normal' })
    const read = createShape.parse({ game: 'movie', name: 'Hrothgar', seats: 2, ...order })
    const game = findGame(read.game)!
    const options = game.readOptions(read.options, read.seats)
    const record = newRecord(CODE, read, options, guestNamed('Hrothgar'), '00'.repeat(32), this.now)
    const outlet: Outlet = {
      publish: news => this.published.push(news),
      you: () => {},
      chat: () => {},
      close: (session, code) => this.closed.push([session.name, code]),
      reopen: () => {},
      maySleep: may => {
        this.sleepy = may
      },
    }
    // The first fence that an empty store gives away.
    const fence = { code: CODE, fence: 1 }
    void this.store.take(CODE, 0)
    this.table = new Table({ fence, record, rows: [], chat: [] }, game, {
      ...{ store: this.store, thinker, outlet, botPause: 0 },
      now: () => this.now,
      random: size => Buffer.alloc(size, 1),
      warn: error => {
        throw error
      },
    })
  }

  enter(name: string, sit?: boolean, address?: string): Promise<Refusal | null> {
    return this.table.arrive(name, guestNamed(name, address), {
      name,
      token: tokenOf(name),
      ...(sit !== undefined && { sit }),
    })
  }

  ask(name: string, request: RequestName, payload: unknown = {}) {
    return this.table.request(name, request, payload)
  }

  /** Lets time pass and looks after the table. */
  async pass(ms: number): Promise<void> {
    this.now += ms
    this.table.tick(this.now)
    await this.quiet()
  }

  /** Whatever is queued has happened. */
  quiet(): Promise<void> {
    return this.table.enqueue(async () => {})
  }

  get facts() {
    return this.published.findLast(news => news.table)!.table!
  }
}
