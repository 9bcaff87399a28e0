/** The one thinker of this page. */
import { Thinker } from './Thinker'

export const { think } = new Thinker(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
)

/** How long a King may think here. */
export const KING_MS = 1000
