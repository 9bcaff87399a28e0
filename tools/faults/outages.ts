/** One outage after the other, and how long everybody takes to be back at their table once it can be reached. */
import { setTimeout as sleep } from 'node:timers/promises'
import { gameIds } from '@heorot/shared'
import { visitorOf } from '../../server/test/support/harness'
import { newTestToken, Visitor } from '../../server/test/support/Visitor'
import type { ClusterTarget } from './ClusterTarget'
import { CLEAR } from './FaultProxy'

export interface Outage {
  readonly name: string
  /** Seconds until somebody was back, for half of them, for 99 of 100, and for the last. */
  readonly p50: number
  readonly p99: number
  readonly longest: number
  /** How many were shown an older step than before. */
  readonly stale: number
}

const TABLES = 12
const BETWEEN_TRIES = 150

/** Somebody at a table, who comes in again like a browser does. */
class Guest {
  constructor(
    private readonly url: string,
    readonly code: string,
    readonly token: string,
    public visitor: Visitor,
  ) {}

  get isCutOff(): boolean {
    return this.visitor.closedWith !== null
  }

  /** Resolves with the step shown before and the one shown now. */
  async comeBack(): Promise<readonly [number, number]> {
    const before = this.visitor.table.revision
    if (!this.isCutOff) this.visitor.room.connection.close()
    for (;;)
      try {
        this.visitor = await Visitor.join(this.url, this.code, { token: this.token })
        return [before, this.visitor.table.revision]
      } catch {
        await sleep(BETWEEN_TRIES)
      }
  }
}

async function seatGuests(url: string): Promise<Guest[]> {
  const guests: Guest[] = []
  for (let i = 0; i < TABLES; i++) {
    const tokens = [0, 1, 2].map(newTestToken)
    const { code } = await visitorOf(url).create({ game: gameIds[i % gameIds.length]!, token: tokens[0]! })
    for (const [n, token] of tokens.entries())
      guests.push(new Guest(url, code, token, await Visitor.join(url, code, { token, sit: n < 2 })))
    await guests.at(-3)!.visitor.host({ do: 'start' })
  }
  return guests
}

/** Everybody who is asked plays, a few times. */
async function playOn(guests: readonly Guest[]): Promise<void> {
  for (let round = 0; round < 3; round++)
    await Promise.all(guests.map(({ visitor }) => visitor.playAnything().catch(() => null)))
}

/** Makes them come back, all at once, and measures from now. */
async function measure(name: string, guests: readonly Guest[]): Promise<Outage> {
  const begun = performance.now()
  let stale = 0
  const seconds = await Promise.all(
    guests.map(async guest => {
      const [before, now] = await guest.comeBack()
      if (now < before) stale++
      return (performance.now() - begun) / 1000
    }),
  )
  seconds.sort((a, b) => a - b)
  const at = (share: number) => seconds[Math.ceil(share * seconds.length) - 1] ?? 0
  return { name, p50: at(0.5), p99: at(0.99), longest: at(1), stale }
}

/** `paused`: for how many seconds a process is paused. */
export async function runOutages(target: ClusterTarget, paused: number): Promise<Outage[]> {
  const { cluster, ways } = target
  const guests = await seatGuests(target.url)
  const on = (process: string) => guests.filter(({ visitor }) => visitor.process === process)
  const fullest = () => (on('a').length > on('b').length ? 'a' : 'b')
  const report: Outage[] = []

  await playOn(guests)
  let victim = fullest()
  await cluster.killNode(victim)
  report.push(await measure('a process is killed', on(victim)))
  await cluster.startNode(victim)

  victim = fullest()
  cluster.pauseNode(victim)
  const left = on(victim)
  const resumed = sleep(paused * 1000).then(() => cluster.resumeNode(victim))
  report.push(await measure(`a process is paused for ${paused} s`, left.slice(0, -3)))
  await playOn(guests.filter(guest => !left.slice(-3).includes(guest)))
  await resumed
  report.push(await measure('it goes on', left.slice(-3)))

  victim = fullest()
  const line = ways.postgres[cluster.nodes.findIndex(({ name }) => name === victim)]!
  line.weather = { kind: 'silent' }
  report.push(await measure('a process is cut off from Postgres', on(victim)))
  line.weather = CLEAR
  await Promise.all(cluster.nodes.map(({ name }) => cluster.isReady(name)))

  await playOn(guests)
  await cluster.redis.end('SIGKILL')
  report.push(await measure('Redis is down', guests))
  await cluster.redis.start()

  await cluster.postgres.end('SIGQUIT')
  await sleep(3000)
  await cluster.postgres.start()
  report.push(await measure('Postgres is back after a crash', guests))
  return report
}

export const outagesInWords = (outages: readonly Outage[]): string =>
  [
    '| outage | back: half of them | 99 % | all | shown an older step |',
    '|---|---|---|---|---|',
    ...outages.map(
      ({ name, p50, p99, longest, stale }) =>
        `| ${name} | ${[p50, p99, longest].map(s => `${s.toFixed(2)} s`).join(' | ')} | ${stale} |`,
    ),
  ].join('\n')
