/** Every table belongs to a hall: each finished match must count there, once. */
import { findGame, type HallGame, type HallPlace, type MatchRecord, replay } from '@heorot/shared'
import { hallStandings } from '../../server/src/halls/standings'
import type { Store } from '../../server/src/store/Store'
import { postJson } from '../../server/test/support/harness'
import type { Finding } from './check'

export interface TableHall {
  readonly id: string
  /** In the order of the tokens. */
  readonly persons: readonly string[]
}

async function asked(url: string, body: object): Promise<HallPlace> {
  const response = await postJson(url, body)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as HallPlace
}

/** Everybody becomes a member, once however often it has to be tried. */
export async function foundTableHall(url: string, tokens: readonly string[]): Promise<TableHall> {
  const [first, ...others] = tokens
  const hall = await asked(`${url}/api/halls`, { name: 'Hall', member: 'Hrothgar', token: first })
  const persons = [hall.person]
  for (const token of others)
    persons.push((await asked(`${url}/api/halls/${hall.code}/members`, { name: 'Thane', token })).person)
  return { id: hall.id, persons }
}

interface CountedTable {
  readonly code: string
  readonly matches: number
  readonly hall: TableHall
}

/** Holds the games of the hall against the records of its table. */
export async function auditHall({ code, matches, hall }: CountedTable, store: Store): Promise<Finding[]> {
  const findings: Finding[] = []
  const stored = await store.loadHall(hall.id)
  const known = stored?.members.map(({ person }) => person) ?? []
  for (const person of hall.persons)
    if (known.filter(one => one === person).length !== 1)
      findings.push({
        breach: 'lost',
        sentence: `a member is ${known.includes(person) ? 'twice' : 'not'} in the hall`,
      })
  const games = await store.loadHallGames(hall.id)
  for (let match = 1; match <= matches; match++) {
    const id = `${code}-${match}`
    const kept = await store.loadRecord(id)
    const isFinished = kept !== null
    const counted = games.filter(game => game.id === id)
    if (isFinished && counted.length === 0)
      findings.push({ breach: 'lost', sentence: `match ${match} is finished and not in the hall` })
    if (counted.length > (isFinished ? 1 : 0))
      findings.push({ breach: 'doubled', sentence: `match ${match} is ${counted.length} times in the hall` })
    const outcome = kept && outcomeOf(kept.record)
    if (counted[0] && String(scoresOf(counted[0])) !== String(outcome?.scores))
      findings.push({ breach: 'toldOtherwise', sentence: `match ${match} counts as ${scoresOf(counted[0])}` })
    const members = counted[0]?.seats.flatMap(({ member }) => member ?? []) ?? hall.persons
    if (hall.persons.some(person => !members.includes(person)))
      findings.push({ breach: 'lost', sentence: `match ${match} does not count for all its members` })
  }
  findings.push(...checkStandings(games))
  return findings
}

/** Worked out again from what was played. */
function outcomeOf(record: MatchRecord) {
  const game = findGame(record.game)
  return game?.outcome(replay(game, record).state)
}

const scoresOf = ({ seats }: HallGame) => seats.map(({ score }) => score)

/** Everybody has played as often as they are in a game that counts. */
function checkStandings(games: readonly HallGame[]): Finding[] {
  const counted = games.filter(({ seats }) => !seats.some(({ bot }) => bot))
  const rows = hallStandings(games).flatMap(standings => standings.rows)
  return rows.flatMap(({ person, played }) => {
    const own = counted.filter(({ seats }) => seats.some(({ member }) => member === person)).length
    const sentence = `the standings count ${played} of ${own} games`
    return played === own ? [] : [{ breach: played < own ? 'lost' : 'doubled', sentence } as const]
  })
}
