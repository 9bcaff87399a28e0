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

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = channels(hex)
    .map(value => value / 255)
    .map(value => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast of two opaque colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}
