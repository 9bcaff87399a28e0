/** What this browser remembers, as JSON by key. Anything damaged counts as missing. */
import { effect, type Signal, signal } from '@preact/signals'

/** A private window may refuse it: then a choice lasts as long as the page. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Nothing to do: the page works without memory.
    }
  },
}

/** Null for what is no JSON. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export function objectIn(text: string | null): Readonly<Record<string, unknown>> {
  const value = parsed(text)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** The valid entries of a list. */
export function listIn<T>(text: string | null, isValid: (raw: Partial<T> | null) => raw is T): readonly T[] {
  const value = parsed(text)
  return Array.isArray(value) ? value.filter(isValid) : []
}

/** A list that all tabs share: without this, the later one would write the other's entries away. */
export function sharedList<T>(
  key: string,
  isValid: (raw: Partial<T> | null) => raw is T,
): Signal<readonly T[]> {
  const list = signal(listIn(storage.get(key), isValid))
  effect(() => storage.set(key, JSON.stringify(list.value)))
  addEventListener('storage', event => {
    if (event.key === key) list.value = listIn(event.newValue, isValid)
  })
  return list
}
