/** Holds what a hall's members were promised against what the store holds. */
import type { HallPlace } from '@heorot/shared'
import type { Store } from '../../server/src/store/Store'
import type { Finding } from './check'

/** Everything that was asked of a hall, and what was answered. */
export interface HallLedger extends Pick<HallPlace, 'id' | 'code'> {
  /** Of the owner. */
  readonly token: string
  /** By token, who they are; null while nobody has answered. */
  readonly members: Map<string, string | null>
  /** The last name that was acknowledged. */
  name: string
  /** Names nobody has answered to: they may have been stored, then or later. */
  readonly unanswered: Set<string>
  readonly tables: string[]
  /** Requests that may have changed the record, and those known to have. */
  attempts: number
  changes: number
  /** What was wrong with answers. */
  readonly findings: Finding[]
}

export const newLedger = ({ id, code, person }: HallPlace, token: string): HallLedger => ({
  ...{ id, code, token, members: new Map([[token, person]]), name: 'Hall 0', unanswered: new Set() },
  ...{ tables: [], attempts: 0, changes: 0, findings: [] },
})

export async function checkHall(
  ledger: HallLedger,
  store: Pick<Store, 'loadHall' | 'loadTable'>,
): Promise<Finding[]> {
  const hall = await store.loadHall(ledger.id)
  if (!hall) return [{ breach: 'lost', sentence: 'it is gone' }]
  const findings = [...ledger.findings]
  const lost = (sentence: string) => findings.push({ breach: 'lost', sentence })
  const doubled = (sentence: string) => findings.push({ breach: 'doubled', sentence })
  const persons = hall.members.map(({ person }) => person)
  for (const person of ledger.members.values())
    if (person !== null && !persons.includes(person)) lost('a member is missing')
  if (new Set(persons).size < persons.length || persons.length > ledger.members.size)
    doubled(`${persons.length} members, and ${ledger.members.size} have asked`)
  if (hall.name !== ledger.name && !ledger.unanswered.has(hall.name))
    lost(`its name is ${hall.name}, it was to be ${ledger.name}`)
  for (const code of ledger.tables)
    if ((await store.loadTable(code))?.hall !== ledger.id) lost(`table ${code} is not in it`)
  if (hall.version < 1 + ledger.changes) lost(`${hall.version} versions after ${ledger.changes} changes`)
  if (hall.version > 1 + ledger.attempts)
    doubled(`${hall.version} versions after ${ledger.attempts} requests`)
  return findings
}
