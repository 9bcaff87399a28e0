/** "A, B and C", each thing by its name. */
export function listed<T>(
  { and }: { readonly and: string },
  things: readonly T[],
  nameOf: (thing: T) => string,
): string {
  const names = things.map(nameOf)
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
}
