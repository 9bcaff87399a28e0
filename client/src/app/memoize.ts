/** Makes something once for each key. */
export const memoize = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>()
  return key => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

/** The same for objects, which may be forgotten. */
export const memoizeByObject = <K extends object, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, { readonly value: V }>()
  return key => {
    const made = known.get(key) ?? { value: make(key) }
    known.set(key, made)
    return made.value
  }
}
