import { troubleOf } from './trouble'

const PATIENCE = 30_000
const PAUSE = 500

/** Retries while the store is away: a start does not fail because a database restarts at the same moment. */
export async function retryAtStart<T>(
  ask: () => Promise<T>,
  mayPass: (error: unknown) => boolean = error => troubleOf(error) !== null,
): Promise<T> {
  for (const end = performance.now() + PATIENCE; ; ) {
    try {
      return await ask()
    } catch (error) {
      if (!mayPass(error) || performance.now() > end) throw error
      await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
  }
}
