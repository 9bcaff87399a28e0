/** What a referee holds against a record. */
import { isDeepStrictEqual } from 'node:util'

export function demand(isTrue: boolean, rule: string): void {
  if (!isTrue) throw new Error(`against the rules: ${rule}`)
}

export function same(said: unknown, found: unknown, what: string): void {
  if (!isDeepStrictEqual(said, found))
    throw new Error(`${what}: the record says ${JSON.stringify(said)}, it is ${JSON.stringify(found)}`)
}

/** Takes items out of a list that must have them. */
export function takeOut(list: number[], items: readonly number[], what: string): void {
  for (const item of items) {
    const i = list.indexOf(item)
    demand(i >= 0, `${what} has ${item}`)
    list.splice(i, 1)
  }
}

export const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b)
