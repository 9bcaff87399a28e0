/** Multisets as plain lists: equal items cannot be told apart, so only their number counts. */

/** Takes each item out of the list once. Ignores items that are not there. */
export function removeEach<T>(list: T[], items: readonly T[]): void {
  for (const item of items) {
    const i = list.indexOf(item)
    if (i >= 0) list.splice(i, 1)
  }
}

/** The list without these items. */
export function without<T>(list: readonly T[], items: readonly T[]): T[] {
  const rest = [...list]
  removeEach(rest, items)
  return rest
}

/** Whether the list has each of these items as often as they name it. */
export const areAmong = <T>(items: readonly T[], list: readonly T[]): boolean =>
  items.length < 2 ? items.every(item => list.includes(item)) : without(items, list).length === 0

/** Adds items to a sorted list, which stays sorted: so its order says nothing about when each came. */
export function addSorted(list: number[], items: readonly number[]): void {
  for (const item of items) {
    let i = list.length
    for (; i > 0 && list[i - 1]! > item; i--) list[i] = list[i - 1]!
    list[i] = item
  }
}

export function isSorted(items: readonly number[]): boolean {
  for (let i = 1; i < items.length; i++) if (items[i - 1]! > items[i]!) return false
  return true
}

/** A sorted copy. Lists are short, so inserting beats the built-in sort by far. */
export function sorted(items: readonly number[]): number[] {
  const list: number[] = []
  addSorted(list, items)
  return list
}
