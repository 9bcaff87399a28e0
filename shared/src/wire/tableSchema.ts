/** The public state of a table, field by field; everything of a match but the view of its game. */
import { schema, t } from '@colyseus/schema'
import type { Plain } from '../typedState'
import type { BotStrength, BroadcastDelay, ClockName, HandsState, HintRule, Phase, Watchers } from './terms'

const SeatState = schema(
  {
    name: t.string(),
    /** Null while nobody owns the seat. */
    person: t.string().optional(),
    /** The strength of the bot that holds the seat, or plays until its owner sits down again; or null. */
    bot: t.string<BotStrength>().optional(),
    /** A bot plays for the owner, who stood up, is away or ran out of time. */
    standIn: t.boolean(),
    online: t.boolean(),
    /** Since when its owner has been away (server clock); null while they are here. */
    awaySince: t.number().optional(),
    /** This seat has added its entropy to the deal. */
    hasEntropy: t.boolean(),
    muted: t.boolean(),
    /** Its owner agrees to the open broadcast. */
    agreed: t.boolean(),
    /** When the present decision's time ends (server clock), reserve included; null without a clock or a question. */
    deadline: t.number().optional(),
    /** Reserve left, in milliseconds. */
    reserve: t.number(),
    /** During a match, when others may ask for the seat if its owner stays away (server clock). */
    askableAt: t.number().optional(),
  },
  'Seat',
)

/** Who holds a seat from a step of the match on. */
const HolderState = schema(
  {
    seat: t.number(),
    /** The first step they answer for. */
    from: t.number(),
    name: t.string(),
    person: t.string().optional(),
    bot: t.string<BotStrength>().optional(),
  },
  'Holder',
)

/** A request to take over a seat in the middle of a match. */
const TakeoverState = schema(
  {
    seat: t.number(),
    person: t.string(),
    name: t.string(),
    /** Persons who still have to agree. */
    undecided: t.array('string'),
  },
  'Takeover',
)

const ProgressState = schema({ step: t.number(), of: t.number() }, 'Progress')
const OutcomeState = schema({ scores: t.array('number'), places: t.array('number') }, 'Outcome')

export const tableFields = () => ({
  code: t.string(),
  game: t.string(),
  phase: t.string<Phase>(),
  /** Counts the matches played at this table from 1; a record's id is `${code}-${match}`. */
  match: t.number(),
  /** The person who hosts, or null while there is nobody. */
  host: t.string().optional(),
  /** Who may start, start again and send bots while the host is away for long. */
  deputy: t.string().optional(),
  seats: t.array(SeatState),
  /** Who has held which seat in this match, oldest first; empty while the table waits. */
  holders: t.array(HolderState),
  /** Who asks to take over a seat, oldest first. */
  takeovers: t.array(TakeoverState),
  /** Persons who want a pause. */
  pauseWanted: t.array('string'),
  /** All clocks stand still, and nobody can act. */
  paused: t.boolean(),
  spectators: t.number(),
  locked: t.boolean(),
  public: t.boolean(),
  watch: t.string<Watchers>(),
  clock: t.string<ClockName>(),
  /** To whom clients may offer what a King would do here. */
  hints: t.string<HintRule>(),
  /** Clients may explain to newcomers what they meet for the first time. */
  coach: t.boolean(),
  /** Minutes; 0 when no open broadcast is offered. */
  broadcast: t.number<BroadcastDelay>(),
  hands: t.string<HandsState>(),
  /** JSON: each game has options of its own. */
  options: t.string(),
  /** SHA-256 of the server's part of the seed, shown before anybody adds theirs. */
  commitment: t.string(),
})

export const matchFields = () => ({
  revision: t.number(),
  waitingFor: t.array('number'),
  progress: t.ref(ProgressState).optional(),
  outcome: t.ref(OutcomeState).optional(),
  /** The seat that may take its last decision back with the intent `takeBack`. */
  takeBack: t.number().optional(),
})

const TableState = schema({ ...tableFields(), ...matchFields() }, 'Table')

export type SeatView = Plain<InstanceType<typeof SeatState>>
export type SeatHolder = Plain<InstanceType<typeof HolderState>>
export type Takeover = Plain<InstanceType<typeof TakeoverState>>

/** What the synchronised state says of a table, as plain data; see `readTable` in '@heorot/shared/wire'. */
export type TableView = Omit<Plain<InstanceType<typeof TableState>>, 'options'> & {
  readonly options: unknown
}
