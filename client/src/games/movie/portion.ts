/** How far a figure sees: its row and its column up to the gorges. */
import { type Act, BOARDS, type Layout, type Space, tileOf } from '@heorot/shared/games/movie'

/** Where a Gorge ends the view: between the last cell seen and the Gorge. */
export interface ViewEnd {
  readonly seen: Space
  readonly gorge: Space
}

/** Row and column run from the first cell to the last, the figure's own among them. */
export function portionOf(act: Act, { tiles }: Layout, from: Space) {
  const { cells, rays } = BOARDS[act]
  const stops: ViewEnd[] = []
  const isGorge = (space: Space) => {
    const tile = tiles[space] ?? null
    return cells[space] === 'gorge' || (tile !== null && tileOf(tile).ability === 'gorge')
  }
  const reach = (ray: readonly Space[]): Space => {
    const gorge = ray.find(isGorge)
    const seen = (gorge === undefined ? ray : ray.slice(0, ray.indexOf(gorge))).at(-1) ?? from
    if (gorge !== undefined) stops.push({ seen, gorge })
    return seen
  }
  const { row, column } = rays[from] ?? { row: [[], []], column: [[], []] }
  return {
    row: { first: reach(row[0]), last: reach(row[1]) },
    column: { first: reach(column[0]), last: reach(column[1]) },
    stops,
  }
}
