/** The final score of The Legend, by docs/records.md. */
import { ascending, at } from './document'
import { DOC_TOKENS } from './legendTables'
import type { Line, RecordedEvent } from './lines'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** Wounds that come or go with an event; a double wound counts as two. */
function woundsIn({ kind, wounds, heal }: RecordedEvent): number {
  if (kind === 'wounded') return Number(wounds)
  if (kind !== 'healed' || heal === 'scratches') return 0
  return heal === 'doubleWound' ? -2 : -1
}

function sheetOf(
  tokens: readonly number[],
  events: readonly RecordedEvent[],
  options: Line['record']['options'],
) {
  const lines: object[] = []
  let total = 0
  const write = (line: { readonly points: number }) => {
    lines.push(line)
    total += line.points
  }
  for (const token of ascending(tokens)) {
    const { kind, value } = at(DOC_TOKENS, token)
    write({ ...{ kind: 'token', token }, points: options.advanced && kind === 'treasure' ? 0 : value })
  }
  const owed = sum(events.map(event => Number(event.owed ?? 0)))
  const wounds = sum(events.map(woundsIn))
  if (owed > 0) write({ ...{ kind: 'owed' }, points: owed })
  if (wounds === 0) write({ ...{ kind: 'unwounded' }, points: 5 })
  if (wounds >= 3)
    write(
      options.fallen
        ? { ...{ kind: 'fallen', wounds }, points: 0 - total }
        : { ...{ kind: 'wounds', wounds }, points: -5 * wounds },
    )
  return { lines, total }
}

/** By seat, from what each held at the end and what happened to it; the events that stand, in order. */
export const sheetsOf = ({ record: { options }, end }: Line, events: readonly RecordedEvent[]) =>
  end.secrets.map(({ tokens = [] }, seat) =>
    sheetOf(
      tokens,
      events.filter(event => event.seat === seat),
      options,
    ),
  )
