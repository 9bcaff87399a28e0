/**
 * Plays, or watches, through whatever happens, and remembers everything it was told. What it wants to play is
 * sent again under the same id until the table has said yes or no.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { findGame, type Rng } from '@heorot/shared'
import { fingerprint } from '../../server/test/support/StubbornPlayer'
import { newTestToken, Visitor } from '../../server/test/support/Visitor'
import { checkArrival, type Position } from './arrival'
import type { Ack, Finding, Shown } from './check'

/** Answers after which the same intent is worth another try. */
const FOR_NOW = ['server-stopping', 'server-error', 'not-stored', 'too-often', 'newer-tab']
/** Whoever hears nothing for so long looks for another way in, as the client does. */
const PATIENCE = 4000
const BETWEEN_TRIES = 150

export interface Heard {
  readonly acks: Ack[]
  readonly shown: Map<number, Shown>
}

export interface PlayerOrder {
  readonly url: string
  readonly code: string
  readonly token: string
  /** The host opens the next match when one is over. */
  readonly isHost: boolean
  readonly rng: Rng
  /** Milliseconds of thought before each intent. */
  readonly thought: number
  /** Where the table stands in the store; null when nobody can say now. */
  readonly position: () => Promise<Position | null>
  readonly onAck: () => void
  readonly onFinished: (match: number) => void
}

interface Pending {
  readonly match: number
  readonly id: string
  readonly intent: unknown
}

export class Player {
  seat: number | null = null
  /** By match. */
  readonly heard = new Map<number, Heard>()
  /** Two different things were shown under one revision, or an earlier one after a later one. */
  readonly contradictions: string[] = []
  /** What was wrong with what they were shown on arrival. */
  readonly stale: Finding[] = []
  arrivalsChecked = 0
  /** Since when they have been connected, in milliseconds of `performance.now()`. */
  backSince: number | null = null
  #visitor: Visitor | null = null
  #pending: Pending | null = null
  #latest = { match: 0, revision: 0 }
  #over = false

  constructor(private readonly order: PlayerOrder) {}

  stop(): void {
    this.#over = true
  }

  async run(): Promise<void> {
    while (!this.#over) {
      try {
        await this.#step(this.#visitor ?? (await this.#connect()))
      } catch {
        // Whether the last intent was stored is what the next connection finds out.
        this.#hangUp()
        await sleep(BETWEEN_TRIES)
      }
    }
    this.#hangUp()
  }

  async #connect(): Promise<Visitor> {
    const { url, code, token, position } = this.order
    const before = await position()
    const joining = Visitor.join(url, code, { token, name: 'Breca' }, PATIENCE)
    this.#visitor = await inTime(joining, late => hangUp(late))
    this.seat = this.#visitor.you.seat
    this.backSince = performance.now()
    if (before) await this.#checkArrival(before, this.#visitor)
    return this.#visitor
  }

  async #checkArrival(before: Position, { table: { match, revision }, process }: Visitor): Promise<void> {
    const after = await this.order.position()
    if (!after) return
    this.arrivalsChecked++
    this.stale.push(...checkArrival(before, after, { process, match, revision }))
  }

  #hangUp(): void {
    if (this.#visitor) hangUp(this.#visitor)
    this.#visitor = null
    this.backSince = null
  }

  async #step(visitor: Visitor): Promise<void> {
    if (visitor.closedWith !== null) throw new Error('the line broke')
    const { table } = visitor
    this.#look(visitor)
    // What was meant for a match that is over and gone is not played in another one.
    if (this.#pending && this.#pending.match !== table.match) this.#pending = null
    if (table.phase !== 'playing') return this.#betweenMatches(visitor)
    if (this.#pending) return this.#send(visitor, this.#pending)
    const { mine } = visitor
    const isAsked = visitor.inStep && table.waitingFor.includes(this.seat ?? -1)
    if (!isAsked || !mine?.prompt) return sleep(5)
    await sleep(this.order.thought)
    const intent = findGame(table.game)!.suggest(mine.prompt, this.order.rng)
    this.#pending = { match: table.match, id: newTestToken(), intent }
  }

  /** A table that is done is opened again: there is always a match to be disturbed. */
  async #betweenMatches(visitor: Visitor): Promise<void> {
    const { phase, match } = visitor.table
    if (phase === 'finished') this.order.onFinished(match)
    if (this.#pending) return this.#send(visitor, this.#pending)
    if (this.order.isHost) await visitor.host({ do: phase === 'finished' ? 'rematch' : 'start' })
    await sleep(20)
  }

  async #send(visitor: Visitor, { match, id, intent }: Pending): Promise<void> {
    const answer = await visitor.intend(intent, id)
    if (answer.revision !== undefined) {
      this.#heardOf(match).acks.push({ id, revision: answer.revision, intent })
      this.order.onAck()
    } else if (FOR_NOW.includes(answer.refusal?.reason ?? '')) {
      if (answer.refusal?.reason === 'newer-tab') await visitor.sync(true)
      return sleep(BETWEEN_TRIES)
    }
    this.#pending = null
  }

  #look(visitor: Visitor): void {
    const { match, revision, phase } = visitor.table
    if (phase === 'waiting' || !visitor.inStep) return
    const { shown } = this.#heardOf(match)
    if (shown.has(revision) && this.#latest.match === match && this.#latest.revision === revision) return
    const secret = this.seat === null || !visitor.mine ? null : fingerprint(visitor.mine.secret)
    const now = { view: fingerprint(visitor.view), secret }
    const before = shown.get(revision)
    if (before && (before.view !== now.view || before.secret !== now.secret))
      this.contradictions.push(`step ${revision} was shown in two ways`)
    if (match < this.#latest.match || (match === this.#latest.match && revision < this.#latest.revision))
      this.contradictions.push(`step ${revision} was shown after step ${this.#latest.revision}`)
    shown.set(revision, now)
    this.#latest = { match, revision }
  }

  #heardOf(match: number): Heard {
    const heard = this.heard.get(match) ?? { acks: [], shown: new Map() }
    this.heard.set(match, heard)
    return heard
  }
}

/** Lets go of the line without waiting for anybody. */
function hangUp(visitor: Visitor): void {
  if (visitor.closedWith === null) visitor.room.connection.close()
}

/** Gives up after a while; what comes too late is handed to `late`. */
async function inTime<T>(work: Promise<T>, late: (value: T) => void): Promise<T> {
  let isOver = false
  work.then(
    value => isOver && late(value),
    () => {},
  )
  const limit = sleep(2 * PATIENCE, undefined, { ref: false }).then(() => {
    isOver = true
    throw new Error('no answer')
  })
  return Promise.race([work, limit])
}
