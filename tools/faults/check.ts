/** Holds what people were told against what the store holds. */
import { canonical } from '@heorot/shared'

export const BREACHES = ['lost', 'doubled', 'outOfOrder', 'toldOtherwise', 'stale'] as const
export type Breach = (typeof BREACHES)[number]

export interface Finding {
  readonly breach: Breach
  readonly sentence: string
}

/** An intent that was acknowledged. */
export interface Ack {
  readonly id: string
  readonly revision: number
  readonly intent: unknown
}

/** What somebody was shown at a revision: fingerprints of the public view and of the own slice. */
export interface Shown {
  readonly view: string
  readonly secret: string | null
}

/** Everything one person was told of one match; `seat` is null for whoever only watched. */
export interface SeatLog {
  readonly seat: number | null
  /** In the order in which the answers came. */
  readonly acks: readonly Ack[]
  readonly shown: ReadonlyMap<number, Shown>
}

export interface StoredRow {
  readonly step: number
  readonly seat: number
  readonly id: string | null
  readonly intent: unknown
}

/** One match as the store holds it, and what the rules make of it. */
export interface Stored {
  readonly rows: readonly StoredRow[]
  readonly view: (revision: number) => string
  readonly secret: (revision: number, seat: number) => string
}

export const checkMatch = (seatLogs: readonly SeatLog[], stored: Stored): Finding[] => [
  ...checkRows(stored.rows),
  ...seatLogs.flatMap(person => [...checkAcks(person, stored.rows), ...checkShown(person, stored)]),
]

function checkRows(rows: readonly StoredRow[]): Finding[] {
  const gap = rows.find((row, i) => row.step !== i + 1)
  const ids = rows.flatMap(({ seat, id }) => (id === null ? [] : [`${seat}:${id}`]))
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  return [
    ...found('outOfOrder', gap, ({ step }) => `the store has no unbroken steps up to ${step}`),
    ...found('doubled', twice, id => `the store holds the intent ${id} twice`),
  ]
}

function checkAcks({ seat, acks }: SeatLog, rows: readonly StoredRow[]): Finding[] {
  const findings = acks.flatMap(ack => checkAck(seat, ack, rows))
  const otherwise = acks.find((ack, i) =>
    acks.some((o, j) => j < i && o.id === ack.id && o.revision !== ack.revision),
  )
  const back = acks.find((ack, i) => i > 0 && ack.revision < acks[i - 1]!.revision)
  return [
    ...findings,
    ...found('doubled', otherwise, ({ id }) => `seat ${seat}: ${id} was acknowledged as two different steps`),
    ...found(
      'outOfOrder',
      back,
      ({ revision }) => `seat ${seat}: step ${revision} was acknowledged after a later one`,
    ),
  ]
}

function checkAck(seat: number | null, { id, revision, intent }: Ack, rows: readonly StoredRow[]): Finding[] {
  const row = rows[revision - 1]
  if (row?.id === id && row.seat === seat && canonical(row.intent) === canonical(intent)) return []
  const elsewhere = rows.find(other => other.id === id && other.seat === seat)
  if (elsewhere && elsewhere.step !== revision)
    return [
      {
        breach: 'outOfOrder',
        sentence: `seat ${seat}: step ${revision} is stored as step ${elsewhere.step}`,
      },
    ]
  return [
    { breach: 'lost', sentence: `seat ${seat}: step ${revision} was acknowledged and is not in the store` },
  ]
}

function checkShown({ seat, shown }: SeatLog, { rows, view, secret }: Stored): Finding[] {
  const who = seat === null ? 'somebody watching' : `seat ${seat}`
  for (const [revision, seen] of shown) {
    if (revision > rows.length)
      return [
        {
          breach: 'lost',
          sentence: `${who} was shown step ${revision}, and the store ends at ${rows.length}`,
        },
      ]
    const isTrue = seen.view === view(revision)
    const isOwn = seen.secret === null || seat === null || seen.secret === secret(revision, seat)
    if (!isTrue || !isOwn)
      return [
        { breach: 'toldOtherwise', sentence: `${who} was shown another step ${revision} than the store's` },
      ]
  }
  return []
}

const found = <T>(breach: Breach, thing: T | undefined, sentence: (thing: T) => string): Finding[] =>
  thing === undefined ? [] : [{ breach, sentence: sentence(thing) }]
