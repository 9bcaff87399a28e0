/** How far a figure sees: its row and its column up to the gorges. */
import { type Act, BOARDS, type Layout, type Space, tileOf } from '@heorot/shared/games/movie'

/** From the first cell to the last, the figure's own among them. */
export interface Stretch {
  readonly first: Space
  readonly last: Space
}

/** Where a Gorge ends the view: between the last cell seen and the Gorge. */
export interface ViewEnd {
  readonly seen: Space
  readonly gorge: Space
}

export interface Portion {
  readonly row: Stretch
  readonly column: Stretch
  readonly stops: readonly ViewEnd[]
}

export function portionOf(act: Act, layout: Layout, space: Space): Portion {
  const stops: ViewEnd[] = []
  const reach = (down: number, right: number) => reachOf(act, layout, space, [down, right], stops)
  return {
    row: { first: reach(0, -1), last: reach(0, 1) },
    column: { first: reach(-1, 0), last: reach(1, 0) },
    stops,
  }
}

function reachOf(
  act: Act,
  layout: Layout,
  from: Space,
  [down, right]: readonly [number, number],
  stops: ViewEnd[],
): Space {
  const { columns, cells } = BOARDS[act]
  let seen = from
  for (;;) {
    const column = (seen % columns) + right
    const next = seen + down * columns + right
    if (column < 0 || column >= columns || (cells[next] ?? 'beyond') === 'beyond') return seen
    if (isGorge(act, layout, next)) {
      stops.push({ seen, gorge: next })
      return seen
    }
    seen = next
  }
}

function isGorge(act: Act, { tiles }: Layout, space: Space): boolean {
  const tile = tiles[space] ?? null
  return BOARDS[act].cells[space] === 'gorge' || (tile !== null && tileOf(tile).ability === 'gorge')
}
