/** Staying in, with cards or with treasure: the rule both contests in turn share. */
import type { Rng } from '../../../kernel'
import type { LegendReason } from '../reasons'

/**
 * Things are laid one by one and none may follow once `needed` is reached. So a set is legal when it
 * reaches `needed` and would not without its largest; and when level already, it is exactly one.
 */
export function refuseRaise(values: readonly number[], total: number, needed: number): LegendReason | null {
  if (values.length === 0) return 'nothing-played'
  if (total >= needed) return values.length === 1 ? null : 'one-when-level'
  let sum = total
  let largest = 0
  for (const value of values) {
    sum += value
    if (value > largest) largest = value
  }
  if (sum < needed) return 'not-enough'
  return sum - largest < needed ? null : 'superfluous'
}

/** A random legal raise, or null when it cannot be reached. `items` are shuffled. */
export function sampleRaise<T>(
  items: T[],
  worth: (item: T) => number,
  { total, needed }: { readonly total: number; readonly needed: number },
  rng: Rng,
): T[] | null {
  const laid: T[] = []
  let sum = total
  for (const item of rng.shuffle(items)) {
    laid.push(item)
    sum += worth(item)
    if (sum >= needed) return laid
  }
  return null
}
