/**
 * The public state of a table as it travels. One encoding serves every player and every spectator, so
 * nothing secret may ever be added here.
 */
import { type SchemaType, schema, t } from '@colyseus/schema'

export const SeatState = schema(
  {
    name: t.string().default(''),
    /** Empty while nobody owns the seat. */
    person: t.string().default(''),
    /** Empty where no bot plays. */
    bot: t.string().default(''),
    standIn: t.boolean().default(false),
    online: t.boolean().default(false),
    chanced: t.boolean().default(false),
    muted: t.boolean().default(false),
    /** 0 without a deadline. */
    deadline: t.float64().default(0),
    reserve: t.uint32().default(0),
  },
  'SeatState',
)
export type SeatState = SchemaType<typeof SeatState>

/** Who holds a seat from a step of the match on. */
export const HolderState = schema(
  {
    seat: t.uint8().default(0),
    from: t.number().default(1),
    name: t.string().default(''),
    person: t.string().default(''),
    bot: t.string().default(''),
  },
  'HolderState',
)
export type HolderState = SchemaType<typeof HolderState>

/** A request to take over a seat. */
export const TakeoverState = schema(
  {
    seat: t.uint8().default(0),
    person: t.string().default(''),
    name: t.string().default(''),
  },
  'TakeoverState',
)
export type TakeoverState = SchemaType<typeof TakeoverState>

export const TableState = schema(
  {
    code: t.string().default(''),
    game: t.string().default(''),
    phase: t.string().default('waiting'),
    match: t.uint16().default(1),
    /** Empty while nobody hosts. */
    host: t.string().default(''),
    seats: t.array(SeatState),
    holders: t.array(HolderState),
    takeovers: t.array(TakeoverState),
    spectators: t.uint32().default(0),
    locked: t.boolean().default(false),
    public: t.boolean().default(false),
    watch: t.string().default('everyone'),
    clock: t.string().default('none'),
    hints: t.boolean().default(false),
    /** JSON */
    options: t.string().default('{}'),
    commitment: t.string().default(''),
    revision: t.number().default(0),
    /** A bit for each seat; see `readTable`. */
    waitingFor: t.uint8().default(0),
    step: t.uint16().default(0),
    of: t.uint16().default(0),
    /** JSON, empty until the match is over. */
    outcome: t.string().default(''),
    /** The public wordings of what led to this revision, as a run of `Terse` values. */
    events: t.string().default(''),
    /** The words that `events`, `leaves` and a seat's slice have numbers for, a line each. */
    lexicon: t.string().default(''),
    /** The game's public view, see `PublicTree`. Empty before the first start. */
    leaves: t.map('string'),
  },
  'TableState',
)
export type TableState = SchemaType<typeof TableState>
