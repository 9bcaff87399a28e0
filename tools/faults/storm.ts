/** Plays in a house while everything goes wrong, then holds what people were told against its store. */
import { setTimeout as sleep } from 'node:timers/promises'
import { gameIds } from '@heorot/shared'
import { audit } from './audit'
import type { Finding } from './check'
import { HallLife } from './HallLife'
import type { FaultyHouse } from './House'
import { runLane } from './lanes'
import { Party, type PartyOrder } from './Party'
import { Visits } from './Visits'

export interface StormOrder {
  readonly minutes: number
  readonly seed: number
  /** Milliseconds of thought before each intent. */
  readonly thought: number
}

export interface StormReport {
  readonly house: string
  readonly faults: Readonly<Record<string, number>>
  readonly tables: number
  readonly playable: number
  readonly gamesFinished: number
  readonly intentsAccepted: number
  /** Halls founded in the storm, and everything halls have said yes to. */
  readonly halls: number
  readonly hallsAccepted: number
  /** Arrivals that were compared with the store. */
  readonly arrivalsChecked: number
  /** Milliseconds until each person was back once the last fault was over. */
  readonly backAfter: readonly number[]
  /** Milliseconds a table stood still at most. */
  readonly longestStall: number
  readonly findings: readonly Finding[]
}

/** After the last fault, every table must take another intent within this time. */
const RECOVERY = 90_000

/** A minute in which next to nothing was played proves nothing: on a machine that is too busy there is another one. */
const LEAST_INTENTS = 50
const MOST_ROUNDS = 3

/** Both games, with and without bots and a clock: bots wake tables, a clock writes with every intent. */
const partiesOf = (thought: number): PartyOrder[] =>
  gameIds.flatMap(game => [
    { game, people: 2, bots: 0, clock: 'none', thought },
    { game, people: 3, bots: 0, clock: 'none', thought },
    { game, people: 2, bots: 1, clock: 'days', thought },
  ])

export async function storm(
  house: FaultyHouse,
  { minutes, seed, thought }: StormOrder,
): Promise<StormReport> {
  const parties: Party[] = []
  for (const [i, order] of partiesOf(thought).entries())
    parties.push(await Party.open(house, order, seed + i))
  const hallLife = new HallLife(house.url, seed)
  for (const party of parties) party.begin()
  hallLife.begin()
  const visits = new Visits(
    house,
    parties.map(({ code }) => code),
  )
  const faults: Record<string, number> = {}
  const sum = (of: (party: Party) => number) => parties.reduce((total, party) => total + of(party), 0)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const end = performance.now() + minutes * 60_000
    await Promise.all(
      house.lanes.map((lane, i) =>
        runLane(lane, seed * 31 + i + 7 * round, end, name => {
          faults[name] = (faults[name] ?? 0) + 1
        }),
      ),
    )
    if (sum(party => party.accepted) >= LEAST_INTENTS) break
  }
  const { playable, backAfter } = await recovered(parties)
  await Promise.all([...parties.map(party => party.end()), hallLife.end()])
  await house.quiet()
  await visits.end()
  return {
    ...{ house: house.name, faults, tables: parties.length, playable, backAfter },
    gamesFinished: sum(party => party.finished),
    intentsAccepted: sum(party => party.accepted),
    ...{ halls: hallLife.ledgers.length, hallsAccepted: hallLife.accepted },
    arrivalsChecked: visits.checked + sum(party => party.arrivalsChecked),
    longestStall: Math.round(Math.max(...parties.map(party => party.longestStall))),
    findings: [...visits.findings, ...(await auditAll(house, parties, hallLife))],
  }
}

/** How many tables take an intent now that everything is well again, and when everybody is back. */
async function recovered(parties: readonly Party[]): Promise<Pick<StormReport, 'playable' | 'backAfter'>> {
  const calm = performance.now()
  const before = parties.map(party => party.accepted)
  const moved = () => parties.filter((party, i) => party.accepted > before[i]!).length
  const away = () => parties.some(({ backSince }) => backSince.includes(null))
  while ((moved() < parties.length || away()) && performance.now() < calm + RECOVERY) await sleep(50)
  const now = performance.now()
  const backAfter = parties.flatMap(party => party.backSince.map(at => Math.max(0, (at ?? now) - calm)))
  return { playable: moved(), backAfter: backAfter.map(Math.round) }
}

async function auditAll(
  house: FaultyHouse,
  parties: readonly Party[],
  hallLife: HallLife,
): Promise<Finding[]> {
  const store = await house.openStore()
  const findings = await hallLife.audit(store)
  for (const party of parties) findings.push(...(await audit(party, store)))
  await store.close()
  return findings
}
