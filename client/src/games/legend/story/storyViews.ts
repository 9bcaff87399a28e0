/** What each event changes on the table, so that a story can show one change after the other. */
import { without } from '@heorot/shared'
import type { EventKind, LegendEvent, LegendPublic, LegendPublicPlayer } from '@heorot/shared/games/legend'
import { countFitting, episodeAt } from '@heorot/shared/games/legend'
import { byKindOr } from '../../../kit/helpers/byKind'
import { symbolsOf } from '../words/names'

export type LegendEventOf<K extends EventKind> = Extract<LegendEvent, { kind: K }>
export type LegendStageOf<K extends LegendPublic['stage']['kind']> = Extract<
  LegendPublic['stage'],
  { kind: K }
>

const replaced = <T>(list: readonly T[], at: number, change: (old: T) => T): T[] =>
  list.map((old, i) => (i === at ? change(old) : old))

const ofPlayer = (
  view: LegendPublic,
  seat: number,
  change: (player: LegendPublicPlayer) => Partial<LegendPublicPlayer>,
): LegendPublic => ({
  ...view,
  players: replaced(view.players, seat, player => ({ ...player, ...change(player) })),
})

const inStage = <K extends LegendPublic['stage']['kind']>(
  view: LegendPublic,
  kind: K,
  change: (stage: LegendStageOf<K>) => Partial<LegendStageOf<K>>,
): LegendPublic =>
  view.stage.kind === kind
    ? { ...view, stage: { ...view.stage, ...change(view.stage as LegendStageOf<K>) } }
    : view

const lay = (view: LegendPublic, seat: number, cards: readonly number[]): LegendPublic =>
  inStage(view, 'majorInTurn', ({ laid, totals }) => ({
    laid: replaced(laid, seat, lying => [...lying, ...cards]),
    totals: replaced(totals, seat, n => n + countFitting(cards, symbolsOf(episodeAt(view.step)))),
  }))

const changed = byKindOr<LegendEvent, [LegendPublic], LegendPublic | null>(null, {
  risked: ({ seat, fitting }, view) => lay(view, seat, fitting),
  laid: ({ seat, cards }, view) =>
    lay(
      ofPlayer(view, seat, player => ({ cards: player.cards - cards.length })),
      seat,
      cards,
    ),
  tookMarker: ({ seat, marker }, view) =>
    inStage(view, 'majorInTurn', ({ markers }) => ({ markers: replaced(markers, seat, () => marker) })),
  showed: ({ seat, tokens }, view) =>
    inStage(view, 'treasureAuction', ({ shown }) => ({
      shown: replaced(shown, seat, lying => [...lying, ...tokens]),
    })),
  droppedOut: ({ seat }, view) =>
    inStage(view, 'treasureAuction', stage => ({
      in: replaced(stage.in, seat, () => false),
      shown: replaced(stage.shown, seat, () => []),
    })),
  tookPrize: ({ seat, prize }, view) =>
    inStage(view, 'prizes', ({ taken }) => ({ taken: replaced(taken, prize, () => seat) })),
  gainedToken: ({ seat }, view) => ofPlayer(view, seat, ({ square }) => ({ square: square + 1 })),
  gainedAlliance: ({ seat, count }, view) => ofPlayer(view, seat, ({ round }) => ({ round: round + count })),
  gainedSpecial: ({ seat, card }, view) =>
    ofPlayer(view, seat, ({ cards, specials }) => ({ cards: cards + 1, specials: [...specials, card] })),
  drew: ({ seat, count }, view) => ofPlayer(view, seat, ({ cards }) => ({ cards: cards + count })),
  scratched: ({ seat }, view) => ofPlayer(view, seat, ({ scratches }) => ({ scratches: scratches + 1 })),
  wounded: ({ seat, wounds, by }, view) =>
    ofPlayer(view, seat, player => ({
      ...(by === 'thirdScratch' ? { scratches: 0 } : {}),
      ...(wounds === 2 ? { doubleWound: true } : { wounds: player.wounds + 1 }),
    })),
  healed: ({ seat, heal, scratches }, view) =>
    ofPlayer(view, seat, player => {
      if (heal === 'doubleWound') return { doubleWound: false }
      return heal === 'wound' ? { wounds: player.wounds - 1 } : { scratches: player.scratches - scratches }
    }),
  startPassed: ({ seat }, view) => ({ ...view, start: seat }),
})

/** The table after an event; what the event does not change stays as it was. */
export const viewAfter = (view: LegendPublic, event: LegendEvent): LegendPublic =>
  changed(event, view) ?? view

/** A hand after its owner has laid cards. */
export const handAfter = (hand: readonly number[], event: LegendEvent): readonly number[] =>
  event.kind === 'laid' ? without(hand, event.cards) : hand
