/** What everyone sees of the Movie Board Game, as the state that Colyseus synchronises. The view's types follow from it. */
import { type SchemaType, schema, t } from '@colyseus/schema'
import { type Plain, slots, variants } from '../../typedState'

export type Act = 1 | 2 | 3

/** A tile's face, back included, as an index into `TILES`. Equal tiles share it, so nobody can tell them apart. */
export type TileId = number
/** Index into `FIGURES`: every figure of every seat has its own, and all figures are open. */
export type FigureId = number

/** What lies on the board, by space; null where nothing does. Never both on one space. */
const layout = () => ({ tiles: slots<TileId>(), figures: slots<FigureId>() })

/** What the seat on turn is doing. `space` is where the tile lies whose ability is being resolved. */
const PhaseState = variants('Phase', {
  turn: {},
  play: {},
  remove: { ability: t.string<'temptation' | 'valor'>(), space: t.number() },
  swap: { space: t.number() },
  over: {},
})

const PlayerState = schema(
  {
    saga: t.number(),
    /** The backs in hand, sorted, so that their order says nothing. */
    hand: t.array<Act>('number'),
    /** Not yet placed, or returned. */
    figures: t.array('number'),
  },
  'Player',
)

/** How an act ended: its last board, as it was scored, and the saga points each seat got for it. */
const ActResultState = schema(
  {
    ...layout(),
    act: t.number<Act>(),
    /** 'full': the last space was filled. 'standstill': nobody could do anything any more. */
    cause: t.string<'full' | 'standstill'>(),
    gained: t.array('number'),
  },
  'ActResult',
)

/** A seat's line in the final table; `diamonds` on unused castles, Thanes and Beowulf break ties. */
const StandingState = schema(
  { seat: t.number(), saga: t.number(), diamonds: t.number(), place: t.number() },
  'Standing',
)

const OptionsState = schema(
  {
    /** House rule: the ability of the tile that fills the last space still resolves. */
    lastAbility: t.boolean(),
  },
  'Options',
)

export const MovieSchema = schema(
  {
    ...layout(),
    options: t.ref(OptionsState),
    act: t.number<Act>(),
    turn: t.number(),
    phase: t.ref(PhaseState),
    /** How many tiles are left to draw. */
    pool: t.number(),
    players: t.array(PlayerState),
    /** Tiles that left the game face up, in that order. */
    box: t.array('number'),
    /** How many tiles of each act left the game undrawn, Act I first. */
    unseen: t.array('number'),
    /** Figures that left the game. */
    gone: t.array('number'),
    results: t.array(ActResultState),
    /** The final table in order of seats; null until the game is over. */
    standings: t.array(StandingState).optional(),
  },
  'Movie',
)

export type MoviePublic = Plain<SchemaType<typeof MovieSchema>>
export type MoviePhase = Plain<InstanceType<typeof PhaseState>>
export type MoviePublicPlayer = Plain<SchemaType<typeof PlayerState>>
export type ActResult = Plain<SchemaType<typeof ActResultState>>
export type Standing = Plain<SchemaType<typeof StandingState>>
export type Layout = Pick<MoviePublic, 'tiles' | 'figures'>
export type MoviePublicOptions = Plain<SchemaType<typeof OptionsState>>
