/** A person's connection to one table: reconnects by itself, sends requests and receives frames. */
import {
  type ChatLine,
  type Audience,
  type BroadcastDelay,
  type Channel,
  CLOSE_BROADCAST,
  type CLOSE_REMOVED,
  type CLOSE_UNWATCHED,
  type History,
  type KeptGroup,
  LIMITS,
  type Membership,
  type Refused,
  type Notices,
  type HostCommand,
  type Past,
  type PastFrame,
  type RequestName,
  type RequestPayload,
  type SessionInfo,
  type Synced,
  type TableView,
  TEXT_REASONS,
} from '@heorot/shared'
import { computed, effect, type Signal, signal } from '@preact/signals'
import { backoff } from './backoff'
import type { SendIntent, TableFrame } from './frame'
import { FrameAssembler } from './FrameAssembler'
import { JoinRefused, type Link, type OpenLink } from './link'
import { newEntropy, newId } from '../thisBrowser/random'

export const connectionStates = ['connecting', 'live', 'lost', 'refused', 'closed'] as const
export type ConnectionState = (typeof connectionStates)[number]

export interface SessionOrder {
  readonly code: string
  readonly name: string
  readonly token: string
  /** true: any free seat; a number: that one; undefined: the seat of the token, or a place to watch. */
  readonly sit?: boolean | number
  /** At a table of a hall: which member this is. */
  readonly hall?: Membership
  /** Agrees to an open broadcast with this delay. */
  readonly agree?: BroadcastDelay
  /** A table in this browser: nobody to talk to, no connection to lose. */
  readonly practice?: boolean
}

export interface SessionTools {
  readonly open: OpenLink
  readonly wait: (milliseconds: number) => Promise<void>
}

/** Answers that no second try will change. */
const FINAL: readonly string[] = [
  'no-such-table',
  'no-such-seat',
  'no-seat-free',
  'seat-taken',
  'own-seat-only',
  'too-few-to-agree',
  'id-taken',
  'removed',
  'neighbour-removed',
  'locked',
  'no-spectators',
  'consent-needed',
  'delay-changed',
  'hands-shown',
  'table-full',
  'too-many-tabs',
  'rules-changed',
  'foreign-origin',
  'foreign-host',
  'malformed',
  ...TEXT_REASONS,
]
/** After these nobody can say whether an intent was stored, until we have come in again. */
const UNCERTAIN: readonly string[] = ['connection-lost', 'not-stored', 'server-stopping']
/** Close codes meant for this person: the reason to show; no automatic reconnect. */
const SENT_AWAY: Readonly<Record<number, string>> = {
  4100: 'removed',
  4103: 'no-spectators',
} satisfies Record<typeof CLOSE_REMOVED | typeof CLOSE_UNWATCHED, string>

type Answer = { readonly ok: true } | { readonly refusal: { readonly reason: string } }

export class TableSession {
  readonly state: Signal<ConnectionState> = signal('connecting')
  readonly refused: Signal<string | null> = signal(null)
  readonly table: Signal<TableView | null> = signal(null)
  readonly you: Signal<SessionInfo | null> = signal(null)
  readonly frame: Signal<TableFrame | null> = signal(null)
  readonly chat: Signal<readonly ChatLine[]> = signal([])
  /** Where this person writes: who has held a seat stays with the players until the match ends. */
  readonly channel = computed((): Channel => {
    const [table, you] = [this.table.value, this.you.value]
    const played = table?.phase === 'playing' && table.holders.some(({ person }) => person === you?.person)
    return played || you?.seat != null ? 'table' : 'spectators'
  })
  /** What this browser offered to the deal with this commitment. */
  readonly offered: Signal<{ readonly commitment: string; readonly entropy: string } | null> = signal(null)
  /** Server clock minus ours, for deadlines. */
  readonly skew: Signal<number> = signal(0)
  /** Watches with open hands, and with their delay. */
  readonly opened: Signal<boolean> = signal(false)
  /** The table has closed the open hands, and the viewer has not been told yet. */
  readonly sentToLive: Signal<boolean> = signal(false)

  /** Whom this host has muted since the page was opened. */
  readonly #muted: Signal<ReadonlySet<string>> = signal(new Set())
  readonly #assembler = new FrameAssembler()
  readonly #entropy = newEntropy()
  #link: Link | null = null
  #sit: boolean | number | undefined
  #entropyFor = ''
  #closing = false
  #asking = false

  constructor(
    readonly order: SessionOrder,
    private readonly tools: SessionTools,
  ) {
    this.#sit = order.sit
  }

  /** Stays connected until `close` or a final refusal. Nothing that happens on the way ends it. */
  async run(): Promise<void> {
    let attempt = 0
    while (!this.#closing) {
      try {
        const gone = await this.#connect()
        attempt = 0
        const code = await gone
        const reason = SENT_AWAY[code]
        if (reason) return this.#refuse(reason)
        if (code === CLOSE_BROADCAST) this.#sendToLive()
      } catch (error) {
        const refused = error instanceof JoinRefused ? error.reason : ''
        // Closed while this browser was on its way there.
        if (refused === 'no-broadcast') this.#sendToLive()
        if (refused === 'own-hand-only') this.#watch(false)
        if (FINAL.includes(refused)) return this.#refuse(refused)
      }
      this.#link = null
      if (this.#closing) break
      this.state.value = 'lost'
      await this.tools.wait(backoff(attempt++))
    }
    this.state.value = 'closed'
  }

  close(): void {
    this.#closing = true
    this.#link?.leave()
  }

  /** The table alone knows whether an intent without an answer was stored: under the same id it is asked once more. */
  readonly act: SendIntent = async intent => {
    const link = this.#link
    const match = this.table.value?.match
    const message = { id: newId(), revision: this.frame.value?.revision, intent }
    const refusal = await this.#ask('intent', message)
    if (!refusal || !UNCERTAIN.includes(refusal.reason) || !(await this.#reconnect(link))) return refusal
    return this.table.value?.match === match ? this.#ask('intent', message) : null
  }

  /** Whether this person hosts the table. */
  get hosting(): boolean {
    const person = this.you.value?.person
    return person !== undefined && person === this.table.value?.host
  }

  /** Whether they may keep the game going: the host, or who stands in for a host who is away. */
  get leading(): boolean {
    const person = this.you.value?.person
    return this.hosting || (person !== undefined && person === this.table.value?.deputy)
  }

  /** As far as it can be known here: the table tells it of those who sit, this host's own deeds of others. */
  readonly isMuted = (person: string): boolean =>
    this.table.value?.seats.find(seat => seat.person === person)?.muted ?? this.#muted.value.has(person)

  readonly command = async (command: HostCommand) => {
    const refusal = await this.#ask('host', command)
    if (!refusal && command.do === 'mute') this.#noteMute(command)
    return refusal
  }

  readonly say = (message: RequestPayload<'chat'>) => this.#ask('chat', message)
  readonly sit = (seat?: number, agree: BroadcastDelay = 0) =>
    this.#ask('sit', { ...(seat === undefined ? {} : { seat }), ...(agree > 0 ? { agree } : {}) })
  /** Agrees to open hands with this delay; 0 closes them. */
  readonly consent = (agree: BroadcastDelay) => this.#ask('broadcast', { agree })
  readonly stand = (forGood = false) => this.#ask('stand', { forGood })

  /** Turns notifications of this device on or off. */
  readonly notify = (order: RequestPayload<'notify'>) => this.#ask('notify', order)

  /** What is known of notifications; null when the table did not answer. */
  async notices(endpoint?: string): Promise<Notices | null> {
    const answer = await this.#link?.request('notices', endpoint ? { endpoint } : {}).catch(() => null)
    return answer && typeof answer === 'object' && 'ok' in answer ? (answer as Notices) : null
  }

  /** Nobody who looks at the table is sent a notification. */
  reportVisible(visible: boolean): void {
    if (this.state.peek() === 'live') void this.#link?.request('visible', { visible }).catch(() => {})
  }
  readonly withdraw = () => this.#ask('withdraw', {})
  readonly pause = (want: boolean) => this.#ask('pause', { want })
  readonly giveTime = (seat: number) => this.#ask('giveTime', { seat })
  /** Makes this tab the one that plays the seat. */
  readonly actHere = () => this.#sync(true)

  /** Earlier revisions as this person saw them; empty when there is no answer. */
  async past(from: number, to?: number): Promise<readonly PastFrame[]> {
    const answer = await this.#about('past', { from, ...(to === undefined ? {} : { to }) })
    return (answer as Partial<Past> | null)?.frames ?? []
  }

  /** What happened in every step of the match; empty when there is no answer. */
  async history(): Promise<readonly TableFrame['events'][]> {
    const answer = await this.#about('history', {})
    return ((answer as Partial<History> | null)?.steps ?? []) as readonly TableFrame['events'][]
  }

  /** A hall for those who played, or a place in it. */
  async keepGroup(message: RequestPayload<'keepGroup'>): Promise<KeptGroup | { readonly reason: string }> {
    const answer = (await this.#link?.request('keepGroup', message).catch(() => null)) as
      | KeptGroup
      | Refused
      | null
    if (!answer) return { reason: 'connection-lost' }
    return 'refusal' in answer ? answer.refusal : answer
  }

  /** Who watches; null when there is no answer. */
  async audience(): Promise<Audience['watchers'] | null> {
    const answer = await this.#link?.request('audience', {}).catch(() => null)
    const watchers = (answer as Partial<Audience> | null | undefined)?.watchers ?? null
    for (const { person, muted } of watchers ?? []) this.#noteMute({ do: 'mute', person, muted })
    return watchers
  }

  /** Watches with open hands from now on, or live again. */
  watchOpen(open: boolean): void {
    if (this.opened.peek() === open) return
    this.#watch(open)
    this.#link?.leave()
  }

  /** Nothing of the other stream stays in sight. */
  #watch(open: boolean): void {
    this.opened.value = open
    this.frame.value = null
    this.chat.value = []
  }

  /** Open hands are over. */
  #sendToLive(): void {
    this.#watch(false)
    this.sentToLive.value = true
  }

  /** Everything up to this frame has been on the table. */
  watched({ match, revision }: TableFrame): void {
    if (this.state.peek() === 'live') void this.#link?.request('watched', { match, revision }).catch(() => {})
  }

  /** Asks about the match on the table. */
  async #about(name: RequestName, payload: object): Promise<unknown> {
    const match = this.frame.peek()?.match
    return (await this.#link?.request(name, { match, ...payload }).catch(() => null)) ?? null
  }

  /** Resolves with the connection's end once it stands. */
  async #connect(): Promise<Promise<number>> {
    let ended: (code: number) => void = () => {}
    const gone = new Promise<number>(resolve => {
      ended = resolve
    })
    const { code, name, token, hall } = this.order
    this.#assembler.forget()
    const join = {
      ...{ name, token, entropy: this.#entropy },
      ...(this.#sit === undefined ? {} : { sit: this.#sit }),
      ...(hall && { hall }),
      ...(this.order.agree ? { agree: this.order.agree } : {}),
      ...(this.opened.peek() ? { open: true } : {}),
    }
    this.#link = await this.tools.open(code, join, {
      patch: patch => {
        this.table.value = patch.table
        this.#show(this.#assembler.patch(patch))
        this.#addEntropy(patch.table)
      },
      mine: mine => this.#show(this.#assembler.mine(mine)),
      open: hands => this.#show(this.#assembler.open(hands)),
      you: you => this.#hearWho(you),
      chat: line => this.#hear([line]),
      closed: ended,
    })
    // A seat asked for once is owned from now on: coming back must not take another.
    this.#sit = undefined
    if (this.#closing) this.#link.leave()
    await this.#sync(false)
    this.state.value = 'live'
    return gone
  }

  /** Waits for another line than this one, which is of no more use; whether there will be one. */
  async #reconnect(old: Link | null): Promise<boolean> {
    if (this.#link === old) old?.leave()
    const isBack = () => this.state.value === 'live' && this.#link !== old
    const isOver = () => this.state.value === 'refused' || this.state.value === 'closed'
    await until(() => isBack() || isOver())
    return isBack()
  }

  async #sync(here: boolean): Promise<void> {
    const answer = (await this.#link?.request('sync', here ? { here } : {})) as Synced | undefined
    if (!answer?.ok) throw new Error('the table did not answer')
    this.skew.value = answer.now - Date.now()
    this.#meet(answer.you)
    if (answer.mine) this.#show(this.#assembler.mine(answer.mine))
    if (answer.open) this.#show(this.#assembler.open(answer.open))
    this.#hear(answer.chat)
  }

  /** A seat that is new to this person comes with a hand to ask for. */
  #hearWho(you: SessionInfo): void {
    const isNew = you.seat !== null && you.seat !== this.you.value?.seat
    this.#meet(you)
    if (isNew && this.state.value === 'live') void this.#sync(false).catch(() => {})
  }

  #meet(you: SessionInfo): void {
    this.you.value = you
    this.#show(this.#assembler.you(you))
  }

  #show(frame: TableFrame | null): void {
    if (frame) this.frame.value = frame
    else if (this.#assembler.unmatched) void this.#askAgain()
  }

  /** The other half is on its way as a rule; if it does not come, the whole is asked for. */
  async #askAgain(): Promise<void> {
    if (this.#asking || this.state.value !== 'live') return
    this.#asking = true
    await this.tools.wait(1500)
    this.#asking = false
    if (this.#assembler.unmatched && this.state.value === 'live') await this.#sync(false).catch(() => {})
  }

  #hear(lines: readonly ChatLine[]): void {
    const known = new Map(this.chat.value.map(line => [line.n, line]))
    for (const line of lines) known.set(line.n, line)
    const all = [...known.values()].sort((a, b) => a.n - b.n)
    const isKept = ({ channel }: ChatLine, at: number) =>
      all.slice(at + 1).filter(line => line.channel === channel).length < LIMITS.chatBacklog
    this.chat.value = all.filter(isKept)
  }

  /** A new match has a new commitment: this browser takes part in its deal too. */
  #addEntropy(table: TableView): void {
    const first = this.#entropyFor === ''
    if (this.#entropyFor === table.commitment) return
    this.#entropyFor = table.commitment
    const entropy = first ? this.#entropy : newEntropy()
    this.offered.value = { commitment: table.commitment, entropy }
    if (!first && this.you.value?.seat != null)
      void this.#link?.request('entropy', { entropy }).catch(() => {})
  }

  async #ask(name: RequestName, payload: object): Promise<{ readonly reason: string } | null> {
    if (this.state.value !== 'live' || !this.#link) return { reason: 'offline' }
    try {
      const answer = (await this.#link.request(name, payload)) as Answer
      return 'refusal' in answer ? answer.refusal : null
    } catch {
      return { reason: 'connection-lost' }
    }
  }

  #noteMute({ person, muted }: Extract<HostCommand, { do: 'mute' }>): void {
    if (this.#muted.peek().has(person) === muted) return
    const next = new Set(this.#muted.value)
    if (muted) next.add(person)
    else next.delete(person)
    this.#muted.value = next
  }

  #refuse(reason: string): void {
    this.#link = null
    this.refused.value = reason
    this.state.value = 'refused'
  }
}

/** Resolves once something holds that signals tell of. */
const until = (holds: () => boolean): Promise<void> =>
  new Promise(resolve => {
    const stop = effect(() => {
      if (!holds()) return
      resolve()
      queueMicrotask(() => stop())
    })
  })
