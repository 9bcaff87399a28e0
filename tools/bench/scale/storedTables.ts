/** A store full of tables whose people have gone home in the middle of a match. */
import { readFileSync } from 'node:fs'
import { createShape, gameEntries, type MatchRecord } from '@heorot/shared'
import { openStore } from '../../../server/src/store/open'
import type { Write } from '../../../server/src/store/Store'
import type { TableRecord } from '../../../server/src/store/TableRecord'
import { newRecord } from '../../../server/src/tables/record'
import { newServerSeed, ownerOf, personOf } from '../../../server/src/tables/secrets'

const AT_ONCE = 50

/** The first half of a match that really was played. */
function halfAMatch(): MatchRecord {
  const { id, rulesVersion } = gameEntries[0]!.rules
  const played = `shared/fixtures/recorded/${id}-${rulesVersion}.jsonl`
  const { record } = JSON.parse(readFileSync(played, 'utf8').split('\n')[0]!) as { record: MatchRecord }
  return { ...record, intents: record.intents.slice(0, record.intents.length >> 1) }
}

const codeOf = (n: number): string =>
  n.toString(20).toUpperCase().replaceAll('1', 'X').replaceAll('0', 'Y').replaceAll('I', 'Z').padStart(8, 'W')

function storedTable(code: string, half: MatchRecord): TableRecord {
  const order = createShape.parse({ game: half.game, name: 'Bench', seats: half.seats })
  const people = Array.from({ length: half.seats }, (_, seat) => ownerOf(code, `bench-${seat}`))
  const founder = { owner: people[0]!, person: personOf(people[0]!) }
  const record = newRecord(code, order, half.options, founder, newServerSeed(), Date.now())
  record.seats.forEach((seat, n) => {
    Object.assign(seat, { owner: people[n], person: personOf(people[n]!), name: `Bench ${n}` })
  })
  const rules = { version: half.rulesVersion, edition: half.edition }
  return Object.assign(record, { phase: 'playing', seed: half.seed, rules })
}

function writesFor(code: string, half: MatchRecord): Write[] {
  const record = storedTable(code, half)
  const intents = half.intents.map(
    ([seat, intent], step): Write => ({
      kind: 'intent',
      code,
      match: 1,
      row: { step, seat, intent, id: `bench-${step}-----`, at: null },
    }),
  )
  return [{ kind: 'table', record, wakeAt: null }, ...intents]
}

/** Fills the SQLite file in `data`; returns the codes. */
export async function storeTables(data: string, count: number): Promise<string[]> {
  const store = await openStore(undefined, { data, sync: 'normal' })
  const half = halfAMatch()
  const codes = Array.from({ length: count }, (_, n) => codeOf(n))
  for (let n = 0; n < count; n += AT_ONCE)
    await Promise.all(codes.slice(n, n + AT_ONCE).map(code => store.commit(writesFor(code, half))))
  await store.close()
  return codes
}
