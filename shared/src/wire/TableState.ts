/**
 * The public state of a table as it travels. One encoding serves every player and every spectator, so
 * nothing secret may ever be added here.
 */
import { schema, t } from '@colyseus/schema'
import { type GameEntry, gameEntries } from '../games'
import { pickFields, StateType } from '../typedState'
import { codecFor } from './readTable'
import type { BotStrength, BroadcastDelay, ClockName, HandsState, HintRule, Phase, Watchers } from './terms'

const SeatState = schema(
  {
    name: t.string(),
    person: t.string().optional(),
    bot: t.string<BotStrength>().optional(),
    standIn: t.boolean(),
    online: t.boolean(),
    awaySince: t.number().optional(),
    hasEntropy: t.boolean(),
    muted: t.boolean(),
    agreed: t.boolean(),
    deadline: t.number().optional(),
    reserve: t.number(),
    askableAt: t.number().optional(),
  },
  'Seat',
)

/** Who holds a seat from a step of the match on. */
const HolderState = schema(
  {
    seat: t.number(),
    from: t.number(),
    name: t.string(),
    person: t.string().optional(),
    bot: t.string<BotStrength>().optional(),
  },
  'Holder',
)

/** A request to take over a seat. */
const TakeoverState = schema(
  { seat: t.number(), person: t.string(), name: t.string(), undecided: t.array('string') },
  'Takeover',
)

const ProgressState = schema({ step: t.number(), of: t.number() }, 'Progress')
const OutcomeState = schema({ scores: t.array('number'), places: t.array('number') }, 'Outcome')

const tableFields = () => ({
  code: t.string(),
  game: t.string(),
  phase: t.string<Phase>(),
  match: t.number(),
  host: t.string().optional(),
  deputy: t.string().optional(),
  seats: t.array(SeatState),
  holders: t.array(HolderState),
  takeovers: t.array(TakeoverState),
  pauseWanted: t.array('string'),
  paused: t.boolean(),
  spectators: t.number(),
  locked: t.boolean(),
  public: t.boolean(),
  watch: t.string<Watchers>(),
  clock: t.string<ClockName>(),
  hints: t.string<HintRule>(),
  coach: t.boolean(),
  broadcast: t.number<BroadcastDelay>(),
  hands: t.string<HandsState>(),
  /** JSON: each game has options of its own. */
  options: t.string(),
  commitment: t.string(),
})

const matchFields = () => ({
  revision: t.number(),
  waitingFor: t.array('number'),
  progress: t.ref(ProgressState).optional(),
  outcome: t.ref(OutcomeState).optional(),
  takeBack: t.number().optional(),
})

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
