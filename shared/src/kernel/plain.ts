/** Helpers for plain JSON data: the only kind of data a state is made of. */

/** A deep copy of plain data. */
export function clonePlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const copy = new Array(value.length)
    for (let i = 0; i < value.length; i++) copy[i] = clonePlain(value[i])
    return copy as T
  }
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = clonePlain(value[key])
  return copy as T
}

/** Freezes plain data through and through. */
export function freezePlain<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const child of Object.values(value)) freezePlain(child)
  }
  return value
}

/** Text that is equal exactly when the data are: keys sorted, `undefined` left out. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  return Array.isArray(value) ? canonicalList(value) : canonicalObject(value as Record<string, unknown>)
}

function canonicalList(list: readonly unknown[]): string {
  let text = ''
  for (let i = 0; i < list.length; i++) text += (i === 0 ? '' : ',') + canonical(list[i])
  return `[${text}]`
}

function canonicalObject(plain: Record<string, unknown>): string {
  let text = ''
  for (const key of Object.keys(plain).sort()) {
    if (plain[key] === undefined) continue
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(plain[key])}`
  }
  return `{${text}}`
}

/** Whether two plain values are equal, whatever the order of their keys. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b)
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b)
  return !Array.isArray(b) && sameObject(a as Record<string, unknown>, b as Record<string, unknown>)
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!samePlain(a[i], b[i])) return false
  return true
}

function sameObject(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  let parts = 0
  for (const key in a) {
    if (!samePlain(a[key], b[key])) return false
    if (a[key] !== undefined) parts++
  }
  for (const key in b) if (b[key] !== undefined) parts--
  return parts === 0
}

/** The first path at which two plain values differ, or null: for failures one can read. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (samePlain(a, b)) return null
  const here = `${path || 'value'}: ${JSON.stringify(a)} ≠ ${JSON.stringify(b)}`
  const bothObjects = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null
  if (!bothObjects) return here
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) {
    const found = firstDifference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      path ? `${path}.${key}` : key,
    )
    if (found) return found
  }
  // The same parts, but one is a list.
  return here
}
