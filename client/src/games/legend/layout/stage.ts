/** What lies where on the stage, for each kind of episode. */

import { sizes } from '../../../app/theme/tokens'
import { gridOf, type Rect, rect } from '../../../kit/layout/geometry'
import { clamp } from '../../../kit/layout/seating'
import type { StagePlan } from '../story/stagePlan'

export interface StageLayout {
  /** Small type, short words. */
  readonly compact: boolean
  /** Short words, in type that can be read from afar. */
  readonly brief?: boolean
  readonly title: Rect
  readonly hint: Rect | null
  readonly symbols: readonly Rect[]
  readonly needed: Rect | null
  /** Prizes, choices, open cards, what an offer costs and gives. */
  readonly items: readonly Rect[]
  readonly labels: readonly Rect[]
  readonly markers: readonly Rect[]
  readonly markersLabel?: Rect
  /** What could be healed. */
  readonly heals: readonly Rect[]
  /** Slots for cards that a risk turns up. */
  readonly turned: readonly Rect[]
  readonly wheel?: Rect
  readonly wheelWords?: Rect
  /** Between what an offer costs and what it gives. */
  readonly arrow?: Rect
  /** What the one prize is called and brings. */
  readonly means?: Rect
}

const nothing = { items: [], labels: [], markers: [], heals: [], turned: [] } satisfies Partial<StageLayout>

interface Frame {
  readonly stage: Rect
  readonly compact: boolean
  readonly pad: number
  readonly title: Rect
  /** Below title and hint. */
  readonly body: Rect
}

type Arrange = (frame: Frame, plan: StagePlan) => Partial<StageLayout>

export function stageLayout(stage: Rect, plan: StagePlan): StageLayout {
  const compact = stage.w < 560 || stage.h < 160
  const tight = compact || stage.h < 215
  const pad = compact ? 20 : 34
  const head = headSymbols(stage, compact, plan)
  const aside = plan.kind === 'risk' && !compact ? 0 : head.room
  const title = rect(
    stage.x + pad,
    stage.y + (tight ? 15 : 20),
    stage.w - 2 * pad - aside,
    compact ? 24 : tight ? 32 : 38,
  )
  const hint = stage.h < 136 ? null : { ...title, y: title.y + title.h, h: compact ? 19 : 23 }
  const top = title.y + title.h + (hint?.h ?? 0) + (tight ? 3 : 8)
  const bottom = stage.y + stage.h - (tight ? 12 : 20)
  const body = rect(stage.x + pad - 8, top, stage.w - 2 * pad + 16, bottom - top)
  const { symbols, needed } = head
  const arranged = arrangers[plan.kind]({ stage, compact, pad, title, body }, plan)
  return { ...nothing, compact, title, hint, symbols, needed, ...arranged }
}

/** Lower than this a sheet of a contest is a strip: title, symbols and prizes side by side. */
export const STRIP = 160

/** Where rows of bids need the room. */
export function stripLayout(stage: Rect, plan: StagePlan): StageLayout {
  const [pad, disc, label] = [24, 38, 32]
  const title = rect(stage.x + pad, stage.y + 14, stage.w * 0.31, 26)
  const symbols = rect(
    title.x + title.w + 14,
    stage.y + (stage.h - disc) / 2,
    plan.symbols * (disc + 4),
    disc,
  )
  const left = symbols.x + symbols.w + (plan.symbols > 0 ? 14 : 0)
  const w = (stage.x + stage.w - pad + 8 - left) / Math.max(1, plan.items)
  const row = rect(left, stage.y + 11, w * plan.items, stage.h - 22)
  const h = row.h - label - 3
  return {
    ...nothing,
    compact: false,
    brief: true,
    title,
    hint: { ...title, y: title.y + title.h, h: stage.h - title.h - 26 },
    symbols: gridOf(symbols, plan.symbols, plan.symbols, { w: disc, h: disc }, 4),
    needed: null,
    items: gridOf(row, plan.items, plan.items, { w: w - 4, h }, 4),
    labels: gridOf({ ...row, y: row.y + h + 3 }, plan.items, plan.items, { w, h: label }, 0),
  }
}

/** At the right of the title: the symbols that count, and what is needed to stay in. */
function headSymbols(stage: Rect, compact: boolean, { symbols: count, needed, kind }: StagePlan) {
  const [disc, seal, join, word] = compact ? [32, 38, 4, 6] : [46, 54, 22, 84]
  const right = stage.x + stage.w - (compact ? 18 : 34)
  const y = stage.y + (compact ? 13 : 20)
  const sealed = needed && kind !== 'risk'
  const row = count * (disc + join) - join
  const end = right - (sealed ? seal + word : 0)
  return {
    room: row + join + (sealed ? seal + word : 0),
    symbols: gridOf(rect(end - row, y + 2, row, disc), count, count, { w: disc, h: disc }, join),
    needed: sealed ? rect(right - seal, y - 2, seal, seal) : null,
  }
}

/** Objects in equal columns, a label under each. */
function itemRow(row: Rect, count: number, compact: boolean) {
  const label = compact || row.h < 120 ? 31 : 36
  const w = Math.min(row.w / Math.max(1, count), compact ? 110 : 170)
  // Where nobody holds a hand there is room: the objects grow with the sheet.
  const most = Math.max(compact ? 76 : 96, Math.min(150, row.h * 0.52))
  const h = Math.min(row.h - label, most)
  const y = row.y + Math.max(0, (row.h - label - h) / 2)
  return {
    items: gridOf({ ...row, y }, count, count, { w: w - 4, h }, 4),
    labels: gridOf({ ...row, y: y + h + 4 }, count, count, { w, h: label }, 0),
  }
}

/** Where the head of a small sheet ends, with the seal of what is needed and its word. */
const SEALED = 66

const contest: Arrange = ({ stage, body, compact, pad }, plan) => {
  const { heals, markers, items } = plan
  const below = compact && stage.h >= 190 && heals === 0
  const aside = below || heals + markers === 0 ? 0 : compact ? 92 : 132
  const foot = below ? 36 : 0
  const row = rect(body.x - (compact ? 8 : 0), body.y, body.w - aside + (compact ? 16 : 0), body.h - foot)
  const objects = itemRow(row, items, compact)
  // Below the word under the seal.
  const top = compact && plan.needed ? Math.max(body.y, stage.y + SEALED) : body.y
  const side = rect(body.x + body.w - aside + 10, top, aside - 10, body.y + body.h - top)
  if (heals > 0) return { ...objects, heals: healStack(side, heals) }
  if (markers === 0) return objects
  const line = rect(stage.x + pad, body.y + body.h - foot, stage.w - 2 * pad, foot)
  return { ...objects, ...(below ? markerRow(line, markers) : markerGrid(side, markers, compact)) }
}

function markerRow(row: Rect, count: number) {
  const size = 30
  const w = count * (size + 4)
  return {
    markers: gridOf(rect(row.x + row.w - w, row.y + 4, w - 4, size), count, count, { w: size, h: size }, 4),
    markersLabel: rect(row.x, row.y + 4, row.w - w - 6, size),
  }
}

/** Lower than this a small sheet shows the markers alone. */
const LABELLED = 90

function markerGrid(side: Rect, count: number, compact: boolean) {
  const columns = count > 4 ? 3 : 2
  const gap = columns > 2 ? 5 : 8
  // Two lines where it is narrow, none where the markers need the room.
  const label = !compact ? 20 : side.h < LABELLED ? 0 : 28
  const room = Math.min(
    (side.w - gap * (columns - 1)) / columns,
    (side.h - label - 4) / Math.ceil(count / columns) - 4,
  )
  const size = Math.min(compact ? 30 : 40, room)
  return {
    ...(label > 0 && { markersLabel: { ...side, h: label } }),
    markers: gridOf({ ...side, y: side.y + label + 4 }, count, columns, { w: size, h: size }, gap, 4),
  }
}

const healStack = (side: Rect, count: number) =>
  gridOf(side, count, 1, { w: side.w, h: Math.min(64, side.h / count - 4) }, 4)

const choices: Arrange = ({ body, compact }, { items }) => itemRow(body, items, compact)

/** Cards side by side, on two rows where one would make them too small for a finger. */
const recovery: Arrange = ({ body, compact }, { items }) => {
  const most = compact ? 120 : 150
  const single = (Math.min(body.h, most) * 124) / 176
  const rows = items > 1 && (body.w - single) / (items - 1) < sizes.target ? 2 : 1
  const columns = Math.max(1, Math.ceil(items / rows))
  const h = Math.min((body.h - (rows - 1) * 6) / rows, most)
  const w = (h * 124) / 176
  const gap = Math.min(compact ? 6 : 12, (body.w - w) / Math.max(1, columns - 1) - w)
  const y = body.y + (body.h - rows * h - (rows - 1) * 6) / 2
  return { items: gridOf({ ...body, y }, items, columns, { w, h }, gap, 6) }
}

/** What it costs, an arrow, what it gives or heals: close together, in the middle. */
const offer: Arrange = ({ body, compact, stage, pad }, plan) => {
  const height = Math.min(body.h - 34, compact ? 78 : 96)
  const y = body.y + (body.h - height - 34) / 2
  const gap = compact ? 46 : 92
  const cost = clamp(plan.cost * (compact ? 40 : 66), compact ? 116 : 210, compact ? 186 : 330)
  const wish = plan.heals > 0 ? plan.heals * (compact ? 76 : 136) : compact ? 104 : 180
  const gain = Math.min(wish, stage.w - 2 * pad - cost - gap)
  const left = stage.x + (stage.w - cost - gap - gain) / 2
  const gives = rect(left + cost + gap, y, gain, height)
  const items = [rect(left, y, cost, height), ...(plan.heals > 0 ? [] : [gives])]
  const heal = { w: gain / Math.max(1, plan.heals) - 6, h: height + 34 }
  return {
    items,
    labels: items.map(item => ({ ...item, y: item.y + item.h + 2, h: 32 })),
    heals: gridOf(gives, plan.heals, plan.heals, heal, 6),
    arrow: rect(left + cost, y + height / 2 - 16, gap, 32),
  }
}

/** Words and symbols at the left, cards in the middle, odds at the right; on a small sheet words above. */
const risk: Arrange = (frame, plan) => {
  const { stage, title, body, pad } = frame
  // A wide sheet has room for everything side by side, however low it is.
  const compact = frame.compact && (stage.w < 560 || stage.h < 136)
  const wheel = compact ? Math.min(96, body.h - 36) : Math.min(138, stage.h - 84)
  const right = Math.max(wheel, compact ? 104 : 176)
  const x = stage.x + stage.w - pad - right + (compact ? 6 : 10)
  const top = compact ? body.y + Math.max(0, (body.h - 130) / 2) : stage.y + 22
  const words = compact ? null : rect(title.x, title.y, Math.min(270, stage.w * 0.36), title.h)
  const left = words ? words.x + words.w + 6 : body.x
  const bottom = compact ? body.y + body.h : stage.y + stage.h - 24
  const cards = rect(left, top, x - left - (compact ? 10 : 16), bottom - top)
  return {
    ...(words && besideCards(stage, words, plan.symbols)),
    turned: slots(cards, Math.max(2, plan.items), compact ? 140 : 168),
    wheel: rect(x + (right - wheel) / 2, top, wheel, wheel),
    wheelWords: rect(x, top + wheel + 3, right, compact ? 32 : 44),
  }
}

function besideCards(stage: Rect, title: Rect, count: number): Partial<StageLayout> {
  const disc = 46
  const row = rect(title.x, stage.y + stage.h - disc - 28, count * (disc + 30) - 30, disc)
  return {
    title,
    hint: { ...title, y: title.y + title.h + 4, h: Math.max(19, stage.h - 150) },
    symbols: gridOf(row, count, count, { w: disc, h: disc }, 30),
  }
}

/** Room for turned-up cards; five of them lie over one another a little. */
function slots(box: Rect, count: number, most: number): readonly Rect[] {
  const h = Math.max(30, Math.min(box.h - 24, most, (box.w * 0.62 * 176) / 124))
  const w = (h * 124) / 176
  return gridOf(box, count, count, { w, h }, Math.min(14, (box.w - w) / (count - 1) - w))
}

/** The one prize, large, and beside it what it brings. */
const auction: Arrange = ({ body, compact, stage }) => {
  const h = Math.min(body.h, compact ? 124 : 168)
  const w = Math.min(h * 0.9, body.w * 0.36)
  const means = Math.min(compact ? 170 : 300, body.w - w - 14)
  const left = stage.x + (stage.w - w - means - 14) / 2
  const y = body.y + (body.h - h) / 2
  return { items: [rect(left, y, w, h)], means: rect(left + w + 14, y, means, h) }
}

const arrangers: Readonly<Record<StagePlan['kind'], Arrange>> = {
  contest,
  choices,
  recovery,
  offer,
  risk,
  auction,
}
