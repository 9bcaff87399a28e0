/** What lies where on the stage, for each kind of episode. */

import { sizes } from '../../../app/theme/tokens'
import { type Rect, rect } from '../../../kit/geometry'
import { clamp } from '../../../kit/seating'
import type { StagePlan } from '../stagePlan'

export interface StageLayout {
  /** Small type, short words. */
  readonly compact: boolean
  readonly title: Rect
  readonly hint: Rect | null
  readonly symbols: readonly Rect[]
  readonly needed: Rect | null
  /** Prizes, choices, open cards, what an offer costs and gives. */
  readonly items: readonly Rect[]
  readonly labels: readonly Rect[]
  readonly markers: readonly Rect[]
  readonly markersLabel: Rect | null
  /** What could be healed. */
  readonly heals: readonly Rect[]
  /** Slots for cards that a risk turns up. */
  readonly turned: readonly Rect[]
  readonly wheel: Rect | null
  readonly wheelWords: Rect | null
  /** Between what an offer costs and what it gives. */
  readonly arrow: Rect | null
  /** What the one prize is called and brings. */
  readonly means: Rect | null
}

interface Frame {
  readonly stage: Rect
  readonly compact: boolean
  readonly pad: number
  /** Below title and hint. */
  readonly body: Rect
  readonly bare: StageLayout
}

export function stageLayout(stage: Rect, plan: StagePlan): StageLayout {
  const frame = frameOf(stage, plan)
  return arrangers[plan.kind](frame, plan)
}

function frameOf(stage: Rect, { symbols, needed, kind }: StagePlan): Frame {
  const compact = stage.w < 560 || stage.h < 160
  const low = !compact && stage.h < 215
  const pad = compact ? 20 : 34
  const top = stage.y + (compact || low ? 15 : 20)
  const titleHeight = compact ? 24 : low ? 32 : 38
  const hinted = stage.h >= 136
  const head = kind === 'risk' && !compact ? 0 : symbolRoom(compact, symbols, needed && kind !== 'risk')
  const width = stage.w - 2 * pad - head
  const hintHeight = hinted ? (compact ? 19 : 23) : 0
  const bodyTop = top + titleHeight + hintHeight + (compact || low ? 3 : 8)
  return {
    stage,
    compact,
    pad,
    body: rect(
      stage.x + pad - 8,
      bodyTop,
      stage.w - 2 * pad + 16,
      stage.y + stage.h - (compact || low ? 12 : 20) - bodyTop,
    ),
    bare: {
      compact,
      title: rect(stage.x + pad, top, width, titleHeight),
      hint: hinted ? rect(stage.x + pad, top + titleHeight, width, hintHeight) : null,
      ...headSymbols(stage, compact, symbols, needed && kind !== 'risk'),
      items: [],
      labels: [],
      markers: [],
      markersLabel: null,
      heals: [],
      turned: [],
      wheel: null,
      wheelWords: null,
      arrow: null,
      means: null,
    },
  }
}

const discOf = (compact: boolean) => (compact ? 32 : 46)
const sealOf = (compact: boolean) => (compact ? 38 : 54)
const joinOf = (compact: boolean) => (compact ? 4 : 22)

const symbolRoom = (compact: boolean, symbols: number, needed: boolean) =>
  symbols * (discOf(compact) + joinOf(compact)) + (needed ? sealOf(compact) + (compact ? 6 : 84) : 0)

/** At the right of the title: the symbols that count, and what is needed to stay in. */
function headSymbols(stage: Rect, compact: boolean, symbols: number, needed: boolean) {
  const [disc, seal, join] = [discOf(compact), sealOf(compact), joinOf(compact)]
  const right = stage.x + stage.w - (compact ? 18 : 34)
  const y = stage.y + (compact ? 13 : 20)
  const sealRect = needed ? rect(right - seal, y - 2, seal, seal) : null
  const end = sealRect ? sealRect.x - (compact ? 6 : 84) : right
  const discs = Array.from({ length: symbols }, (_, i) =>
    rect(end - (symbols - i) * disc - (symbols - 1 - i) * join, y + (compact ? 2 : 2), disc, disc),
  )
  return { symbols: discs, needed: sealRect }
}

/** Objects in equal columns, a label under each. */
function itemRow(row: Rect, count: number, compact: boolean) {
  const labelHeight = compact || row.h < 120 ? 31 : 36
  const w = row.w / Math.max(1, count)
  const roomy = Math.min(w, compact ? 110 : 170)
  const start = row.x + (row.w - roomy * count) / 2
  // Where nobody holds a hand there is room: the objects grow with the sheet.
  const most = Math.max(compact ? 76 : 96, Math.min(150, row.h * 0.52))
  const objectHeight = Math.min(row.h - labelHeight, most)
  const y = row.y + Math.max(0, (row.h - labelHeight - objectHeight) / 2)
  const at = (i: number) => start + i * roomy
  return {
    items: Array.from({ length: count }, (_, i) => rect(at(i) + 2, y, roomy - 4, objectHeight)),
    labels: Array.from({ length: count }, (_, i) => rect(at(i), y + objectHeight + 4, roomy, labelHeight)),
  }
}

const contest = ({ stage, body, compact, bare, pad }: Frame, plan: StagePlan): StageLayout => {
  const below = compact && stage.h >= 190 && plan.heals === 0
  const aside = below ? 0 : compact ? 92 : 132
  const foot = below ? 36 : 0
  const row = rect(body.x - (compact ? 8 : 0), body.y, body.w - aside + (compact ? 16 : 0), body.h - foot)
  const side = rect(body.x + body.w - aside + 10, body.y, aside - 10, body.h)
  return {
    ...bare,
    ...itemRow(row, plan.items, compact),
    ...(plan.heals > 0
      ? { heals: healStack(side, plan.heals) }
      : below
        ? markerRow(rect(stage.x + pad, body.y + body.h - foot, stage.w - 2 * pad, foot), plan.markers)
        : markerGrid(side, plan.markers, compact)),
  }
}

function markerRow(row: Rect, count: number) {
  const size = 30
  const at = (i: number) => row.x + row.w - (count - i) * (size + 4)
  return {
    markers: Array.from({ length: count }, (_, i) => rect(at(i), row.y + 4, size, size)),
    markersLabel: rect(row.x, row.y + 4, row.w - count * (size + 4) - 6, size),
  }
}

function markerGrid(side: Rect, count: number, compact: boolean) {
  const columns = count > 4 ? 3 : 2
  const gap = columns > 2 ? 5 : 8
  const rows = Math.ceil(count / columns)
  const room = Math.min((side.w - gap * (columns - 1)) / columns, (side.h - 24) / rows - 4)
  const size = Math.min(compact ? 30 : 40, room)
  const at = (i: number) => {
    const inRow = Math.min(columns, count - columns * Math.floor(i / columns))
    const left = side.x + (side.w - inRow * size - (inRow - 1) * gap) / 2
    return rect(
      left + (i % columns) * (size + gap),
      side.y + 24 + Math.floor(i / columns) * (size + 4),
      size,
      size,
    )
  }
  return {
    markersLabel: rect(side.x, side.y, side.w, 20),
    markers: Array.from({ length: count }, (_, i) => at(i)),
  }
}

function healStack(side: Rect, count: number) {
  const h = Math.min(64, side.h / count - 4)
  return Array.from({ length: count }, (_, i) => rect(side.x, side.y + i * (h + 4), side.w, h))
}

const choices = ({ body, bare, compact }: Frame, plan: StagePlan): StageLayout => ({
  ...bare,
  ...itemRow(body, plan.items, compact),
})

/** Cards side by side, on two rows where one would make them too small for a finger. */
const recovery = ({ body, bare, compact, stage }: Frame, { items }: StagePlan): StageLayout => {
  const most = compact ? 120 : 150
  const single = (Math.min(body.h, most) * 124) / 176
  const rows = items > 1 && (body.w - single) / (items - 1) < sizes.target ? 2 : 1
  const columns = Math.max(1, Math.ceil(items / rows))
  const h = Math.min((body.h - (rows - 1) * 6) / rows, most)
  const w = (h * 124) / 176
  const step = Math.min(w + (compact ? 6 : 12), (body.w - w) / Math.max(1, columns - 1))
  const left = stage.x + (stage.w - (columns - 1) * step - w) / 2
  const top = body.y + (body.h - rows * h - (rows - 1) * 6) / 2
  const at = (i: number) => rect(left + (i % columns) * step, top + Math.floor(i / columns) * (h + 6), w, h)
  return { ...bare, items: Array.from({ length: items }, (_, i) => at(i)) }
}

/** What it costs, an arrow, what it gives or heals: close together, in the middle. */
const offer = ({ body, bare, compact, stage, pad }: Frame, plan: StagePlan): StageLayout => {
  const height = Math.min(body.h - 34, compact ? 78 : 96)
  const y = body.y + (body.h - height - 34) / 2
  const gap = compact ? 46 : 92
  const cost = clamp(plan.cost * (compact ? 40 : 66), compact ? 116 : 210, compact ? 186 : 330)
  const wish = plan.heals > 0 ? plan.heals * (compact ? 76 : 136) : compact ? 104 : 180
  const gain = Math.min(wish, stage.w - 2 * pad - cost - gap)
  const left = stage.x + (stage.w - cost - gap - gain) / 2
  const right = left + cost + gap
  const gives = plan.heals > 0 ? [] : [rect(right, y, gain, height)]
  return {
    ...bare,
    items: [rect(left, y, cost, height), ...gives],
    labels: [rect(left, y, cost, height), ...gives].map(under),
    heals: Array.from({ length: plan.heals }, (_, i) =>
      rect(right + (i * gain) / plan.heals, y, gain / plan.heals - 6, height + 34),
    ),
    arrow: rect(left + cost, y + height / 2 - 16, gap, 32),
  }
}

const under = ({ x, y, w, h }: Rect): Rect => rect(x, y + h + 2, w, 32)

const risk = (frame: Frame, plan: StagePlan): StageLayout =>
  frame.compact ? smallRisk(frame, plan) : wideRisk(frame, plan)

/** Words and symbols at the left, cards in the middle, odds at the right. */
function wideRisk({ stage, bare, pad }: Frame, plan: StagePlan): StageLayout {
  const left = Math.min(270, stage.w * 0.36)
  const wheel = Math.min(138, stage.h - 84)
  const right = Math.max(wheel, 176)
  const x = stage.x + pad
  const disc = 46
  const top = stage.y + 22
  const wheelX = stage.x + stage.w - pad - right + 10
  return {
    ...bare,
    title: { ...bare.title, w: left },
    hint: rect(x, bare.title.y + bare.title.h + 4, left, stage.h - 150),
    symbols: Array.from({ length: plan.symbols }, (_, i) =>
      rect(x + i * (disc + 30), stage.y + stage.h - disc - 28, disc, disc),
    ),
    needed: null,
    turned: slots(
      rect(x + left + 6, top, wheelX - x - left - 22, stage.h - 46),
      Math.max(2, plan.items),
      168,
    ),
    wheel: rect(wheelX + (right - wheel) / 2, top, wheel, wheel),
    wheelWords: rect(wheelX, top + wheel + 3, right, 44),
  }
}

function smallRisk({ stage, body, bare, pad }: Frame, plan: StagePlan): StageLayout {
  const wheel = Math.min(96, body.h - 36)
  const right = Math.max(wheel, 104)
  const wheelX = stage.x + stage.w - pad - right + 6
  const top = body.y + Math.max(0, (body.h - 130) / 2)
  return {
    ...bare,
    needed: null,
    turned: slots(
      rect(body.x, top, wheelX - body.x - 10, body.y + body.h - top),
      Math.max(2, plan.items),
      140,
    ),
    wheel: rect(wheelX + (right - wheel) / 2, top, wheel, wheel),
    wheelWords: rect(wheelX, top + wheel + 3, right, 32),
  }
}

/** Room for turned-up cards; five of them lie over one another a little. */
function slots(box: Rect, count: number, most: number): readonly Rect[] {
  const h = Math.max(30, Math.min(box.h - 24, most, (box.w * 0.62 * 176) / 124))
  const w = (h * 124) / 176
  const step = Math.min(w + 14, (box.w - w) / Math.max(1, count - 1))
  const left = box.x + (box.w - w - step * (count - 1)) / 2
  return Array.from({ length: count }, (_, i) => rect(left + i * step, box.y, w, h))
}

/** The one prize, large, and beside it what it brings. */
const auction = ({ body, bare, compact, stage }: Frame): StageLayout => {
  const h = Math.min(body.h, compact ? 124 : 168)
  const w = Math.min(h * 0.9, body.w * 0.36)
  const means = Math.min(compact ? 170 : 300, body.w - w - 14)
  const left = stage.x + (stage.w - w - means - 14) / 2
  const y = body.y + (body.h - h) / 2
  return { ...bare, items: [rect(left, y, w, h)], means: rect(left + w + 14, y, means, h) }
}

const arrangers: Readonly<Record<StagePlan['kind'], (frame: Frame, plan: StagePlan) => StageLayout>> = {
  contest,
  choices,
  recovery,
  offer,
  risk,
  auction,
}
