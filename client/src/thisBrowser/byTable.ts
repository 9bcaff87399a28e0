/** What this browser remembers of a few tables, the latest first. */
import { listIn, storage } from '../app/storage'

const KEPT = 30

export function byTable<T>(key: string, isValid: (value: T | undefined) => boolean) {
  const isEntry = (raw: Partial<[string, T]> | null): raw is [string, T] =>
    Array.isArray(raw) && typeof raw[0] === 'string' && isValid(raw[1])
  const read = () => listIn(storage.get(key), isEntry)
  return {
    get: (code: string): T | null => read().find(([known]) => known === code)?.[1] ?? null,
    set(code: string, value: T): void {
      const others = read().filter(([known]) => known !== code)
      storage.set(key, JSON.stringify([[code, value], ...others].slice(0, KEPT)))
    },
  }
}

/** Up to where somebody has looked at a table: they may come back after minutes or days. */
export interface Look {
  readonly match: number
  readonly revision: number
}

const looks = byTable<Look>('heorot.looks', look => Number.isInteger(look?.revision))

export const lastLook = (code: string): Look | null => looks.get(code)

export const noteLook = (code: string, { match, revision }: Look): void =>
  looks.set(code, { match, revision })
