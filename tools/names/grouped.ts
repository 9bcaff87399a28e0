/** The values that share a key. */
export function grouped(pairs: Iterable<readonly [key: string, value: string]>): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value])
  return groups
}
