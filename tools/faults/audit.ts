/** Reads a table back from the store and holds it against what its people were told. */
import { type AnyGame, findGame, type MatchRecord, recordOf, replay } from '@heorot/shared'
import type { Store } from '../../server/src/store/Store'
import { fingerprint } from '../../server/test/support/StubbornPlayer'
import { checkMatch, type Finding, type StoredRow, type SeatLog, type Stored } from './check'
import { auditHall } from './hall'
import type { TableRun } from './TableRun'

export async function audit(run: TableRun, store: Store): Promise<Finding[]> {
  const findings: Finding[] = run.contradictions.map(sentence => ({ breach: 'outOfOrder', sentence }))
  findings.push(...run.stale)
  for (let match = 1; match <= run.matches; match++) {
    const seatLogs = run.seatLogs(match)
    const stored = await readMatch(run, match, store, seatLogs)
    if (stored) findings.push(...checkMatch(seatLogs, stored))
    else if (seatLogs.some(({ acks, shown }) => acks.length + shown.size > 0))
      findings.push({ breach: 'lost', sentence: `match ${match} was played and is not in the store` })
  }
  findings.push(...(await auditHall(run, store)))
  return findings.map(({ breach, sentence }) => ({ breach, sentence: `${run.game}: ${sentence}` }))
}

async function readMatch(
  run: TableRun,
  match: number,
  store: Store,
  seatLogs: SeatLog[],
): Promise<Stored | null> {
  const rows: StoredRow[] = await store.loadIntents(run.code, match)
  const record = await recordOfMatch(run, match, store, rows)
  return record && { rows, ...whatRulesMake(findGame(run.game)!, record, seatLogs) }
}

/** A finished match has a record of its own; the present one is in the table. */
async function recordOfMatch(
  { code, game }: TableRun,
  match: number,
  store: Store,
  rows: readonly StoredRow[],
): Promise<MatchRecord | null> {
  const kept = await store.loadRecord(`${code}-${match}`)
  const intents = rows.map(({ seat, intent }) => [seat, intent] as const)
  if (kept) return { ...kept.record, intents }
  const table = await store.loadTable(code)
  if (table?.match !== match || table.seed === null) return null
  return recordOf(
    findGame(game)!,
    { seats: table.seats.length, options: table.options, seed: table.seed },
    intents,
  )
}

/** Fingerprints of what was to be seen, worked out only where somebody saw it. */
function whatRulesMake(
  game: AnyGame,
  record: MatchRecord,
  seatLogs: readonly SeatLog[],
): Pick<Stored, 'view' | 'secret'> {
  const views = new Map<number, string>()
  const secrets = new Map<string, string>()
  const look = (revision: number, state: unknown) => {
    for (const { seat, shown } of seatLogs) {
      if (!shown.has(revision)) continue
      if (!views.has(revision)) views.set(revision, fingerprint(game.publicView(state)))
      if (seat !== null) secrets.set(`${revision}:${seat}`, fingerprint(game.secretView(state, seat)))
    }
  }
  look(0, replay(game, { ...record, intents: [] }).state)
  replay(game, record, (step, _seat, _intent, _events, match) => look(step, match.state))
  return {
    view: revision => views.get(revision) ?? '',
    secret: (revision, seat) => secrets.get(`${revision}:${seat}`) ?? '',
  }
}
