/** Which of the objects that cannot be told apart moves where: the shortest ways first. */
import type { Placement } from '../layout/placement'

interface Way {
  readonly from: Placement
  readonly to: Placement
  readonly length: number
}

/** Pairs of an old key and the new key that its object takes on. */
export function matchAlike(before: readonly Placement[], after: readonly Placement[]): [string, string][] {
  const places = new Map<string, Placement[]>()
  for (const to of after)
    if (to.alike !== undefined) places.set(to.alike, [...(places.get(to.alike) ?? []), to])
  const ways = before.flatMap(from => waysFrom(from, places.get(from.alike ?? '') ?? []))
  ways.sort((a, b) => a.length - b.length)
  const [gone, taken] = [new Set<string>(), new Set<string>()]
  return ways.flatMap(({ from, to }): [string, string][] => {
    if (gone.has(from.key) || taken.has(to.key)) return []
    gone.add(from.key)
    taken.add(to.key)
    return [[from.key, to.key]]
  })
}

const waysFrom = (from: Placement, places: readonly Placement[]): Way[] =>
  places.flatMap(to => {
    if (from.settled && from.key !== to.key) return []
    const length = Math.hypot(from.x + from.w / 2 - to.x - to.w / 2, from.y + from.h / 2 - to.y - to.h / 2)
    // If distances are equal, the thing that has the key keeps it.
    return [{ from, to, length: from.key === to.key ? length - 0.5 : length }]
  })
