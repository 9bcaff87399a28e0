/** What this browser remembers of a few tables, the latest first. */
import { storage } from '../app/settings/settings'

const KEPT = 30

export function byTable<T>(key: string, isValid: (value: T) => boolean) {
  const read = (): [string, T][] => {
    try {
      const raw = JSON.parse(storage.get(key) ?? '[]') as [string, T][]
      return raw.filter(([code, value]) => typeof code === 'string' && isValid(value))
    } catch {
      return []
    }
  }
  return {
    get: (code: string): T | null => read().find(([known]) => known === code)?.[1] ?? null,
    set(code: string, value: T): void {
      const others = read().filter(([known]) => known !== code)
      storage.set(key, JSON.stringify([[code, value], ...others].slice(0, KEPT)))
    },
  }
}
