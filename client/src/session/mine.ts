import type { Mine } from '@heorot/shared'
import { signal } from '@preact/signals'

/** Where it is this browser's turn, and how its halls are; null until somebody has answered. */
export const mine = signal<Mine | null>(null)
