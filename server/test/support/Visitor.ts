/** A client for tests: joins, keeps both halves of the table joined as a browser would, and can play. */
import { randomBytes } from 'node:crypto'
import {
  type ChatLine,
  type Created,
  type CreateRequest,
  type FullPrivateSlice,
  findGame,
  type HostCommand,
  type JoinOptions,
  type OpenHands,
  type PrivateSlice,
  type Refused,
  type RequestName,
  rngFrom,
  type SessionInfo,
  type Synced,
  type TableView,
} from '@heorot/shared'
import type { PublicEvents, WireTableState } from '@heorot/shared/wire'
import { readTable, unpackEvents, unpackOpenHands, unpackPrivateSlice } from '@heorot/shared/wire'
import { Client, type Room } from 'colyseus.js'
import { until } from './harness'

export type TestAnswer = { readonly ok?: true; readonly revision?: number } & Partial<Refused>

export const newTestToken = () => randomBytes(16).toString('base64url')
export const newTestEntropy = () => randomBytes(16).toString('hex')

export class Visitor {
  you: SessionInfo = { person: '', seat: null, acts: false }
  mine: FullPrivateSlice | null = null
  readonly heard: ChatLine[] = []
  /** Everything pushed as 'mine', in order. */
  readonly slices: PrivateSlice[] = []
  /** Everything pushed as 'open', in order. */
  readonly opened: OpenHands[] = []
  closedWith: number | null = null
  #events: PublicEvents = { match: 0, revision: 0, events: [] }

  private constructor(
    readonly room: Room<unknown, WireTableState>,
    readonly token: string,
    private readonly patience: number,
  ) {
    room.reconnection.enabled = false
    room.onMessage<Uint8Array>('mine', bytes => this.#learn(unpackPrivateSlice(room.state, bytes)))
    room.onMessage<Uint8Array>('events', bytes => {
      this.#events = unpackEvents(room.state, bytes)
    })
    room.onMessage<Uint8Array>('open', bytes => this.opened.push(unpackOpenHands(room.state, bytes)))
    room.onStateChange(state => this.#carryOver(state))
    room.onMessage<SessionInfo>('you', you => {
      this.you = you
    })
    room.onMessage<ChatLine>('chat', line => this.heard.push(line))
    room.onLeave(code => {
      this.closedWith = code
    })
  }

  /** Rejects with the refusal's reason as message; `patience`: milliseconds to wait for any answer. */
  static async join(
    url: string,
    code: string,
    options: Partial<JoinOptions> = {},
    patience = 60_000,
  ): Promise<Visitor> {
    const { token = newTestToken(), ...rest } = options
    const room = await new Client(url).joinById<WireTableState>(code, { name: 'Wealhtheow', token, ...rest })
    const visitor = new Visitor(room as Room<unknown, WireTableState>, token, patience)
    await visitor.sync()
    return visitor
  }

  get table(): TableView {
    return readTable(this.room.state).table
  }

  get view(): unknown {
    return readTable(this.room.state).view
  }

  get events(): readonly unknown[] {
    const { match, revision } = this.room.state
    const { events, ...at } = this.#events
    return at.match === match && at.revision === revision ? events : []
  }

  /** The name of the process this line leads to, if there are several. */
  get process(): string | null {
    const { url } = Reflect.get(this.room.connection.transport, 'ws') as { url: string }
    return /\/n\/([a-z0-9-]+)\//.exec(url)?.[1] ?? null
  }

  /** Both halves speak of the same moment. */
  get inStep(): boolean {
    const { match, revision } = this.table
    return this.mine === null || (this.mine.match === match && this.mine.revision === revision)
  }

  /** News come before their patch: a slice that has heard none holds for the new revision. */
  #carryOver({ match, revision }: WireTableState): void {
    if (this.mine?.match === match && this.mine.revision < revision)
      this.mine = { ...this.mine, revision, events: [] }
  }

  #learn(mine: PrivateSlice): void {
    this.slices.push(mine)
    if (this.mine) this.mine = { ...this.mine, events: [], ...mine }
    else if ('secret' in mine && 'prompt' in mine) this.mine = mine as FullPrivateSlice
  }

  async sync(here?: boolean): Promise<Synced> {
    const heard = this.slices.length
    const synced: Synced = await this.room.request('sync', here === undefined ? {} : { here }, {
      timeout: this.patience,
    })
    this.you = synced.you
    this.mine = synced.mine && this.#broughtUpToDate(synced.mine, this.slices.slice(heard))
    return synced
  }

  /** One read of the socket can bring the answer, later slices and their patches before anybody looks. */
  #broughtUpToDate(whole: FullPrivateSlice, slices: readonly PrivateSlice[]): FullPrivateSlice {
    const later = slices.filter(
      ({ match, revision }) => match > whole.match || (match === whole.match && revision > whole.revision),
    )
    const { match, revision } = this.room.state
    const newest: FullPrivateSlice = Object.assign({}, whole, ...later)
    return newest.match === match && newest.revision < revision ? { ...newest, revision, events: [] } : newest
  }

  ask(name: RequestName, payload: unknown = {}): Promise<TestAnswer> {
    return this.room.request(name, payload, { timeout: this.patience })
  }

  host(command: HostCommand): Promise<TestAnswer> {
    return this.ask('host', command)
  }

  intend(intent: unknown, id = newTestToken(), revision?: number): Promise<TestAnswer> {
    return this.ask('intent', { id, intent, ...(revision !== undefined && { revision }) })
  }

  /** Plays something legal if it is this visitor's turn. */
  async playAnything(): Promise<TestAnswer | null> {
    const { prompt } = this.mine ?? {}
    const { phase, waitingFor, game } = this.table
    if (!prompt || phase !== 'playing' || !this.inStep || !waitingFor.includes(this.you.seat ?? -1))
      return null
    const intent = findGame(game)!.suggest(prompt, rngFrom(randomBytes(16).toString('hex')))
    return this.intend(intent)
  }

  until(what: string, found: (visitor: this) => unknown): Promise<unknown> {
    return until(what, () => found(this))
  }

  /** Plays whenever it is asked until then. */
  playUntil(what: string, found: () => unknown): Promise<unknown> {
    return until(what, async () => found() || void (await this.playAnything()))
  }

  async leave(): Promise<void> {
    if (this.closedWith === null) await this.room.leave()
  }
}

interface Place {
  readonly url: string
  create(order?: Partial<CreateRequest>): Promise<Created>
}

/** A table whose host and Unferth sit; nothing is dealt. */
export async function tableForTwo({ url, create }: Place, order: Partial<CreateRequest> = {}) {
  const { code, token } = await create(order)
  const host = await Visitor.join(url, code, { token })
  const agree = order.broadcast ?? 0
  const guest = await Visitor.join(url, code, { name: 'Unferth', sit: true, agree })
  return { code, token, host, guest }
}

/** The same in a match; both have their cards. `actor` is asked, at a game of turns alone. */
export async function matchForTwo(place: Place, order: Partial<CreateRequest> = {}) {
  const table = await tableForTwo(place, order)
  const { host, guest } = table
  await host.host({ do: 'start' })
  for (const player of [host, guest]) await player.until('cards', v => v.mine && v.inStep)
  return { ...table, actor: host.table.waitingFor.includes(0) ? host : guest }
}

/** Joins tables for one test: everybody leaves after it. */
export function useVisitors(urlOf: () => string) {
  const visitors: Visitor[] = []
  afterEach(async () => {
    await Promise.all(visitors.splice(0).map(visitor => visitor.leave()))
  })
  const join = async (code: string, options: Partial<JoinOptions> = {}): Promise<Visitor> => {
    const visitor = await Visitor.join(urlOf(), code, options)
    visitors.push(visitor)
    return visitor
  }
  return { visitors, join }
}

/** Whoever of them is asked makes a move; the revision it led to. */
export function playMove(visitors: readonly Visitor[]): Promise<number> {
  return until('a move', async () => {
    for (const visitor of visitors) {
      const answer = await visitor.playAnything()
      if (answer?.revision) return answer.revision
    }
    return null
  })
}

/** What somebody may be told who plays while others do. */
const OVERTAKEN = ['not-your-turn', 'stale', 'match-over', 'not-playing']

/** Everybody plays until the match is over. */
export async function playOut(visitors: readonly Visitor[]): Promise<void> {
  const first = visitors[0]!
  await Promise.all(
    visitors.map(async visitor => {
      while (first.table.phase === 'playing') {
        const answer = await visitor.playAnything()
        const { reason } = answer?.refusal ?? {}
        if (reason && !OVERTAKEN.includes(reason)) throw new Error(`refused: ${reason}`)
        if (!answer) await new Promise(resolve => setTimeout(resolve, 1))
      }
    }),
  )
}
