/** What only this page knows: where the pointer is, what lies open, how the hand is ordered. */
import type { LegendTypes } from '@heorot/shared/games/legend'
import type { Size } from '../../kit/geometry'
import type { TableFrame } from '../../table/frame'
import type { Asking } from './asking/Asking'
import { type Deeds, noDeeds } from './deeds'
import { arrangeHand, type OwnOrder } from './handOrder'
import { isInHand, stationIn } from './keys'
import type { Panel } from './overlay/Overlay'
import type { Moment } from './story'
import type { TableState } from './TableState'
import type { Words } from './texts/en'
import type { Explanation } from './whyNot'

export interface Local {
  hover: string | null
  carried: TableState['carried']
  /** What the log points at. */
  pointed: readonly string[]
  /** The key of what is explained by a tag. */
  tip: string | null
  panel: Panel | null
  complaint: Explanation | null
  order: OwnOrder
  /** Null: as the question wants it. */
  purse: boolean | null
  scroll: number
  deeds: Deeds
}

export const freshLocal = (): Local => ({
  hover: null,
  carried: null,
  pointed: [],
  tip: null,
  panel: null,
  complaint: null,
  order: null,
  purse: null,
  scroll: 0,
  deeds: noDeeds,
})

interface Around {
  readonly frame: TableFrame<LegendTypes>
  readonly moment: Moment | null
  readonly asking: Asking
  readonly words: Words
  readonly size: Size
}

/** Everything together, as layouts and overlay want it. */
export function tableState(local: Local, { frame, moment, asking, words, size }: Around): TableState {
  const secret = moment ? moment.secret : frame.secret
  const asksTokens = frame.prompt?.kind === 'auction' || frame.prompt?.kind === 'breakRanks'
  return {
    frame,
    view: moment?.view ?? frame.view,
    secret,
    telling: moment?.telling ?? null,
    words,
    size,
    picks: asking.picks,
    sending: asking.sending,
    hover: local.hover,
    pointed: local.pointed,
    hand: arrangeHand(secret?.hand ?? [], local.order),
    carried: local.carried,
    purse: local.purse ?? asksTokens,
    deeds: local.deeds,
    scroll: local.scroll,
  }
}

/** What the pointer would do. */
export function cursorOf(
  { carried, hover }: Local,
  options: ReadonlySet<string>,
): 'plain' | 'press' | 'grab' | 'carry' {
  if (carried) return 'carry'
  if (hover === null) return 'plain'
  if (options.has(hover) || stationIn(hover) !== null) return 'press'
  return isInHand(hover) ? 'grab' : 'plain'
}
