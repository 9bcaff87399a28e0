/**
 * The public state of a table as it travels. One encoding serves every player and every spectator, so
 * nothing secret may ever be added here.
 */
import { schema, t } from '@colyseus/schema'
import { type GameEntry, gameEntries } from '../games'
import { pickFields, StateType } from '../typedState'
import { codecFor } from './readTable'
import { matchFields, tableFields } from './tableSchema'

/** One class per game, so that a client gets the description of one game only. */
function tableOf({ rules, state: { View, records } }: GameEntry) {
  const State = schema(
    {
      ...tableFields(),
      ...matchFields(),
      /** The keys of what `events` and `mine` carry as records; see `RecordCodec`. */
      records: t.array('string'),
      view: t.ref(View).optional(),
    },
    `${rules.id}Table`,
  )
  return {
    State,
    type: new StateType(State),
    tableFields: pickFields(State, Object.keys(tableFields())),
    matchFields: pickFields(State, [...Object.keys(matchFields()), 'view']),
    records: { fields: pickFields(State, ['records']), is: { records } },
    codec: codecFor(records),
  }
}

type TableWire = ReturnType<typeof tableOf>
export type WireTableState = InstanceType<TableWire['State']>

const wires: ReadonlyMap<string, TableWire> = new Map(
  gameEntries.map(entry => [entry.rules.id, tableOf(entry)]),
)

export function wireOf(game: string): TableWire {
  const wire = wires.get(game)
  if (!wire) throw new Error(`no state for ${game}`)
  return wire
}
