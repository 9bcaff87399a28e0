/** Everything the drawn table depends on, in one value: the picture is a function of it. */
import {
  type CardId,
  episodeAt,
  fittingSymbols,
  type LegendTypes,
  type Public,
  reachOdds,
  riskOdds,
  type Secret,
  type Sight,
} from '@heorot/shared/games/legend'
import type { Point, Size } from '../../kit/geometry'
import type { TableFrame } from '../../table/frame'
import type { Picks } from './asking/picks'
import type { Deeds } from './deeds'
import { symbolsOf } from './names'
import type { Telling } from './story'
import type { Words } from './texts/en'

export interface TableState {
  readonly frame: TableFrame<LegendTypes>
  /** What is drawn; behind the frame while something is told. */
  readonly view: Public
  readonly secret: Secret | null
  readonly telling: Telling | null
  readonly words: Words
  readonly size: Size
  readonly picks: Picks
  readonly sending: boolean
  /** The key under the pointer. */
  readonly hover: string | null
  /** What the log points at. */
  readonly pointed: readonly string[]
  /** The hand in the order the person wants it. */
  readonly hand: readonly CardId[]
  readonly carried: { readonly key: string; readonly at: Point } | null
  /** One's own tokens are shown in place of the hand. */
  readonly purse: boolean
  readonly deeds: Deeds
  readonly scroll: number
}

export const seatOf = ({ frame }: Pick<TableState, 'frame'>): number | null =>
  frame.viewer === 'spectator' ? null : frame.viewer

/** All that the viewer of a frame knows. */
export const sightOf = ({ viewer, view, secret }: TableFrame<LegendTypes>): Sight => ({
  seat: viewer,
  public: view,
  secret,
})

/** What a risk promises from what this viewer can know. */
export interface Odds {
  readonly two: number
  readonly five: number
  /** The chance to reach what is needed in a contest; null elsewhere. */
  readonly reachTwo: number | null
  readonly reachFive: number | null
}

export function oddsIn({ frame }: Pick<TableState, 'frame'>): Odds | null {
  const { view, prompt } = frame
  const symbols = symbolsOf(episodeAt(view.step))
  if (symbols.length === 0 || view.drawPile + view.discards.length === 0) return null
  const sight = sightOf(frame)
  const odds = riskOdds(sight, symbols)
  if (prompt?.kind !== 'contest') return { ...odds, reachTwo: null, reachFive: null }
  const missing = prompt.needed - prompt.total
  const reach = (count: number) => reachOdds(sight, symbols, { count, missing })
  return { ...odds, reachTwo: reach(2), reachFive: reach(5) }
}

/** How many symbols a card would count in the present episode. */
export const countsHere = ({ view }: Pick<TableState, 'view'>, card: CardId): number =>
  fittingSymbols(card, symbolsOf(episodeAt(view.step)))
