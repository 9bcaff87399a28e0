const EAGER = 30

/**
 * How long to wait before the next try, in milliseconds: at once at first, every two seconds while a server
 * may be restarting, then every ten.
 */
export const backoff = (attempt: number): number =>
  attempt < EAGER ? Math.min(2000, 250 * 2 ** attempt) : 10_000

/** Many clients that lost the server together must not reconnect all at once. */
const spread = (milliseconds: number) => milliseconds * (0.8 + 0.4 * Math.random())

/** Waits, but not longer than until the device says that it is online or looked at again. */
export function patience(milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      document.removeEventListener('visibilitychange', done)
      resolve()
    }
    const timer = setTimeout(done, spread(milliseconds))
    addEventListener('online', done)
    document.addEventListener('visibilitychange', done)
  })
}
