/** The objects of the game as pictures for the table, with their shadows. */
import type { CardId, Heal, Reward, SpecialId, TokenId } from '@heorot/shared/games/legend'
import { cardOf, tokenOf } from '@heorot/shared/games/legend'
import { inlay, type Paint, picture, use } from '../../../art/svg'
import { byKind } from '../../../kit/helpers/byKind'
import { fitInside, type Rect } from '../../../kit/layout/geometry'
import type { Drawing, Picture, Placement } from '../../../kit/layout/placement'
import { type Body, raised, withShadow } from '../../../kit/layout/withShadow'
import type { LegendWords } from '../texts/table/en'
import { cardBack, cardPicture, cardSize, miniCard, miniCardSize } from './card'
import { specialCardPicture } from './special'
import {
  allianceToken,
  doubleWoundToken,
  fameToken,
  misfortuneToken,
  scratchToken,
  treasureToken,
  woundToken,
} from './tokens'

type CardShadow = 'laid' | 'hand' | 'lifted'

/** Below this width a card has no room for its name, below that none for its frame. */
const COMPACT = 104
const MINI = 62

/** A card lying in `r`. */
export function cardPlacement(
  key: string,
  id: CardId,
  r: Rect,
  words: LegendWords,
  kind: CardShadow,
): Omit<Placement, 'z'> {
  const { special } = cardOf(id)
  const body = special ? specialBody(special, r.w, words) : activityBody(id, r.w, words)
  return { key, alike: `card:${id}`, picture: withShadow(body, kind), ...raised(r, body.width, kind) }
}

function activityBody(id: CardId, w: number, words: LegendWords): Body {
  const { symbol, symbols } = cardOf(id)
  const face = { symbol: symbol ?? 'beowulf', count: symbols === 2 ? 2 : 1 } as const
  const card = { ...face, letter: words.letter[face.symbol], compact: w < COMPACT }
  const mini = w < MINI
  const name = card.compact ? '' : words.symbol[face.symbol]
  return {
    key: `card:${Object.values(card).join(':')}:${mini}:${name}`,
    ...(mini ? miniCardSize : cardSize),
    radius: mini ? 5.5 : 9,
    words: { name },
    draw: () => (mini ? miniCard(card) : cardPicture(card)),
  }
}

function specialBody(special: SpecialId, w: number, words: LegendWords): Body {
  const compact = w < COMPACT
  const [, title, text] = words.special[special]
  const shown = { title: w < MINI ? '' : title, text: compact ? '' : text }
  return {
    key: `special:${special}:${compact}:${shown.title}:${shown.text}`,
    ...cardSize,
    radius: 12,
    words: shown,
    draw: () => specialCardPicture({ name: special, compact }),
  }
}

const backBody = { key: 'cardBack', ...cardSize, radius: 9, draw: () => cardBack() }

export function cardBackPlacement(key: string, r: Rect, kind: CardShadow): Omit<Placement, 'z'> {
  return { key, picture: withShadow(backBody, kind), ...raised(r, cardSize.width, kind) }
}

const MARGIN = 8
const drop: Paint = {
  id: 'tokenDrop',
  def: '<filter id="tokenDrop" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="2" dy="3" stdDeviation="1.7" flood-opacity=".5"/></filter>',
}

/** A drawing of any outline with the shadow of a token. */
function dropped({ svg, width, height }: Pick<Drawing, 'svg' | 'width' | 'height'>): Drawing {
  const body = `<g filter="${use(drop)}">${inlay({ svg }, MARGIN, MARGIN, width, height)}</g>`
  return picture({ width: width + 2 * MARGIN, height: height + 2 * MARGIN, paints: [drop], body })
}

interface Thing {
  readonly key: string
  readonly width: number
  readonly height: number
  draw(): Pick<Drawing, 'svg' | 'width' | 'height'>
}

/** A thing fitted into `r`, never larger than it was drawn unless told. */
export function thingPlacement(key: string, thing: Thing, r: Rect, most = 1.12): Omit<Placement, 'z'> {
  const fitted = fitInside(r, { w: thing.width, h: thing.height })
  const scale = Math.min(most, fitted.w / thing.width)
  const [w, h] = [thing.width * scale, thing.height * scale]
  const margin = MARGIN * scale
  const made: Picture = { key: `thing:${thing.key}`, draw: () => dropped(thing.draw()) }
  const x = r.x + (r.w - w) / 2
  const y = r.y + (r.h - h) / 2
  return { key, picture: made, x: x - margin, y: y - margin, w: w + 2 * margin, h: h + 2 * margin }
}

const thing = (key: string, width: number, height: number, draw: Thing['draw']): Thing => ({
  key,
  width,
  height,
  draw,
})

export const wound = thing('wound', 76, 80, woundToken)
export const doubleWound = thing('doubleWound', 106, 88, doubleWoundToken)
export const scratch = thing('scratch', 76, 50, scratchToken)
const fame = (value: number) => thing(`fame${value}`, 76, 76, () => fameToken({ value }))
const treasure = (value: number) => thing(`treasure${value}`, 72, 72, () => treasureToken({ value }))

/** Several of the same, one over the other. */
function heap(one: Thing, count: number, dx: number, dy: number): Thing {
  if (count === 1) return one
  const [width, height] = [one.width + dx * (count - 1), one.height + dy * (count - 1)]
  const draw = () => {
    const made = one.draw()
    const body = Array.from({ length: count }, (_, i) =>
      inlay(made, i * dx, (count - 1 - i) * dy, one.width, one.height),
    ).join('')
    return picture({ width, height, body })
  }
  return thing(`${one.key}x${count}`, width, height, draw)
}

export const back = thing('back', cardSize.width, cardSize.height, cardBack)
const scroll = thing('alliance', 92, 72, () => allianceToken())

/** Taken away by a stroke of healing green. */
function struck(one: Thing): Thing {
  const draw = () => {
    const { width: w, height: h } = one
    const line = `M${w * 0.06} ${h * 0.94}L${w * 0.94} ${h * 0.06}`
    const body = `${inlay(one.draw(), 0, 0, w, h)}<path d="${line}" stroke="#f4ead0" stroke-width="11" stroke-linecap="round"/><path d="${line}" stroke="#2c7a48" stroke-width="6" stroke-linecap="round"/>`
    return picture({ width: w, height: h, body })
  }
  return thing(`healed:${one.key}`, one.width, one.height, draw)
}

/** Two things leaning on one another. */
function pair(a: Thing, b: Thing): Thing {
  const width = a.width + b.width * 0.72
  const height = Math.max(a.height, b.height) + 10
  const draw = () => {
    const body = `${inlay(b.draw(), width - b.width * 0.84, height - b.height * 0.84, b.width * 0.84, b.height * 0.84)}${inlay(a.draw(), 0, 0, a.width, a.height)}`
    return picture({ width, height, body })
  }
  return thing(`${a.key}+${b.key}`, width, height, draw)
}

export const healThings: Readonly<Record<Heal, Thing>> = {
  wound: struck(wound),
  doubleWound: struck(doubleWound),
  scratches: struck(scratch),
}

const misfortune = thing('misfortune', 72, 72, misfortuneToken)

/** What a prize or a reward looks like. */
export const prizeThing = byKind<Reward, [], Thing>({
  fame: ({ value }) => fame(value),
  treasure: ({ value }) => treasure(value),
  alliance: ({ count }) => heap(scroll, count, 16, 12),
  draw: ({ count }) => heap(back, count, 44, 0),
  special: ({ special: name }) =>
    thing(`special:${name}`, cardSize.width, cardSize.height, () =>
      specialCardPicture({ name, compact: true }),
    ),
  scratch: () => scratch,
  wound: () => wound,
  doubleWound: () => doubleWound,
  misfortune: () => misfortune,
  healScratches: () => healThings.scratches,
  fameOrHeal: ({ value }) => pair(fame(value), healThings.wound),
  heal: () => pair(healThings.wound, healThings.scratches),
})

export function tokenThing(id: TokenId): Thing {
  const { shape, kind, value } = tokenOf(id)
  if (shape === 'round' && kind !== 'misfortune')
    return thing(`alliance:${kind}${value}`, 92, 72, () => allianceToken({ value: { kind, amount: value } }))
  if (kind === 'misfortune') return misfortune
  return kind === 'fame' ? fame(value) : treasure(value)
}

export const tokenPlacement = (key: string, token: TokenId, r: Rect): Omit<Placement, 'z'> => ({
  ...thingPlacement(key, tokenThing(token), r),
  alike: `token:${token}`,
})

/** A square drawing without a shadow of its own: discs, seals, markers. */
export function plainPlacement(key: string, made: Picture, { x, y, w, h }: Rect, z: number): Placement {
  return { key, picture: made, x, y, w, h, z }
}
