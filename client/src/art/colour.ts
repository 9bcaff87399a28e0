/** Arithmetic of #rrggbb colours. */

const channels = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))

/** As Pixi takes it. */
export const numberOf = (hex: string): number => Number.parseInt(hex.slice(1), 16)

/** From `a` (share 0) to `b` (share 1). */
export function mix(a: string, b: string, share: number): string {
  const other = channels(b)
  const mixed = channels(a).map((value, i) => Math.round(value + ((other[i] ?? 0) - value) * share))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}
