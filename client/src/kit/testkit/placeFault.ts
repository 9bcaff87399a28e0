/** For tests of layouts. */
import { overlaps, type Rect, within } from '../layout/geometry'

export type NamedPlace = readonly [name: string, place: Rect | null]

const show = ({ x, y, w, h }: Rect) => [x, y, w, h].map(Math.round).join(' ')

/** The first place that leaves the screen or covers another, in words. */
export function placeFault(places: readonly NamedPlace[], screen: Rect): string | null {
  const all = places.flatMap(([name, place]) => (place ? [{ name, place }] : []))
  for (const [i, { name, place }] of all.entries()) {
    if (!within(place, screen)) return `${name} leaves the screen: ${show(place)}`
    const other = all.slice(i + 1).find(one => overlaps(place, one.place))
    if (other) return `${name} ${show(place)} meets ${other.name} ${show(other.place)}`
  }
  return null
}
