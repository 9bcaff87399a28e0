/** Trees and such, shared by the boards and the home page. */
import { num, times } from '../svg'

/** A fixed scatter, 0 to 1: equal pages look equal. */
export function scatter(index: number, salt: number): number {
  let hash = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x100000000
}

/** A pine standing on (x, y). */
export function pine(x: number, y: number, height: number, fill: string): string {
  const tiers = times(5, i => {
    const top = y - height + (height * 0.86 * i) / 5
    const [half, drop] = [height * (0.09 + 0.055 * i), height * 0.3]
    return `M${num(x)} ${num(top)}L${num(x + half)} ${num(top + drop)}Q${num(x)} ${num(top + drop * 0.82)} ${num(x - half)} ${num(top + drop)}Z`
  }).join('')
  const trunk = `M${num(x - height * 0.02)} ${num(y - height * 0.2)}h${num(height * 0.04)}v${num(height * 0.22)}h${num(-height * 0.04)}Z`
  return `<path d="${tiers}${trunk}" fill="${fill}"/>`
}
