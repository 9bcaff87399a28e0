import { laterByTimer } from '../../kit/Director'
import type { GestureHandlers } from '../../kit/Gestures'
import { contains, type Point } from '../../kit/geometry'
import { hit, type Target } from '../../kit/placement'
import { durations, sizes } from '../../theme/tokens'
import { moveCard } from './handOrder'
import { isInHand } from './keys'
import type { Local } from './Local'
import type { Layout } from './layout/compose'
import { fannedCards, handSpots } from './layout/handPieces'
import { scrollRange } from './layout/path'
import type { Panel } from './overlay/Overlay'
import type { TableState } from './TableState'

/** The table as pointers find it. */
export interface Touchable {
  readonly local: Local
  readonly layout: Layout | null
  readonly targets: readonly Target[]
  /** What can be picked now. */
  readonly options: ReadonlySet<string>
  /** Something is being told. */
  readonly telling: boolean
  state(): TableState | null
  endTelling(): void
  pressKey(key: string | null): void
  open(panel: Panel | null): void
  draw(lasts: number): void
}

const TIP_MS = 550

/** What pointers do at the table: press, carry cards about, pull the path, ask what something is. */
export class Fingers implements GestureHandlers {
  readonly #table: Touchable
  #pulling = false
  #stopTip: () => void = () => {}

  constructor(table: Touchable) {
    this.#table = table
  }

  press(at: Point, touch: boolean): void {
    const table = this.#table
    this.hideTip()
    const { telling } = table
    const key = this.#keyAt(at, touch)
    if (telling) table.endTelling()
    if (table.local.panel) table.open(null)
    // A press while something is told ends the telling; it also picks what it was aimed at, and nothing else.
    else if (!telling || (key !== null && table.options.has(key))) table.pressKey(key)
  }

  lift(at: Point): boolean {
    const { layout, local } = this.#table
    const key = this.#keyAt(at, false)
    this.#pulling = Boolean(layout?.areas.path.strip && contains(layout.areas.path.box, at))
    if (key === null || !isInHand(key)) return false
    this.hideTip()
    local.carried = { key, at }
    this.#table.draw(durations.quick)
    return true
  }

  carry(at: Point): void {
    const { local } = this.#table
    if (!local.carried) return
    local.carried = { ...local.carried, at }
    this.#table.draw(durations.quick)
  }

  /** Within the hand a card finds another place; out on the table it is picked. */
  drop(at: Point): void {
    const { local, layout, options } = this.#table
    const key = local.carried?.key
    local.carried = null
    const hand = layout?.areas.hand
    if (!key || !hand) return
    if (contains(hand, at)) this.#reorder(key, at)
    else if (at.y > 0 && options.has(key)) this.#pickByDropping(key)
    this.#table.draw(durations.slide)
  }

  hover(at: Point | null): void {
    const { local } = this.#table
    const key = at ? this.#keyAt(at, false) : null
    if (key === local.hover) return
    local.hover = key
    this.hideTip()
    if (key) this.#stopTip = laterByTimer(TIP_MS, () => this.#showTip(key))
    this.#table.draw(durations.quick)
  }

  hold(at: Point): void {
    const key = this.#keyAt(at, true)
    if (key) this.#showTip(key)
  }

  pan(dx: number): void {
    const { local, layout } = this.#table
    const step = this.#table.state()?.view.step
    if (!this.#pulling || !layout || !step) return
    const { least, most } = scrollRange(layout.areas.path.box.w, step)
    local.scroll = Math.max(least, Math.min(most, local.scroll + dx))
    this.#table.draw(0)
  }

  zoom(): void {
    // The table of The Legend has one distance: everything on it is large enough to read.
  }

  hideTip(): void {
    this.#stopTip()
    this.#table.local.tip = null
  }

  #showTip(key: string): void {
    this.#table.local.tip = key
    this.#table.draw(durations.quick)
  }

  /** A legal thing may be missed by a little: fingers are wide. */
  #keyAt(at: Point, touch: boolean): string | null {
    const { targets, options } = this.#table
    const exact = hit(targets, at)
    if (!touch || (exact !== null && options.has(exact))) return exact
    const near = targets.filter(({ key }) => options.has(key))
    return hit(near, at, sizes.target) ?? exact
  }

  #pickByDropping(key: string): void {
    if (!this.#table.state()?.picks.keys.includes(key)) this.#table.pressKey(key)
  }

  #reorder(key: string, at: Point): void {
    const { local, layout } = this.#table
    const state = this.#table.state()
    if (!state || !layout) return
    const spots = handSpots(state, layout.areas)
    const index = spots.filter(({ card: r }) => r.x + r.w * 0.3 < at.x).length
    const fanned = fannedCards(state)
    const from = fanned.findIndex(card => card.key === key)
    local.order = moveCard(
      fanned.map(({ card }) => card),
      from,
      index,
    )
  }
}
