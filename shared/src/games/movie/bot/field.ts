/** The board as a set of numbers: what a figure or a tile would count on each space. */
import { type Act, BOARDS, FIGURES, type Layout, type Space, TILES, type TileId } from '..'

export type Laid = Layout & { readonly act: Act }

/** Seen with everybody's `share`: 1 for the seat that thinks, below 0 for those whose points hurt it. */
export interface Field {
  /** What one more point on a space is worth: the diamonds that see it, shared out. */
  readonly swing: readonly number[]
  /** What a horn on a space is worth. */
  readonly hornSwing: readonly number[]
  /** Where treachery makes boons worthless; null when it lies nowhere. */
  readonly dead: readonly boolean[] | null
  /** All figures' scores, shared out. */
  readonly balance: number
}

/** What a figure would see from a space. */
export interface FigureSight {
  sum: number
  horns: number
  /** Open spaces. */
  open: number
}

const VALUE = TILES.map(tile => tile.value)
const CUTS = TILES.map(tile => tile.ability === 'gorge')
const HORN = TILES.map(tile => tile.ability === 'horn')
const TREACHERY = TILES.map(tile => tile.ability === 'treachery')
const DIAMONDS = FIGURES.map(figure => figure.diamonds)
const OWNER = FIGURES.map(figure => figure.seat)

function linesOf(act: Act): readonly (readonly (readonly Space[])[])[] {
  const { cells, rays } = BOARDS[act]
  const seen = (ray: readonly Space[]): readonly Space[] => {
    const cut = ray.findIndex(space => cells[space] === 'gorge')
    return cut < 0 ? ray : ray.slice(0, cut)
  }
  return rays.map(({ row, column }) => [...row, ...column].map(seen))
}

/** The four lines of spaces seen from each cell; the outline and printed Gorges end them. */
const LINES = { 1: linesOf(1), 2: linesOf(2), 3: linesOf(3) } as const

const blank = (length: number): number[] => new Array<number>(length).fill(0)

function deadSpaces(laid: Laid): boolean[] | null {
  let dead: boolean[] | null = null
  for (let from = 0; from < laid.tiles.length; from++) {
    const tile = laid.tiles[from]!
    if (tile === null || !TREACHERY[tile]) continue
    dead ??= new Array<boolean>(laid.tiles.length).fill(false)
    markDead(laid, from, dead)
  }
  return dead
}

function markDead({ act, tiles }: Laid, from: Space, dead: boolean[]): void {
  for (const line of LINES[act][from]!)
    for (const space of line) {
      const tile = tiles[space]!
      if (tile !== null && CUTS[tile]) break
      dead[space] = true
    }
}

export function survey(laid: Laid, share: readonly number[]): Field {
  const dead = deadSpaces(laid)
  const swing = blank(laid.tiles.length)
  const hornSwing = blank(laid.tiles.length)
  let balance = 0
  for (let from = 0; from < laid.figures.length; from++) {
    const figure = laid.figures[from]!
    if (figure === null) continue
    const { sum, horns } = look(laid, dead, from)
    const part = share[OWNER[figure]!]!
    const diamonds = DIAMONDS[figure]! + horns
    balance += part * sum * diamonds
    spread(laid, from, part * diamonds, part * sum, swing, hornSwing)
  }
  return { swing, hornSwing, dead, balance }
}

/** What a figure on this space sees. */
export function look(
  { act, tiles, figures }: Laid,
  dead: readonly boolean[] | null,
  from: Space,
): Readonly<FigureSight> {
  const sight: FigureSight = { sum: 0, horns: 0, open: 0 }
  for (const line of LINES[act][from]!)
    for (const space of line) {
      const tile = tiles[space]!
      if (tile === null) {
        if (figures[space] === null) sight.open++
        continue
      }
      if (CUTS[tile]) break
      if (HORN[tile]) sight.horns++
      const value = VALUE[tile]!
      if (value < 0 || dead === null || !dead[space]) sight.sum += value
    }
  return sight
}

/** Tells every space in sight of a figure what a point and a horn there would be worth. */
function spread(
  { act, tiles }: Laid,
  from: Space,
  point: number,
  horn: number,
  swing: number[],
  hornSwing: number[],
): void {
  for (const line of LINES[act][from]!)
    for (const space of line) {
      const tile = tiles[space]!
      if (tile !== null && CUTS[tile]) break
      swing[space]! += point
      hornSwing[space]! += horn
    }
}

/** What a tile counts on a space, whoever sees it. */
export const countsAs = ({ dead }: Field, tile: TileId, space: Space): number => {
  const value = VALUE[tile]!
  return value > 0 && dead?.[space] ? 0 : value
}

/** What each seat's figures score now. */
export function pointsOf(laid: Laid, seats: number): number[] {
  const dead = deadSpaces(laid)
  const points = blank(seats)
  for (let from = 0; from < laid.figures.length; from++) {
    const figure = laid.figures[from]!
    if (figure === null) continue
    const { sum, horns } = look(laid, dead, from)
    points[OWNER[figure]!]! += sum * (DIAMONDS[figure]! + horns)
  }
  return points
}

/** The same, shared out. */
export function balanceOf(laid: Laid, share: readonly number[]): number {
  let balance = 0
  pointsOf(laid, share.length).forEach((points, seat) => {
    balance += points * share[seat]!
  })
  return balance
}
