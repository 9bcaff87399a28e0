/** What everyone sees of The Legend, as the state that Colyseus synchronises. The view's types follow from it. */
import { type SchemaType, schema, t } from '@colyseus/schema'
import { type Plain, NumberRow, slots, variants } from '../../typedState'
import type { SpecialId } from './model/components'

const PrizeState = variants('Prize', {
  fame: { value: t.number() },
  treasure: { value: t.number() },
  alliance: { count: t.number() },
  draw: { count: t.number() },
  special: { special: t.string<SpecialId>() },
  scratch: {},
  wound: {},
  doubleWound: {},
  misfortune: {},
  /** All own scratches go back. */
  healScratches: {},
  /** A fame token, or one large wound tile goes back instead. */
  fameOrHeal: { value: t.number() },
})

const ScoreLineState = variants('ScoreLine', {
  token: { token: t.number(), points: t.number() },
  owed: { points: t.number() },
  unwounded: { points: t.number() },
  wounds: { wounds: t.number(), points: t.number() },
  /** The hard variant: takes away all that was counted before. */
  fallen: { wounds: t.number(), points: t.number() },
})

const ScoreSheetState = schema({ lines: t.array(ScoreLineState), total: t.number() }, 'ScoreSheet')

/** A sealed bid as the others see it: who has locked, and the count only if its owner shows it. */
const BidState = schema({ locked: t.boolean(), count: t.number().optional() }, 'Bid')

/** How far the present episode is; see `Stage`. */
const StageState = variants('Stage', {
  risk: { done: t.number() },
  opportunity: { done: t.number() },
  selection: { done: t.number() },
  recovery: { done: t.number(), cards: t.array('number') },
  majorAtOnce: { bids: t.array(BidState) },
  majorInTurn: {
    turn: t.number(),
    risked: t.boolean(),
    laid: t.array(NumberRow),
    totals: t.array('number'),
    markers: slots<number>(),
  },
  treasureAuction: { turn: t.number(), shown: t.array(NumberRow), in: t.array('boolean') },
  prizes: {
    ranking: t.array('number'),
    totals: t.array('number'),
    cards: t.array(NumberRow),
    tokens: t.array(NumberRow),
    taken: slots<number>(),
  },
  over: { sheets: t.array(ScoreSheetState) },
})

/**
 * What is still to be done before the episode goes on, as a stack: the last comes first. Each either
 * happens by itself or waits for its seat's answer.
 */
const PendingState = variants('Pending', {
  resolve: { seat: t.number() },
  scratch: { seat: t.number() },
  discard: { seat: t.number(), cards: t.array('number') },
  gain: { seat: t.number(), prize: t.ref(PrizeState), refusable: t.boolean() },
  leave: { seat: t.number() },
  marker: { seat: t.number() },
  goOn: {},
})

/** A player as everyone sees them. */
const PlayerState = schema(
  {
    /** Cards in hand, committed ones included. */
    cards: t.number(),
    /** Special cards known to be in the hand (counted in `cards`). */
    specials: t.array('number'),
    /** Activity cards known to be in the hand, at least (counted in `cards`): openly taken or shown, and not given up since. */
    known: t.array('number'),
    /** Face-down tokens, those shown in an auction included. */
    square: t.number(),
    round: t.number(),
    /** The tokens themselves where all may see them: with `openTokens`, and once the game is over. */
    tokens: t.array('number').optional(),
    owed: t.number(),
    scratches: t.number(),
    /** Large tiles with one wound. */
    wounds: t.number(),
    doubleWound: t.boolean(),
  },
  'Player',
)

/** What lies beside the board: square tokens open, alliances face down. */
const SupplyState = schema({ square: t.array('number'), alliance: t.number() }, 'Supply')

const OptionsState = schema(
  {
    /** With the treasure episodes and the All-Iron Shield; treasure is worth nothing at the end. */
    advanced: t.boolean(),
    /** Three wounds or more at the end: no points at all. */
    fallen: t.boolean(),
    /** Everybody's face-down tokens are shown. */
    openTokens: t.boolean(),
  },
  'Options',
)

export const LegendSchema = schema(
  {
    options: t.ref(OptionsState),
    /** Who has the start player's banner. */
    start: t.number(),
    /** The episode Beowulf stands on, 1 to 36. */
    step: t.number(),
    players: t.array(PlayerState),
    /** How many cards are left to draw. */
    drawPile: t.number(),
    /**
     * By activity card: the copies that lay in the draw pile when it was last shuffled and were not turned
     * up since. Each is still there or was drawn unseen.
     */
    pool: t.array('number'),
    /** All discards, oldest first. */
    discards: t.array('number'),
    /** Special cards beside the board, still to be won. */
    offer: t.array('number'),
    /** Special cards that have left the game. */
    gone: t.array('number'),
    supply: t.ref(SupplyState),
    stage: t.ref(StageState),
    pending: t.array(PendingState),
  },
  'Legend',
)

export type LegendPublic = Plain<SchemaType<typeof LegendSchema>>
export type LegendPublicPlayer = Plain<SchemaType<typeof PlayerState>>
export type PublicStage = Plain<InstanceType<typeof StageState>>
export type PublicBid = Plain<SchemaType<typeof BidState>>
export type LegendPublicOptions = Plain<SchemaType<typeof OptionsState>>
export type Pending = Plain<InstanceType<typeof PendingState>>
export type Prize = Plain<InstanceType<typeof PrizeState>>
export type ScoreLine = Plain<InstanceType<typeof ScoreLineState>>
export type ScoreSheet = Plain<SchemaType<typeof ScoreSheetState>>
