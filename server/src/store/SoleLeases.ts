/** Leases where no other process can be: everything is ours, and the fence only tells our own moments apart. */
import { Fenced, type Lease, type Leases } from './Store'

export class SoleLeases implements Leases {
  readonly lasts = null
  readonly #fences = new Map<string, number>()
  #count = 0

  async acquire(code: string): Promise<Lease> {
    const fence = ++this.#count
    this.#fences.set(code, fence)
    return { code, fence }
  }

  isHeld(code: string): boolean {
    return this.#fences.has(code)
  }

  check(leases: readonly Lease[]): void {
    const lost = leases.filter(({ code, fence }) => this.#fences.get(code) !== fence)
    if (lost.length > 0) throw new Fenced(lost)
  }

  release(code: string): void {
    this.#fences.delete(code)
  }

  async renew(): Promise<boolean> {
    return true
  }

  async retire(): Promise<void> {
    this.#fences.clear()
  }
}
