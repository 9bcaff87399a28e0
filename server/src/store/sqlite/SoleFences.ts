/** Fences for a single process: they only distinguish its own openings of a table. */
import { type Fence, Fenced } from '../Store'

export class SoleFences {
  readonly #fences = new Map<string, number>()
  #count = 0

  of(code: string): number {
    return this.#fences.get(code) ?? 0
  }

  take(code: string, seen: number): Fence | null {
    if (this.of(code) !== seen) return null
    const fence = ++this.#count
    this.#fences.set(code, fence)
    return { code, fence }
  }

  check(fences: readonly Fence[]): void {
    const lost = fences.filter(({ code, fence }) => this.of(code) !== fence)
    if (lost.length > 0) throw new Fenced(lost)
  }

  release(code: string): void {
    this.#fences.delete(code)
  }
}
