import { words } from '../../app/language'
import type { Rect, Size } from '../layout/geometry'
import { showRule } from '../tableContext'

/** Opens a rule in the rules reference. */
export const RuleLink = ({ rule }: { readonly rule: string }) => (
  <button type="button" tabIndex={-1} class="kit-link" onClick={() => showRule(rule)}>
    {words().rules.rule}
  </button>
)

/** What an object is, what it does, and what it is worth at the end of the game. */
export interface TipContent {
  readonly title: string
  readonly kind?: string
  readonly words: string
  /** A line of its own. */
  readonly worth?: string
  /** The rule behind it. */
  readonly rule?: string
}

interface Props extends TipContent {
  /** Why it cannot be picked now. */
  readonly why: string | null
  /** What it explains. */
  readonly at: Rect
  readonly area: Size
}

const WIDTH = 260
/** Of the longest tip; the text decides how much of it is used. */
const HEIGHT = 260

/** Above the thing, where a finger does not cover it, unless only the space below it is large enough. */
export const isAbove = (at: Rect, area: Size): boolean => at.y > Math.min(HEIGHT, area.h - at.y - at.h)

/** A vellum tag beside an object. */
export function Tip({ title, kind, words, worth, why, rule, at, area }: Props) {
  const left = Math.max(8, Math.min(area.w - WIDTH - 8, at.x + at.w / 2 - WIDTH / 2))
  const vertical = isAbove(at, area) ? { bottom: `${area.h - at.y}px` } : { top: `${at.y + at.h}px` }
  return (
    <div class="parchment kit-tip" style={{ left: `${left}px`, width: `${WIDTH}px`, ...vertical }}>
      <p class="flex between gap-4 kit-tip-title">
        {title}
        {kind && <span>{kind}</span>}
      </p>
      <p>{words}</p>
      {worth && <p class="kit-tip-worth">{worth}</p>}
      {why && <p class="kit-tip-why">{why}</p>}
      {rule && <RuleLink rule={rule} />}
    </div>
  )
}
