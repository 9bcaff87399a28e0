/** Halls that are founded, joined, renamed and opened tables in while everything fails: what was promised must stand. */
import { setTimeout as sleep } from 'node:timers/promises'
import { gameIds, type HallInfo, type HallPlace, type Rng, rngFrom, seedFromNumber } from '@heorot/shared'
import type { Store } from '../../server/src/store/Store'
import { postJson } from '../../server/test/support/harness'
import { newTestToken } from '../../server/test/support/Visitor'
import { checkHall, type HallLedger, newLedger } from './checkHall'
import type { Finding } from './check'

const MOST_HALLS = 4
const MOST_MEMBERS = 20
const MOST_TABLES = 12
const PATIENCE = 8000
const PAUSE = 120

export class HallLife {
  readonly ledgers: HallLedger[] = []
  /** What the server has said yes to. */
  accepted = 0
  readonly #rng: Rng
  #isOver = false
  #running: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly url: string,
    seed: number,
  ) {
    this.#rng = rngFrom(seedFromNumber(seed))
  }

  begin(): void {
    this.#running = this.#run()
  }

  async end(): Promise<void> {
    this.#isOver = true
    await this.#running
  }

  async audit(store: Store): Promise<Finding[]> {
    const findings = []
    for (const ledger of this.ledgers) findings.push(...(await checkHall(ledger, store)))
    return findings.map(({ breach, sentence }) => ({ breach, sentence: `hall: ${sentence}` }))
  }

  async #run(): Promise<void> {
    while (!this.#isOver) {
      const isNew = this.ledgers.length === 0 || this.#rng.below(40) === 0
      if (isNew && this.ledgers.length < MOST_HALLS) await this.#found()
      else await this.#live(this.#rng.pick(this.ledgers))
      await sleep(PAUSE)
    }
  }

  async #found(): Promise<void> {
    const token = newTestToken()
    const place = await this.#ask<HallPlace>('/api/halls', { name: 'Hall 0', member: 'Hrothgar', token })
    if (place) this.ledgers.push(newLedger(place, token))
  }

  #live(hall: HallLedger): Promise<void> {
    const all = [() => this.#join(hall), () => this.#rename(hall), () => this.#openTable(hall)]
    return this.#rng.pick([...all, () => this.#look(hall)])()
  }

  /** Sometimes somebody who has no answer yet asks again: that must not make two of them. */
  async #join(hall: HallLedger): Promise<void> {
    const unanswered = [...hall.members].filter(([, person]) => person === null).map(([token]) => token)
    if (hall.members.size >= MOST_MEMBERS && unanswered.length === 0) return
    const token = unanswered[0] ?? newTestToken()
    hall.members.set(token, null)
    hall.attempts++
    const place = await this.#ask<HallPlace>(`/api/halls/${hall.code}/members`, { name: 'Thane', token })
    if (place) hall.members.set(token, place.person)
  }

  async #rename(hall: HallLedger): Promise<void> {
    const name = `Hall ${++hall.attempts}`
    hall.unanswered.add(name)
    const headers = { authorization: `Bearer ${hall.token}` }
    if (!(await this.#ask(`/api/halls/${hall.id}/changes`, { do: 'name', name }, headers))) return
    hall.unanswered.delete(name)
    hall.name = name
    hall.changes++
  }

  async #openTable(hall: HallLedger): Promise<void> {
    if (hall.tables.length >= MOST_TABLES) return
    hall.attempts++
    const membership = { id: hall.id, token: hall.token }
    const order = { game: gameIds[0], name: 'Hrothgar', seats: 2, hall: membership }
    const created = await this.#ask<{ code: string }>('/api/tables', order)
    if (!created) return
    // Only the first one changes the hall: it remembers the settings.
    hall.tables.push(created.code)
  }

  /** Whatever was promised is shown, by whichever process answers. */
  async #look(hall: HallLedger): Promise<void> {
    const { id, token, name, unanswered } = hall
    const known = [...hall.members.values()].filter(person => person !== null)
    const info = await this.#ask<HallInfo>(`/api/halls/${id}`, null, { authorization: `Bearer ${token}` })
    if (!info) return
    const persons = info.members.map(({ person }) => person)
    const isMissing = known.some(person => !persons.includes(person))
    const isDoubled = new Set(persons).size < persons.length
    const isOld = info.name !== name && !unanswered.has(info.name)
    if (isMissing || isOld)
      hall.findings.push({ breach: 'stale', sentence: 'a promised change was not shown' })
    if (isDoubled) hall.findings.push({ breach: 'doubled', sentence: 'a member was shown twice' })
  }

  /** Null when it was refused or nobody knows. */
  async #ask<T>(path: string, body: object | null, headers: Record<string, string> = {}): Promise<T | null> {
    try {
      const signal = AbortSignal.timeout(PATIENCE)
      const url = this.url + path
      const response = await (body ? postJson(url, body, headers, signal) : fetch(url, { headers, signal }))
      if (!response.ok) return null
      const answer = (await response.json()) as T
      this.accepted++
      return answer
    } catch {
      return null
    }
  }
}
