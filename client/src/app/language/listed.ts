/** "A, B and C". */
export function listed({ and }: { readonly and: string }, items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}
